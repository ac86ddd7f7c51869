import type { Sql } from './database.ts';

/**
 * Has PostgreSQL look at the tables that it has never looked at: of a new shop, and of a restored one. By itself it does so
 * within minutes; until then, among many rows, it may look for each single one by reading through all of its customer's.
 */
export const makeFirstStatistics = async (owner: Sql) => {
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.reltuples < 0`;
  for (const { name } of tables) await owner.unsafe(`analyze ${name}`);
};
