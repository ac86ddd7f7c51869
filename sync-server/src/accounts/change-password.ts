import { checkPassword } from '@knotenblech/shared/accounts/check-password.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { RequestOrigin } from '../http/asked-by.ts';
import type { Session } from '../http/shop-env.ts';
import type { AccountDeps } from './account-deps.ts';
import { findUserOfAccount, lockPasswordHash } from './auth/account.store.ts';
import { hashPassword } from './auth/password.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { replacePassword } from './credentials.ts';

/** Replaces the password of a session's user, who knows the old one. Every other session of his ends. */
export const changePassword = async (
  { owner, enqueue, now }: AccountDeps,
  { sessionId, actor }: Session,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  asked: RequestOrigin,
) => {
  const at = now();
  const { userId, customerId } = actor;
  const oldHash = await checkOwnPassword(owner, { userId, password: oldPassword, address: asked.address }, at);
  const user = await findUserOfAccount(owner, userId);
  if (!user) throw new DomainError('session_expired');
  const weak = checkPassword(newPassword, [user.userName, user.email, actor.firstName, actor.name, actor.customerName]);
  if (weak) throw new DomainError(weak);
  const passwordHash = await hashPassword(newPassword);
  await owner.begin(async (tx) => {
    if ((await lockPasswordHash(tx, userId)) !== oldHash) throw new DomainError('wrong_password');
    await replacePassword(
      { tx, enqueue, now: at, language: asked.language },
      { userId, customerId, email: user.email, passwordHash, sessions: { except: sessionId } },
    );
  });
};
