import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';
import { readPasswordHash } from './auth/account.store.ts';
import { clearTries, limitTries } from './auth/limit-tries.ts';
import { verifyPassword } from './auth/password.ts';

type Given = { userId: UserId; password: string; address: string };

/** Throws unless the signed-in user gave his password; tries count like those at signing in. Gives its hash. */
export const checkOwnPassword = async (owner: Sql, { userId, password, address }: Given, now: Date) => {
  const attempt = { login: userId, address, isKnownAddress: true };
  const taken = await limitTries(owner, attempt, now);
  const passwordHash = await readPasswordHash(owner, userId);
  if (!(await verifyPassword(passwordHash, password))) throw new DomainError('wrong_password');
  await clearTries(owner, taken, now);
  return passwordHash;
};
