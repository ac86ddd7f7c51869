import { type Actor, actorSchema } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type ErrorCode, errorCodes } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Dexie } from 'dexie';
import { openShopDatabase, readMeta } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { apiPath } from '../../sync/site/site.ts';
import { isStorageFailure } from '../connection/connection-state.ts';
import { canLock, cipherOf, clearDataKey, dataKeyOf } from '../encryption/data-key.ts';
import { findKey } from '../encryption/find-key.ts';
import { autoLock, watchPageCache } from '../lock/auto-lock.ts';
import { lockTab } from '../lock/lock.ts';
import { isQuotaExceeded } from '../quota/quota.ts';
import { currentUser, devices, reload, tabSession } from '../tab-session.ts';
import { unsealPending } from '../unsent-work/unseal.ts';
import { askForSession, closeSession, finishSignOut, type Session } from './close-session.ts';
import { openShop } from './open-shop.ts';
import { finishLock, watchForLock } from './server-lock.ts';
import { type Entering, startSession } from './start-session.ts';

export type Credentials = { userName: string; password: string; isSharedDevice: boolean };

export type SignedIn = { ok: true; shop: Shop } | { ok: false; code: ErrorCode | 'offline' };

/** Signs in at the server and opens the user's own database; work he left here sealed goes back into his queue. */
export const signIn = async ({ userName, password, isSharedDevice }: Credentials): Promise<SignedIn> => {
  const answer = await askForSession(userName, password);
  return answer.ok ? tryToEnter(answer.session, { password, isSharedDevice }) : answer;
};

/** Signs in with the token of a handed address. Who is signed in already, the user who is meant or his colleague, goes on in his session. */
export const signInHanded = async (token: string): Promise<SignedIn> => {
  const answer = await askForHandedSession(token, await presentSessionKey());
  if (!answer.ok) return answer;
  const { sessionKey, actor } = answer.session;
  if (sessionKey !== null) return tryToEnter({ sessionKey, actor }, { password: null, isSharedDevice: null });
  const shop = await restoreSession();
  return shop ? { ok: true, shop } : { ok: false, code: 'session_expired' };
};

const presentSessionKey = async () => {
  const place = await openPlace();
  if (!place) return null;
  const database = openShopDatabase(place.databaseName, place.cipher);
  const key = await readMeta(database, 'sessionKey');
  database.close();
  return key ?? null;
};

/** One window after the other: two that made a key for one user would each write what the other cannot read. */
const enterAlone = (session: Session, entering: Entering): Promise<Shop> =>
  'locks' in navigator
    ? navigator.locks.request('knotenblech-enter', () => startSession(session, entering))
    : startSession(session, entering);

const tryToEnter = async (session: Session, entering: Entering): Promise<SignedIn> => {
  try {
    return { ok: true, shop: await enterAlone(session, entering) };
  } catch (error) {
    if (isQuotaExceeded(error)) return { ok: false, code: 'device_full' };
    if (isStorageFailure(error)) return { ok: false, code: 'device_storage' };
    if (error instanceof DomainError) return { ok: false, code: error.code };
    throw error;
  }
};

/** The user who is signed in on this device, without asking the server; null: nobody. */
export const restoreSession = async (): Promise<Shop | null> => {
  if (tabSession.shop) return tabSession.shop;
  await finishSignOut();
  const place = await openPlace();
  if (!place || (await finishLock(place))) return null;
  const shop = await openShop(place, null);
  if (!shop) return null;
  const isGuarded = await autoLock(place.user, shop).catch((error: unknown) => {
    shop.close();
    throw error;
  });
  if (!isGuarded) {
    shop.close();
    return null;
  }
  tabSession.shop = shop;
  watchForLock(shop);
  await unsealPending({ ...place, shop, userId: place.user.userId });
  if (place.user.isShared) tabSession.channel.postMessage('unlocked');
  return shop;
};

/** Where the data of whoever is signed in lie; null: nobody is, or his device is locked. */
const openPlace = async () => {
  const user = await currentUser();
  if (!user?.databaseName || user.mustSignIn) return null;
  if (user.isShared && !(await cipherOf(devices, user.userId))) await findKey(user.userId);
  const cipher = await cipherOf(devices, user.userId);
  if (!cipher || !(await Dexie.exists(user.databaseName))) return null;
  return { user, databaseName: user.databaseName, mirrorName: user.mirrorName, cipher };
};

/**
 * Ends the session and takes the user's data from the device. Work that was not sent is kept, readable only after he
 * signs in again, or discarded.
 */
export const signOut = async (unsent: 'keep' | 'discard' = 'keep'): Promise<void> => {
  const user = await currentUser();
  if (user) await closeSession(user, unsent);
};

if (globalThis.window) watchPageCache();

/** Another tab of this browser has signed out or locked the device: nothing of the user may stay on the screen; or he shares it otherwise than before. */
tabSession.channel.addEventListener('message', (event) => {
  if (event.data === 'signed-out') reload();
  if (event.data === 'shared otherwise') void guardAnew();
  if (event.data === 'locked' && (tabSession.shop || canLock())) lockTab();
});

const timeoutMs = 20_000;

type HandedSession = { sessionKey: string | null; actor: Actor };

type HandedAnswer = { ok: true; session: HandedSession } | { ok: false; code: ErrorCode | 'offline' };

/** Exchanges the token of a handed address; `present` is the key of whoever is signed in, whose session then stays (sessionKey null). */
const askForHandedSession = async (token: string, present: string | null): Promise<HandedAnswer> => {
  const response = await fetch(apiPath('/session/handed'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(present && { 'X-Session-Key': present }) },
    body: JSON.stringify({ token, deviceName: navigator.userAgent.slice(0, 120) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  if (!response) return { ok: false, code: 'offline' };
  const answer: unknown = await response.json().catch(() => null);
  const session = response.ok ? readSession(answer) : null;
  return session ? { ok: true, session } : { ok: false, code: refusalOf(answer) };
};

const readSession = (answer: unknown): HandedSession | null => {
  const { sessionKey, actor } = (answer ?? {}) as { sessionKey?: unknown; actor?: unknown };
  const parsed = actorSchema.safeParse(actor);
  const isKey = typeof sessionKey === 'string' || sessionKey === null;
  return isKey && parsed.success ? { sessionKey, actor: parsed.data } : null;
};

const refusalOf = (answer: unknown): ErrorCode => {
  const stated = (answer as { errors?: { errorCode?: unknown }[] } | null)?.errors?.[0]?.errorCode;
  return errorCodes.find((code) => code === stated) ?? 'unavailable';
};

/**
 * The user has said in another window that others use this device, or that they do not any more. This one is watched over
 * accordingly and what is typed in it stays; where that cannot be, it is loaded anew.
 */
const guardAnew = async () => {
  if (!(await isGuardedAnew().catch(() => false))) reload();
};

const isGuardedAnew = async () => {
  const { shop } = tabSession;
  const user = await currentUser();
  if (!shop || user?.databaseName !== databaseOf(shop).name) return false;
  if (user.isShared) await findKey(user.userId);
  else clearDataKey();
  if (user.isShared && !dataKeyOf(user.userId)) return false;
  return (await autoLock(user, shop)) && tabSession.shop === shop;
};
