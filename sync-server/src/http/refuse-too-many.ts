import { createHash } from 'node:crypto';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Sql } from '../database/database.ts';
import { countAttempt, type Limit } from './login-try.store.ts';

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
