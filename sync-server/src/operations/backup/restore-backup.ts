import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { applyMigration, readMigrations } from '../../database/migrate.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import {
  type BackedTable,
  type BackupManifest,
  blobFile,
  copyColumns,
  readManifest,
  readTables,
  refuseMissingFiles,
  sentFiles,
  tableFile,
} from './backed-tables.ts';

type RestoreDeps = { owner: Sql; blobs: Pick<BlobStore, 'keepBytes' | 'pathOf'>; gap: number; withoutLost?: boolean };

/**
 * Brings a verified backup into an empty database, in one transaction, with a new epoch: devices then tell again what they
 * know of the last 30 days. Numbers that people see go on behind a gap, so that none is given twice.
 */
export const restoreBackup = async (
  { owner, blobs, gap, withoutLost = false }: RestoreDeps,
  folder: string,
  manifest: BackupManifest,
) => {
  for (const { sha256 } of manifest.files) {
    const hash = sha256 as FileHash;
    if ((await blobs.pathOf(hash)) === null)
      await blobs.keepBytes(hash, new Uint8Array(await readFile(blobFile(folder, sha256))));
  }
  await owner.begin(async (tx) => {
    await buildSchema(tx, manifest);
    await refuseOtherTables(tx, manifest.tables);
    await tx`delete from sync_meta`;
    const forced = await readForced(tx);
    await forceAll(tx, forced, false);
    for (const table of manifest.tables) await loadTable(tx, folder, table);
    await forceAll(tx, forced, true);
    if (!withoutLost) await refuseMissingFiles(await sentFiles(tx), blobs);
    await raiseSequences(tx, manifest, gap);
    await tx`update sync_meta set epoch = gen_random_uuid()`;
  });
};

/** As it was when the backup was made; what this version adds comes when the server starts. */
const buildSchema = async (tx: Transaction, manifest: BackupManifest) => {
  for (const migration of await migrationsOf(manifest)) await applyMigration(tx, migration);
};

/** What made the schema of a backup; throws where it is not all here. */
const migrationsOf = async ({ migrations }: BackupManifest) => {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  return migrations.map(({ name, hash }) => {
    const migration = known.get(name);
    if (migration?.hash === hash) return migration;
    throw new Error(`the backup is of another version of the shop (${name}): restore it with the version that made it`);
  });
};

const refuseOtherTables = async (tx: Transaction, tables: readonly BackedTable[]) => {
  const [wanted, found] = [tables.map(copyColumns), (await readTables(tx)).map(copyColumns)];
  const other = wanted.find((each) => !found.includes(each)) ?? found.find((each) => !wanted.includes(each));
  if (other) throw new Error(`the backup is of another version of the shop: ${other}`);
};

/** Tables whose rows are guarded from their owner too: nothing can be copied into one. */
const readForced = async (tx: Transaction) => {
  const rows = await tx<{ name: string }[]>`
    select oid::regclass::text as name from pg_class
    where relforcerowsecurity and relkind = 'r' and relnamespace = 'public'::regnamespace`;
  return rows.map(({ name }) => name);
};

const forceAll = async (tx: Transaction, tables: readonly string[], isForced: boolean) => {
  for (const name of tables)
    await tx.unsafe(`alter table ${name} ${isForced ? 'force' : 'no force'} row level security`);
};

const loadTable = async (tx: Transaction, folder: string, table: BackedTable) => {
  const into = await tx.unsafe(`copy ${copyColumns(table)} from stdin`).writable();
  await pipeline(createReadStream(tableFile(folder, table)), into);
  const [found] = await tx.unsafe<{ count: number }[]>(
    `select count(*)::int as count from ${table.schema}.${table.name}`,
  );
  if (found?.count !== table.rows) throw new Error(`${table.name}: ${found?.count} of ${table.rows} rows came`);
};

/** Numbers that may have been given out while the backup was being made: a sequence runs on behind the moment that the tables are of. */
const drawnMeanwhile = 10_000;

const raiseSequences = async (tx: Transaction, { sequences }: BackupManifest, gap: number) => {
  for (const { name, last, isShown } of sequences) {
    const [start] = await tx<{ first: number }[]>`
      select coalesce(${last}::bigint, start_value - 1) + 1 as first from pg_sequences
      where schemaname = 'public' and sequencename = ${name}`;
    const first = start?.first ?? 1;
    if (!isShown) await tx`select setval(${name}::regclass, ${first}, false)`;
    else {
      await tx`select setval(${name}::regclass, ${first + gap}, false)`;
      await tx`insert into number_gap (sequence, first, last) values (${name}, ${Math.max(1, first - drawnMeanwhile)}, ${first + gap - 1})`;
    }
  }
};

const leastGap = 10_000;

/** More than a shop gives out for long: so the same backup, restored again later, begins behind all that was given out meanwhile. */
const mostPerSecond = 1;

/** So many numbers of orders, projects, quotes and customers may have been given out since a backup was made. */
export const numberGap = (madeAt: string, now: Date): number => {
  const seconds = Math.ceil((now.getTime() - Date.parse(madeAt)) / 1000);
  return leastGap + mostPerSecond * Math.max(0, seconds);
};

/** The manifest of a whole backup; throws where it is of another version, and at the first file that is missing or not as it was written. */
export const verifyBackup = async (folder: string): Promise<BackupManifest> => {
  const manifest = await readManifest(folder);
  await migrationsOf(manifest);
  const files = [
    ...manifest.tables.map((table) => ({ path: tableFile(folder, table), sha256: table.sha256 })),
    ...manifest.files.map(({ sha256 }) => ({ path: blobFile(folder, sha256), sha256 })),
  ];
  for (const { path, sha256 } of files) {
    const found = await hashFile(path);
    if (found === null) throw new Error(`the backup is not whole: ${relative(folder, path)} is missing`);
    if (found !== sha256) throw new Error(`the backup was altered: ${relative(folder, path)}`);
  }
  return manifest;
};

const hashFile = async (path: string) => {
  const sha256 = createHash('sha256');
  try {
    await pipeline(createReadStream(path), sha256);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return sha256.digest('hex');
};
