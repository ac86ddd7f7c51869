import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql, Transaction } from '../../database/database.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import {
  type BackedTable,
  type BackupManifest,
  blobFile,
  hashText,
  manifestHashName,
  manifestName,
  readSequences,
  readTables,
  refuseMissingFiles,
  sentFiles,
  tableFile,
} from './backed-tables.ts';

type BackupDeps = {
  owner: Sql;
  blobs: Pick<BlobStore, 'hashes' | 'pathOf'>;
  now: Date;
  /** Files that customers have sent may be missing. */
  withoutLost?: boolean;
};

/**
 * Writes everything of the shop into a new folder, as of one moment, while it runs: the database from one snapshot, then the
 * files, which never change. The folder gets its name when all of it is on the disk; only its owner reads it.
 */
export const writeBackup = async (deps: BackupDeps, place: string): Promise<BackupManifest> => {
  const folder = resolve(place);
  if (await exists(folder)) throw new Error(`${folder} is there already: a backup is written once`);
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  const { outermost, ...database } = await deps.owner.begin('isolation level repeatable read read only', async (tx) => {
    if (!deps.withoutLost) await refuseMissingFiles(await sentFiles(tx), deps.blobs);
    const outermost = await mkdir(dirname(draft), { recursive: true });
    await mkdir(draft, { mode: ownersFolder });
    await mkdir(join(draft, 'tables'));
    return { outermost, ...(await dumpDatabase(tx, draft)) };
  });
  const manifest: BackupManifest = {
    format: 'knotenblech-backup',
    version: 1,
    madeAt: deps.now.toISOString(),
    ...database,
    files: await copyFiles(deps.blobs, draft),
  };
  const text = JSON.stringify(manifest, null, 1);
  await writeFile(join(draft, manifestName), text, { flush: true, mode: ownersFile });
  await writeFile(join(draft, manifestHashName), `${hashText(text)}\n`, { flush: true, mode: ownersFile });
  await syncFoldersIn(draft);
  await rename(draft, folder);
  await syncFoldersAround(folder, dirname(outermost ?? draft));
  return manifest;
};

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** A file can be found again only when the folder that names it is on the disk, and each around it. */
const syncFoldersIn = async (draft: string) => {
  const entries = await readdir(draft, { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name));
  await syncFolder(draft);
};

const syncFoldersAround = async (folder: string, outermost: string) => {
  let around = folder;
  do {
    around = dirname(around);
    await syncFolder(around);
  } while (around !== outermost && around !== dirname(around));
};

const dumpDatabase = async (tx: Transaction, draft: string) => {
  const migrations = await tx<BackupManifest['migrations']>`select name, hash from schema_migration order by name`;
  const tables: BackedTable[] = [];
  for (const table of await readTables(tx)) {
    const open = table.schema === 'jobs' ? `where state < 'completed'` : '';
    const columns = table.columns.map((column) => `"${column}"`).join(', ');
    const source = `copy (select ${columns} from ${table.schema}.${table.name} ${open}) to stdout`;
    tables.push({ ...table, ...(await dumpTable(tx, source, tableFile(draft, table))) });
  }
  return { migrations: [...migrations], tables, sequences: await readSequences(tx) };
};

/** PostgreSQL ends each row with the only unescaped line feed. */
const dumpTable = async (tx: Transaction, copy: string, path: string) => {
  const sha256 = createHash('sha256');
  const size = { rows: 0, bytes: 0 };
  const count = new Transform({
    transform: (chunk: Buffer, _, done) => {
      sha256.update(chunk);
      size.bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) size.rows += 1;
      done(null, chunk);
    },
  });
  await pipeline(await tx.unsafe(copy).readable(), count, createWriteStream(path, { flush: true, mode: ownersFile }));
  return { ...size, sha256: sha256.digest('hex') };
};

const copyFiles = async (blobs: BackupDeps['blobs'], draft: string) => {
  const files: BackupManifest['files'] = [];
  for await (const hash of blobs.hashes()) {
    const path = await blobs.pathOf(hash);
    if (path) files.push({ sha256: hash, bytes: await copyBlob(path, blobFile(draft, hash), hash) });
  }
  return files;
};

/** Copies a file to the disk and tells its size; throws when its bytes do not have the hash. */
const copyBlob = async (from: string, to: string, hash: string): Promise<number> => {
  const sha256 = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _, done) => {
      sha256.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(dirname(to), { recursive: true });
  await pipeline(createReadStream(from), count, createWriteStream(to, { flush: true, mode: ownersFile }));
  if (sha256.digest('hex') !== hash) throw new Error(`a stored file is not what it was: ${from}`);
  return bytes;
};

/** What a backup is made of holds hashes of passwords and keys: no other user of the machine looks into it. */
const ownersFolder = 0o700;

/** Of a single file, which a copy may put into a folder that others look into. */
const ownersFile = 0o600;
