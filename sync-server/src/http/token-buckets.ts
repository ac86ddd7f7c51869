import { createHash } from 'node:crypto';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Sql } from '../database/database.ts';
import { countAttempt, type Limit } from './login-try.store.ts';

/** So many at once, and so many more each second. */
export type Rate = { most: number; perSecond: number };

type Bucket = { left: number; atMs: number };

const mostBuckets = 10_000;

/** A bucket of tokens for each key: full at first, filled again at a steady rate. */
export const createBuckets = ({ most, perSecond }: Rate, nowMs: () => number) => {
  const buckets = new Map<string, Bucket>();
  const leftIn = ({ left, atMs }: Bucket, now: number) => Math.min(most, left + ((now - atMs) / 1000) * perSecond);
  const forgetFull = (now: number) => {
    for (const [key, bucket] of buckets) if (leftIn(bucket, now) >= most) buckets.delete(key);
  };
  return {
    /** Takes a token; else the whole seconds until there is one again. */
    take: (key: string): number => {
      const now = nowMs();
      if (buckets.size >= mostBuckets) forgetFull(now);
      const left = leftIn(buckets.get(key) ?? { left: most, atMs: now }, now);
      if (left < 1) return Math.ceil((1 - left) / perSecond);
      buckets.set(key, { left: left - 1, atMs: now });
      return 0;
    },
  };
};

/** Tries count for a quarter of an hour where a limit has no window of its own. */
const windowMs = 15 * 60_000;

/** What tries are counted by; names and addresses are stored as hashes only. */
export const keyOf = (kind: string, ...parts: string[]) =>
  `${kind}:${createHash('sha256').update(parts.join('\0')).digest('base64url')}`;

/** Counts a try where it is within all its limits; of those at once no more than the limits allow. */
export const isWithinLimits = (owner: Sql, limits: readonly Limit[], now: Date) =>
  countAttempt(owner, limits, windowMs, now);

/** When to come back. */
export const tooManyTries = { retryAfterSeconds: windowMs / 1000 };

/** Counts a try, or refuses it when one of its limits is reached. */
export const refuseTooMany = async (owner: Sql, limits: readonly Limit[], now: Date) => {
  if (!(await isWithinLimits(owner, limits, now))) throw new DomainError('too_many_tries', tooManyTries);
};
