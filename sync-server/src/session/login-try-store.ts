import type { Sql } from '../database/database.ts';

/** Counts this try and tells how many there were for each key since, this one included. */
export const countTries = async (owner: Sql, keys: string[], since: Date, now: Date) => {
  await owner`insert into login_try ${owner(keys.map((key) => ({ key, at: now })))}`;
  const rows = await owner<{ key: string; count: number }[]>`
    select key, count(*)::int as count from login_try where key in ${owner(keys)} and at > ${since} group by key`;
  const counts = new Map(rows.map((row) => [row.key, row.count]));
  return keys.map((key) => counts.get(key) ?? 0);
};

export const forgetTries = (owner: Sql, keys: string[]) => owner`delete from login_try where key in ${owner(keys)}`;

/** The tries made at one instant. */
export const forgetTry = (owner: Sql, keys: string[], at: Date) =>
  owner`delete from login_try where key in ${owner(keys)} and at = ${at}`;

export const forgetTriesBefore = (owner: Sql, before: Date) => owner`delete from login_try where at <= ${before}`;
