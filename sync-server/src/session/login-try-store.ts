import type { Sql, Transaction } from '../database/database.ts';

/** How often something may be tried. */
export type Limit = { key: string; most: number };

/**
 * Stores a try under each of the keys, unless one of them has had its most since; tells whether it is stored. Keys are
 * asked in their order, so that one address alone fills no limit of all.
 */
export const takeTry = async (owner: Sql, limits: readonly Limit[], since: Date, now: Date): Promise<boolean> => {
  if (await isAnyFull(owner, limits, since)) return false;
  const keys = limits.map(({ key }) => key);
  return owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended('try ' || key, 0)) from unnest(${keys}::text[]) as key`;
    if (await isAnyFull(tx, limits, since)) return false;
    await tx`insert into login_try ${tx(keys.map((key) => ({ key, at: now })))}`;
    return true;
  });
};

const isAnyFull = async (sql: Sql | Transaction, limits: readonly Limit[], since: Date) => {
  for (const { key, most } of limits) if ((await countUpTo(sql, { key, most }, since)) >= most) return true;
  return false;
};

const countUpTo = async (sql: Sql | Transaction, { key, most }: Limit, since: Date) => {
  const rows = await sql`select 1 from login_try where key = ${key} and at > ${since} limit ${most}`;
  return rows.length;
};

export const forgetTries = (owner: Sql, keys: string[]) => owner`delete from login_try where key in ${owner(keys)}`;

/** One try made at that instant under each of the keys. */
export const forgetTry = (owner: Sql, keys: string[], at: Date) => owner`
  delete from login_try using (
    select distinct on (key) ctid as place from login_try where key in ${owner(keys)} and at = ${at}) one
  where login_try.ctid = one.place`;

export const forgetTriesBefore = (owner: Sql, before: Date) => owner`delete from login_try where at <= ${before}`;
