import type { Sql } from '../src/database/database.ts';

/** The ids of PostgreSQL and all that it has started, but for the one that answers this. */
export const postgresProcesses = async (sql: Sql) => {
  const rows = await sql<{ pid: number }[]>`
    select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as pid
    union select pid from pg_stat_activity where pid <> pg_backend_pid()`;
  return rows.map(({ pid }) => pid);
};
