import type { Sql, Transaction } from '../database/database.ts';

/** How often something may be tried; `windowMs`: within so long instead of the usual, a day at most. */
export type Limit = { key: string; most: number; windowMs?: number };
/** The longest window of a limit. */
export const longestWindowMs = 86_400_000;

/**
 * Stores a try under each of the keys, unless one of them has had its most within its window; tells whether it is stored. Keys are
 * asked in their order, so that one address alone fills no limit of all.
 */
export const countAttempt = async (
  owner: Sql,
  limits: readonly Limit[],
  windowMs: number,
  now: Date,
): Promise<boolean> => {
  const counted = limits.map(({ key, most, windowMs: own = windowMs }) => ({
    key,
    most,
    since: new Date(now.getTime() - own),
  }));
  if (await isAnyFull(owner, counted)) return false;
  const keys = limits.map(({ key }) => key);
  return owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('try ' || key, 0)) from unnest(${keys}::text[]) as key`;
    if (await isAnyFull(tx, counted)) return false;
    await tx`insert into login_try ${tx(keys.map((key) => ({ key, at: now })))}`;
    return true;
  });
};

type Counted = { key: string; most: number; since: Date };

const isAnyFull = async (sql: Sql | Transaction, limits: readonly Counted[]) => {
  for (const limit of limits) if ((await countUpTo(sql, limit)) >= limit.most) return true;
  return false;
};

const countUpTo = async (sql: Sql | Transaction, { key, most, since }: Counted) => {
  const rows = await sql`select 1 from login_try where key = ${key} and at > ${since} limit ${most}`;
  return rows.length;
};

export const clearAttempts = (owner: Sql, keys: string[]) => owner`delete from login_try where key in ${owner(keys)}`;

/** One try made at that instant under each of the keys. */
export const uncountAttempt = (owner: Sql, keys: string[], at: Date) => owner`
  delete from login_try using (
    select distinct on (key) ctid as place from login_try where key in ${owner(keys)} and at = ${at}) one
  where login_try.ctid = one.place`;

export const forgetTriesBefore = (owner: Sql, before: Date) => owner`delete from login_try where at <= ${before}`;
