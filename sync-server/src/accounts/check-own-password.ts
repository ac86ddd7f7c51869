import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';
import { readPasswordHash } from '../session/account-store.ts';
import { clearTries, limitTries } from '../session/limit-tries.ts';
import { verifyPassword } from '../session/password.ts';

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
