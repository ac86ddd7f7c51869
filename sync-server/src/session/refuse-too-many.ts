import { createHash } from 'node:crypto';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Sql } from '../database/database.ts';
import { countTries } from './login-try-store.ts';

const windowMs = 15 * 60_000;

/** How often something may be tried in a quarter of an hour. */
export type Limit = { key: string; most: number };

/** What tries are counted by; names and addresses are stored as hashes only. */
export const keyOf = (kind: string, ...parts: string[]) =>
  `${kind}:${createHash('sha256').update(parts.join('\0')).digest('base64url')}`;

/** Counts a try and refuses it when one of its limits is passed. */
export const refuseTooMany = async (owner: Sql, limits: readonly Limit[], now: Date) => {
  const keys = limits.map((limit) => limit.key);
  const counts = await countTries(owner, keys, new Date(now.getTime() - windowMs), now);
  if (limits.some((limit, n) => (counts[n] ?? 0) > limit.most))
    throw new DomainError('too_many_tries', { retryAfterSeconds: windowMs / 1000 });
};
