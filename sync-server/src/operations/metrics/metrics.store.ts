import type { Sql } from '../../database/database.ts';

type Counted = { name: string; state: string; count: number };

/** The shop's connections at the database, by pool and state. */
export const countConnections = (owner: Sql) => owner<Counted[]>`
  select application_name as name, coalesce(state, 'starting') as state, count(*)::int as count from pg_stat_activity
  where datname = current_database() and application_name like 'knotenblech %' group by 1, 2 order by 1, 2`;

/** Jobs that wait, run or have failed for good, by queue. */
export const countJobs = (owner: Sql) => owner<Counted[]>`
  select name, state::text as state, count(*)::int as count from jobs.job
  where state in ('created', 'retry', 'active', 'failed') group by 1, 2 order by 1, 2`;

/** Mails that are not out. */
export const countUnsentMails = (owner: Sql) => owner<Omit<Counted, 'name'>[]>`
  select state, count(*)::int as count from mail where state in ('waiting', 'failed') group by 1 order by 1`;
