import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { actorOf, findAccount, findUserOfAccount, lockPasswordHash, whyInactive } from './account.store.ts';
import { clearTries, limitTries } from './limit-tries.ts';
import { openSession } from './open-session.ts';
import { verifyPassword } from './password.ts';
import { knowsAddress, rememberAddress } from './session.store.ts';

export type SignIn = {
  userName: string;
  password: string;
  deviceName: string;
  address: string;
  kind: 'app' | 'api';
};
export type SignedIn = { actor: Actor; key: string; cookie: string | null };

/** Looked for in place of an unknown user, so that he takes as long as a known one. */
const nobody = '00000000-0000-0000-0000-000000000000' as UserId;

/** Opens a session for a right password. An unknown user and a wrong password cannot be told apart. */
export const signIn = async (owner: Sql, given: SignIn, now: Date): Promise<SignedIn> => {
  const account = await findAccount(owner, given.userName);
  const isKnownAddress = await knowsAddress(owner, account?.userId ?? nobody, given.address);
  const attempt = { login: account?.userId ?? given.userName, address: given.address, isKnownAddress };
  const taken = await limitTries(owner, attempt, now);
  const isRight = await verifyPassword(account?.passwordHash ?? null, given.password);
  if (!account || !isRight) throw new DomainError('wrong_credentials');
  const { userId, customerId, passwordHash } = account;
  const { key, cookie } = await owner.begin(async (tx) => {
    await refuseOutdated(tx, userId, passwordHash);
    return openSession(tx, { ...given, userId, customerId }, now);
  });
  await clearTries(owner, taken, now);
  await rememberAddress(owner, userId, given.address, now);
  return { actor: actorOf(account), key, cookie };
};

/** A new password, or being switched off, ends the sessions that are there: none is opened beside it that would outlive it. */
const refuseOutdated = async (tx: Transaction, userId: UserId, passwordHash: string | null) => {
  if ((await lockPasswordHash(tx, userId)) !== passwordHash) throw new DomainError('wrong_credentials');
  const user = await findUserOfAccount(tx, userId);
  if (!user?.active) throw new DomainError(await whyInactive(tx, userId));
};
