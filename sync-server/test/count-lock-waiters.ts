import type { Sql } from '../src/database/database.ts';

/** How many connections to this database wait for a lock, for tests of what waits for what. */
export const countLockWaiters = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count ?? 0;
};
