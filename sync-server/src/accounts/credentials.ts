import { checkPassword } from '@knotenblech/shared/accounts/forms/check-password.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { enterCustomer } from '../database/in-customer.ts';
import type { RequestOrigin } from '../http/answers.ts';
import type { Limit } from '../http/login-try.store.ts';
import type { Session } from '../http/shop-env.ts';
import { keyOf, refuseTooMany } from '../http/token-buckets.ts';
import type { Enqueue } from '../jobs/queues.ts';
import { changeRecords } from '../sync/rows/change-records.ts';
import {
  findAccount,
  findAccountUser,
  findUserOfAccount,
  lockPasswordHash,
  readPasswordHash,
  setPasswordHash,
} from './auth/account.store.ts';
import { endSessions } from './auth/end-sessions.ts';
import { hashPassword, verifyPassword } from './auth/password.ts';
import type { SessionDeps } from './auth/require-session.ts';
import type { SessionChoice } from './auth/session.store.ts';
import { clearTries, limitTries, setFreeLogin } from './auth/sign-in.ts';
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

type EmailChange = {
  userId: UserId;
  customerId: CustomerId;
  before: string;
  email: string;
  /** His user name becomes the address too. */
  renames: boolean;
};

/** Mails a link to the new address and a notice to the present one; whoever has the new one already is told instead. */
export const requestEmailChange = async (deps: MailDeps, change: EmailChange) => {
  const { userId, customerId, before, email, renames } = change;
  const known = await findAccountUser(deps.tx, email);
  if (known) await sendNotice(deps, { recipient: known.email }, (mails) => mails.emailInUse());
  else {
    const link = { purpose: 'confirm-email', userId, payload: { email, renames } } as const;
    await sendLink(deps, { recipient: email, customerId }, link, (mails, address) => mails.confirmEmail(address));
  }
  await sendNotice(deps, { recipient: before, customerId }, (mails) => mails.emailChanging());
};

/** Makes the confirmed address the user's; his other links end. Throws DomainError for a link that holds no longer. */
export const confirmEmail = async ({ owner, now }: AccountDeps, token: string) =>
  owner.begin(async (tx) => {
    const link = await consumeLink<{ email: string; renames: boolean }>(tx, { purpose: 'confirm-email', token }, now());
    const user = link.userId && (await findUserOfAccount(tx, link.userId));
    if (!user?.active) throw new DomainError('link_expired');
    const { customerId, userId } = user;
    const { email } = link.payload;
    const userName = link.payload.renames ? email : user.userName;
    await enterCustomer(tx, customerId);
    const space = customerSpace(customerId);
    await changeRecords(tx, {
      customerId,
      spaces: [space],
      reads: [{ space, kind: 'user', id: userId }],
      run: (rows) => {
        const record = rows.get(space, 'user', userId);
        if (record) rows.put(space, 'user', { ...record, email, userName });
      },
    });
    await setFreeLogin(tx, userId, { userName, email }, 'link_expired');
    await endLinks(tx, userId, now());
    return { email };
  });

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

/** Mails that one address of the network may cause, and that one mailbox gets, in a quarter of an hour. */
const mailsPerAddress = 30;

export const mailsPerMailbox = 5;

const tokensPerAddress = 60;

/** Refuses a request that would send a mail when there were too many, whether or not anybody has the mailbox. */
export const limitMails = (owner: Sql, { email, address }: { email: string; address: string }, now: Date) => {
  const limits: Limit[] = [
    { key: keyOf('mails-from', address), most: mailsPerAddress },
    { key: keyOf('mails-to', email.toLowerCase()), most: mailsPerMailbox },
  ];
  return refuseTooMany(owner, limits, now);
};

/** Refuses the use of one-time links from an address that tries many. */
export const limitTokens = (owner: Sql, address: string, now: Date) =>
  refuseTooMany(owner, [{ key: keyOf('links', address), most: tokensPerAddress }], now);

export type AccountDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };

/** The same where requests with sessions come in. */
export type AccountRouteDeps = SessionDeps & AccountDeps;
