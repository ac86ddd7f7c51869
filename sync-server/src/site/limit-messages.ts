import { createHash } from 'node:crypto';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Sql } from '../database/database.ts';
import { countTries } from '../session/login-try-store.ts';

const windowMs = 15 * 60_000;
const mostPerAddress = 5;
const mostOfAll = 200;

/** Refuses a message where too many came from one address, or from everywhere, in a quarter of an hour. */
export const limitMessages = async (owner: Sql, address: string, now: Date) => {
  const hash = createHash('sha256').update(address).digest('base64url');
  const keys = [`contact:${hash}`, 'contact'];
  const [ofAddress = 0, ofAll = 0] = await countTries(owner, keys, new Date(now.getTime() - windowMs), now);
  if (ofAddress > mostPerAddress || ofAll > mostOfAll)
    throw new DomainError('too_many_tries', { retryAfterSeconds: windowMs / 1000 });
};
