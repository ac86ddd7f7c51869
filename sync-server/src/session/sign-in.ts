import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { Sql } from '../database/database.ts';
import { actorOf, findAccount } from './account-store.ts';
import { clearTries, limitTries } from './limit-tries.ts';
import { verifyPassword } from './password.ts';
import { insertSession, knowsAddress, rememberAddress } from './session-store.ts';
import { hashToken, newToken } from './token.ts';

export const sessionDays = 30;

export type SignIn = {
  userName: string;
  password: string;
  deviceName: string;
  address: string;
  kind: 'app' | 'api';
};
export type SignedIn = { actor: Actor; key: string; cookie: string | null };

/** Opens a session for a right password. An unknown user and a wrong password cannot be told apart. */
export const signIn = async (owner: Sql, given: SignIn, now: Date): Promise<SignedIn> => {
  const account = await findAccount(owner, given.userName);
  const isKnownAddress = account !== null && (await knowsAddress(owner, account.userId, given.address));
  const attempt = { login: account?.userId ?? given.userName, address: given.address, isKnownAddress };
  await limitTries(owner, attempt, now);
  const isRight = await verifyPassword(account?.passwordHash ?? null, given.password);
  if (!account || !isRight) throw new DomainError('wrong_credentials');
  if (!account.user.active) throw new DomainError('user_inactive');
  await clearTries(owner, attempt, now);
  await rememberAddress(owner, account.userId, given.address, now);
  const key = newToken();
  const cookie = given.kind === 'app' ? newToken() : null;
  await insertSession(owner, {
    id: newId(),
    customerId: account.customerId,
    userId: account.userId,
    kind: given.kind,
    keyHash: hashToken(key),
    cookieHash: cookie === null ? null : hashToken(cookie),
    deviceName: given.deviceName,
    address: given.address,
    now,
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
  });
  return { actor: actorOf(account), key, cookie };
};
