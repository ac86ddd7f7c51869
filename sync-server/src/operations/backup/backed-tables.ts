import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import type { BlobStore } from '../../files/blob.store.ts';

type Shape = Pick<BackedTable, 'schema' | 'name' | 'columns'>;

/** Every table of the shop, and the queue of its jobs, with the columns that can be written. */
export const readTables = async (tx: Transaction): Promise<Shape[]> => {
  const rows = await tx<{ schema: string; name: string; columns: string[] }[]>`
    select table_schema as schema, table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and (table_schema = 'public' and table_name <> 'schema_migration' or (table_schema, table_name) = ('jobs', 'job'))
    group by 1, 2 order by 1, 2`;
  return inOrderOfReferences(tx, [...rows]);
};

/** A table comes after those it refers to. */
const inOrderOfReferences = async (tx: Transaction, tables: Shape[]) => {
  const links = await tx<{ from: string; to: string }[]>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;
  const sorted: Shape[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const waiting = new Set([...left].map((table) => table.name));
    const free = [...left].filter(({ name }) => !links.some(({ from, to }) => from === name && waiting.has(to)));
    if (free.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of free) left.delete(table);
    sorted.push(...free);
  }
  return sorted;
};

/** Sequences of numbers that people see, and those that only number rows. */
export const readSequences = async (tx: Transaction): Promise<BackupManifest['sequences']> => {
  const rows = await tx<BackupManifest['sequences']>`
    select sequencename::text as name, last_value as last, not exists (
      select 1 from pg_depend where classid = 'pg_class'::regclass and deptype = 'i'
        and objid = (quote_ident(schemaname) || '.' || quote_ident(sequencename))::regclass) as "isShown"
    from pg_sequences where schemaname = 'public' order by 1`;
  return [...rows];
};

export const copyColumns = ({ schema, name, columns }: Shape) =>
  `${schema}.${name} (${columns.map((column) => `"${column}"`).join(', ')})`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** Says what a backup holds; its own hash lies beside it, so that whoever verifies both has verified everything. */
const backupManifestSchema = z.strictObject({
  format: z.literal('knotenblech-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), hash: sha256 })).min(1),
  tables: z.array(
    z.strictObject({ schema: name, name, columns: z.array(name), rows: z.number().int(), bytes: z.number(), sha256 }),
  ),
  sequences: z.array(z.strictObject({ name, last: z.number().int().nullable(), isShown: z.boolean() })),
  files: z.array(z.strictObject({ sha256, bytes: z.number().int() })),
});

export type BackupManifest = z.infer<typeof backupManifestSchema>;

export type BackedTable = BackupManifest['tables'][number];

export const manifestName = 'manifest.json';

export const manifestHashName = 'manifest.sha256';

export const tableFile = (folder: string, { schema, name: table }: Pick<BackedTable, 'schema' | 'name'>) =>
  join(folder, 'tables', `${schema}.${table}.copy`);

export const blobFile = (folder: string, hash: string) =>
  join(folder, 'files', hash.slice(0, 2), hash.slice(2, 4), hash);

export const hashText = (text: string) => createHash('sha256').update(text).digest('hex');

/** Throws when the folder holds no backup, or one that was not finished. */
export const readManifest = async (folder: string): Promise<BackupManifest> => {
  const [text, hash] = await Promise.all(
    [manifestName, manifestHashName].map((file) => readFile(join(folder, file), 'utf8').catch(() => null)),
  );
  if (text === null || text === undefined || hash === null || hash === undefined)
    throw new Error(`${folder} holds no finished backup`);
  if (hashText(text) !== hash.trim()) throw new Error(`the backup was altered: ${manifestName}`);
  const parsed = backupManifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`the backup is of a form that this version does not know`);
  return parsed.data;
};

/** The files that the database says customers have sent. */
export const sentFiles = async (tx: Transaction): Promise<FileHash[]> => {
  const rows = await tx<{ hash: FileHash }[]>`select distinct hash from customer_file order by hash`;
  return rows.map(({ hash }) => hash);
};

/** Throws where files that customers have sent do not lie in the store: it is another shop's, or its disk is not mounted. */
export const refuseMissingFiles = async (sent: readonly FileHash[], blobs: Pick<BlobStore, 'pathOf'>) => {
  const lost: FileHash[] = [];
  for (const hash of sent) if ((await blobs.pathOf(hash)) === null) lost.push(hash);
  if (lost.length === 0) return;
  throw new Error(
    `${lost.length} of ${sent.length} files that customers have sent are not there: look at DATA_DIR; --without-lost-files goes on without them\n${lost.join('\n')}`,
  );
};
