import { checkPassword } from '@knotenblech/shared/accounts/check-password.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../database/database.ts';
import type { RequestOrigin } from '../http/asked-by.ts';
import type { AccountDeps } from './account-deps.ts';
import { findAccount, findUserOfAccount, setPasswordHash } from './auth/account.store.ts';
import { endSessions } from './auth/end-sessions.ts';
import { hashPassword } from './auth/password.ts';
import type { SessionChoice } from './auth/session.store.ts';
import { limitMails, limitTokens } from './limit-mails.ts';
import { type MailDeps, sendLink, sendNotice } from './mails/send-account-mail.ts';
import { consumeLink, endLinks } from './one-time-link.store.ts';

/** Mails a link for a new password where somebody has the address. Whether anybody has cannot be told from the answer. */
export const requestReset = async ({ owner, enqueue, now }: AccountDeps, email: string, asked: RequestOrigin) => {
  const at = now();
  await limitMails(owner, { email, address: asked.address }, at);
  const account = await findAccount(owner, email);
  if (!account?.user.active || account.email.toLowerCase() !== email.toLowerCase()) return;
  const { userId, customerId, user } = account;
  await owner.begin((tx) =>
    sendLink(
      { tx, enqueue, now: at, language: asked.language },
      { recipient: account.email, customerId },
      { purpose: 'set-password', userId, payload: {} },
      (mails, link) => mails.resetPassword(link, user.userName),
    ),
  );
};

/** Sets the password that a mailed link is for; all sessions of the user end. Throws DomainError for a link that holds no longer. */
export const setNewPassword = async (
  { owner, enqueue, now }: AccountDeps,
  { token, password }: { token: string; password: string },
  asked: RequestOrigin,
) => {
  const at = now();
  await limitTokens(owner, asked.address, at);
  const weak = checkPassword(password);
  if (weak) throw new DomainError(weak);
  const passwordHash = await hashPassword(password);
  await owner.begin(async (tx) => {
    const { userId } = await consumeLink(tx, { purpose: 'set-password', token }, at);
    const user = userId && (await findUserOfAccount(tx, userId));
    if (!user?.active) throw new DomainError('link_expired');
    if (checkPassword(password, [user.userName, user.email])) throw new DomainError('password_common');
    const deps = { tx, enqueue, now: at, language: asked.language };
    await replacePassword(deps, { ...user, passwordHash, sessions: 'all' });
  });
};

type NewPassword = {
  userId: UserId;
  customerId: CustomerId;
  email: string;
  passwordHash: string;
  /** Which end. */
  sessions: SessionChoice;
};

/** Stores a password; sessions and links of before end, and the user is told by mail. */
export const replacePassword = async (
  deps: MailDeps & { tx: Transaction },
  { userId, customerId, email, passwordHash, sessions }: NewPassword,
) => {
  await setPasswordHash(deps.tx, userId, passwordHash);
  await endSessions(deps.tx, { userId, customerId }, sessions);
  await endLinks(deps.tx, userId, deps.now);
  await sendNotice(deps, { recipient: email, customerId }, (mails) => mails.passwordChanged());
};
