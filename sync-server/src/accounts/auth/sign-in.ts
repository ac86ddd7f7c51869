import { isIPv4, isIPv6 } from 'node:net';
import { maxOfflineMs } from '@knotenblech/shared/accounts/longest-without-contact.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { type CustomerId, newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Sql, Transaction } from '../../database/database.ts';
import { clearAttempts, type Limit, uncountAttempt } from '../../http/login-try.store.ts';
import { isWithinLimits, keyOf, tooManyTries } from '../../http/token-buckets.ts';
import { actorOf, findAccount, findUserOfAccount, lockPasswordHash, setLogin, whyInactive } from './account.store.ts';
import { hashToken, newToken, verifyPassword } from './password.ts';
import { cookieName, type SessionDeps } from './require-session.ts';
import { deleteSessionByCookie, insertSession, knowsAddress, rememberAddress } from './session.store.ts';

export const sessionMs = 30 * 86_400_000;

/** A device that comes back after its session is over still hears why; one that comes later than this opens nothing by itself. */
export const rememberedMs = maxOfflineMs.private;

type NewSession = {
  userId: UserId;
  customerId: CustomerId;
  kind: 'app' | 'api';
  deviceName: string;
  address: string;
};

/** Opens a session of a user who has shown who he is; gives its key, and the cookie that an app's session takes beside it. */
export const openSession = async (
  owner: Sql | Transaction,
  { userId, customerId, kind, deviceName, address }: NewSession,
  now: Date,
) => {
  const key = newToken();
  const cookie = kind === 'app' ? newToken() : null;
  await insertSession(owner, {
    id: newId(),
    customerId,
    userId,
    kind,
    keyHash: hashToken(key),
    cookieHash: cookie === null ? null : hashToken(cookie),
    deviceName,
    address,
    now,
    expiresAt: new Date(now.getTime() + sessionMs),
  });
  return { key, cookie };
};

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

const dayMs = 86_400_000;

/** Tries at one account from one address, in a quarter of an hour. */
export const triesPerAccount = 10;

/**
 * Where the user was never signed in from, two budgets count besides. The first three tries at an account from a network have
 * the larger one, so that a stranger who has filled the other keeps nobody out: the right password comes from a new place, or
 * from behind a shared address, in its first tries. Both together allow no more guesses a day than 50 at an account and 100
 * from an address in each quarter of an hour: 4,680 of 4,800 and 8,800 of 9,600.
 */
const firstTriesPerNetwork = 3;

const firstTries = { atAccount: 1800, fromAddress: 4000 };

const furtherTries = { atAccount: 30, fromAddress: 50 };

type Try = { login: string; address: string; isKnownAddress: boolean };

/** What a try was counted by; for `clearTries`. */
type TakenTry = { pair: string; keys: string[] };

const choicesOf = ({ login, address, isKnownAddress }: Try): Limit[][] => {
  const account = login.toLowerCase();
  const pair = { key: keyOf('account', account, address), most: triesPerAccount };
  if (isKnownAddress) return [[pair]];
  const aDay = { windowMs: dayMs };
  return [
    [
      pair,
      { key: keyOf('first', account, networkOf(address)), most: firstTriesPerNetwork, ...aDay },
      { key: keyOf('first-address', address), most: firstTries.fromAddress, ...aDay },
      { key: keyOf('first-account', account), most: firstTries.atAccount, ...aDay },
    ],
    [
      pair,
      { key: keyOf('address', address), most: furtherTries.fromAddress },
      { key: keyOf('strangers', account), most: furtherTries.atAccount },
    ],
  ];
};

/** Counts a sign-in, or refuses it when there were too many. */
export const limitTries = async (owner: Sql, attempt: Try, now: Date): Promise<TakenTry> => {
  for (const limits of choicesOf(attempt)) {
    const keys = limits.map(({ key }) => key);
    if (await isWithinLimits(owner, limits, now)) return { pair: keys[0] ?? '', keys };
  }
  throw new DomainError('too_many_tries', tooManyTries);
};

/** A right password was no guess: this try counts nowhere, and earlier ones at the account from this address are forgotten. */
export const clearTries = async (owner: Sql, { pair, keys }: TakenTry, now: Date) => {
  await uncountAttempt(owner, keys, now);
  await clearAttempts(owner, [pair]);
};

const options = (isHttps: boolean) => ({ path: '/', httpOnly: true, secure: isHttps, sameSite: 'Strict' }) as const;

/** Also after the session is over the browser shows whose it was. */
const maxAge = (sessionMs + rememberedMs) / 1000;

/**
 * Gives a browser the half of an app's session that no script can read. It takes the place of the half it had: that session
 * is over, since nobody could go on with it. Gives whose that was; null: it had none that lived and was not signed out.
 */
export const setSessionCookie = async (
  c: Context,
  { owner, isHttps, now }: Pick<SessionDeps, 'owner' | 'isHttps' | 'now'>,
  cookie: string,
) => {
  const replaced = getCookie(c, cookieName(c, isHttps));
  setCookie(c, cookieName(c, isHttps), cookie, { ...options(isHttps), maxAge });
  return replaced ? deleteSessionByCookie(owner, hashToken(replaced), now()) : null;
};

export const deleteSessionCookie = (c: Context, isHttps: boolean) =>
  deleteCookie(c, cookieName(c, isHttps), options(isHttps));

/** What one person may easily have many addresses of: an IPv4 address without its last number, the first 48 bits of an IPv6 address. */
export const networkOf = (address: string): string => {
  const inside = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(inside)) return inside.split('.').slice(0, 3).join('.');
  return isIPv6(inside) ? groupsOf(inside).slice(0, 3).join(':') : inside;
};

const groupsOf = (address: string): string[] => {
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const [before, after] = [head, tail].map((half) => half.split(':').filter((group) => group !== ''));
  const missing = Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0));
  const groups = [...(before ?? []), ...Array.from({ length: missing }, () => '0'), ...(after ?? [])];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
};

const uniqueViolation = '23505';

/** Sets what a user signs in with; refused with the code when somebody else has one of the names. */
export const setFreeLogin = async (
  tx: Transaction,
  userId: UserId,
  login: { userName: string; email: string },
  code: ErrorCode,
) => {
  try {
    await setLogin(tx, userId, login);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) throw new DomainError(code);
    throw error;
  }
};
