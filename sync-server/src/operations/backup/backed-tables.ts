import type { Transaction } from '../../database/database.ts';
import type { BackedTable, BackupManifest } from './backup-manifest.ts';

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
