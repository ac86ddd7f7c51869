import { type Actor, actorSchema } from '@knotenblech/shared/permissions/actor.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { errorCodes, type ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { Dexie, liveQuery } from 'dexie';
import { isDeviceFull } from '../database/device-full.ts';
import { type DeviceUser, openDeviceDatabase } from '../database/device-database.ts';
import { readMeta } from '../database/read-meta.ts';
import { openShopDatabase } from '../database/shop-database.ts';
import { sealAll, type UnsentChoice } from './at-rest/seal-all.ts';
import { signedInUser } from './at-rest/signed-in-user.ts';
import { cipherOf, dropKey, giveCipher } from './at-rest/users-cipher.ts';
import { apiPath } from './api-path.ts';
import { openShop } from './open-shop.ts';
import { askForHandedSession } from './handed-session.ts';
import { fetchSealKey } from './seal-key.ts';
import { endPushHere } from './push-subscription.ts';
import { dropCustomersProjects } from './customers-project.ts';
import { deriveSealKey, openSealed } from './sealed-work.ts';
import type { Shop } from './shop.ts';
import { forgetAllNoted } from './write-ahead.ts';

const timeoutMs = 20_000;
const devices = openDeviceDatabase();
const channel = new BroadcastChannel('knotenblech');
let open: Shop | null = null;

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
  if (sessionKey !== null) return tryToEnter({ sessionKey, actor }, { password: null, isSharedDevice: false });
  const shop = await restoreSession();
  return shop ? { ok: true, shop } : { ok: false, code: 'session_expired' };
};

const presentSessionKey = async () => {
  const user = await currentUser();
  const cipher = user && (await cipherOf(devices, user.userId));
  if (!cipher || !user.databaseName || !(await Dexie.exists(user.databaseName))) return null;
  const database = openShopDatabase(user.databaseName, cipher);
  const key = await readMeta(database, 'sessionKey');
  database.close();
  return key ?? null;
};

const tryToEnter = async (session: Session, entering: Entering): Promise<SignedIn> => {
  try {
    return { ok: true, shop: await enter(session, entering) };
  } catch (error) {
    if (isDeviceFull(error)) return { ok: false, code: 'device_full' };
    if (error instanceof DomainError) return { ok: false, code: error.code };
    throw error;
  }
};

type Session = { sessionKey: string; actor: Actor };
/** Without a password for who comes by a handed address: the server has the key to his sealed work. */
type Entering = { password: string | null; isSharedDevice: boolean };

const enter = async ({ sessionKey, actor }: Session, { password, isSharedDevice }: Entering) => {
  const current = await currentUser();
  if (current && current.userId !== actor.userId) await leave(current, 'keep');
  await finishLeaving();
  const cipher = await giveCipher(devices, actor.userId);
  const user = await rememberUser(actor.userId, isSharedDevice);
  const database = openShopDatabase(user.databaseName, cipher);
  const ownKey = () => (password === null ? null : deriveSealKey(password, user.sealSalt));
  const sealKey = (await fetchSealKey(sessionKey)) ?? (await ownKey());
  await database.meta.bulkPut([
    { key: 'sessionKey', value: sessionKey },
    { key: 'stoppedBy', value: null },
    ...(sealKey ? [{ key: 'sealKey' as const, value: sealKey }] : []),
  ]);
  database.close();
  open?.close();
  open = await openShop({ ...user, cipher }, actor);
  if (!open) throw new Error('the user database did not keep its actor');
  const isUnsealed = sealKey !== null && (await openSealed(devices, open.database, sealKey, user.userId));
  const olderKey = isUnsealed ? null : await ownKey();
  if (olderKey) await openSealed(devices, open.database, olderKey, user.userId);
  watchForLock(open);
  open.retryNow();
  return open;
};

/** The user who is signed in on this device, without asking the server; null: nobody. */
export const restoreSession = async (): Promise<Shop | null> => {
  if (open) return open;
  await finishLeaving();
  const user = await currentUser();
  const cipher = user && (await cipherOf(devices, user.userId));
  if (!cipher || !user.databaseName || !(await Dexie.exists(user.databaseName))) return null;
  open = await openShop({ ...user, databaseName: user.databaseName, cipher }, null);
  if (open) watchForLock(open);
  return open;
};

/**
 * Ends the session and takes the user's data from the device. Work that was not sent is kept, readable only after he
 * signs in again, or discarded.
 */
export const signOut = async (unsent: 'keep' | 'discard' = 'keep'): Promise<void> => {
  const user = await currentUser();
  if (user) await leave(user, unsent);
};

/** Why the server locked somebody's data on this device since the last sign-in; null: it did not. */
export const readLock = async (): Promise<ErrorCode | null> =>
  (await devices.user.toArray()).find((user) => user.lockedBy)?.lockedBy ?? null;

/** The server has ended the session for good: nothing of the user stays readable here. An expired one leaves him at his work. */
const locking: readonly ErrorCode[] = ['user_inactive', 'session_ended'];

const watchForLock = ({ database }: Shop) => {
  liveQuery(() => readMeta(database, 'stoppedBy')).subscribe({
    next: (code) => {
      if (code && locking.includes(code)) void lock(database.name, code);
    },
    error: () => {},
  });
};

/** Once, however many windows see it; the others hear of it as of a sign-out. */
const lock = (databaseName: string, code: ErrorCode) =>
  navigator.locks.request('knotenblech-lock', async () => {
    const user = await currentUser();
    if (user?.databaseName === databaseName) {
      await devices.user.update(user.userId, { lockedBy: code });
      await leave(user, 'keep what can be');
    }
    reload();
  });

/** Also where something is typed: a question whether to stay would keep the user's data on the screen. */
const reload = () => {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  location.reload();
};

const currentUser = () => signedInUser(devices, () => channel.postMessage('signed-out'));

/** The key goes as soon as nothing can be lost: the cookie alone is worthless, also when the server cannot be told. */
const leave = async (user: DeviceUser, unsent: UnsentChoice) => {
  let sessionKey: string | undefined;
  const cipher = await cipherOf(devices, user.userId);
  if (user.databaseName && cipher) {
    const database = openShopDatabase(user.databaseName, cipher);
    try {
      await sealAll({ devices, database, userId: user.userId, unsent });
      sessionKey = await readMeta(database, 'sessionKey');
      await database.meta.delete('sessionKey');
    } finally {
      database.close();
    }
  }
  open?.close();
  open = null;
  void endPushHere().catch(() => null);
  if (user.databaseName) {
    await erase(user);
    if (sessionKey) void request('DELETE', { 'X-Session-Key': sessionKey }).catch(() => null);
  }
  channel.postMessage('signed-out');
};

/** Everything that the device holds of a user who has left; his row names it until it is gone. */
const erase = async ({ userId, databaseName, mirrorName }: DeviceUser) => {
  if (!databaseName) return;
  await dropKey(devices, userId);
  await Dexie.delete(databaseName);
  await dropCustomersProjects(databaseName, 'all');
  await Dexie.delete(mirrorName);
  forgetAllNoted(databaseName);
  await devices.user.update(userId, { databaseName: null });
};

/** A page that ended while it erased left the rest to the next. */
const finishLeaving = async () => {
  for (const user of await devices.user.toArray()) if (!user.signedIn) await erase(user);
};

const rememberUser = async (userId: string, isShared: boolean) => {
  await devices.user.toCollection().modify({ lockedBy: null });
  const known = await devices.user.get(userId);
  const user = {
    userId,
    isShared,
    signedIn: true,
    databaseName: known?.databaseName ?? `shop-${crypto.randomUUID()}`,
    mirrorName: known?.databaseName ? known.mirrorName : `mirror-${crypto.randomUUID()}`,
    sealSalt: known?.sealSalt ?? crypto.getRandomValues(new Uint8Array(16)),
  };
  await devices.user.put(user);
  return user;
};

type Answer = { ok: true; session: Session } | { ok: false; code: ErrorCode | 'offline' };

const askForSession = async (userName: string, password: string): Promise<Answer> => {
  const body = JSON.stringify({ userName, password, deviceName: navigator.userAgent.slice(0, 120) });
  const response = await request('POST', { 'Content-Type': 'application/json' }, body).catch(() => null);
  if (!response) return { ok: false, code: 'offline' };
  const answer: unknown = await response.json().catch(() => null);
  const session = response.ok ? readSession(answer) : null;
  if (session) return { ok: true, session };
  const said = (answer as { errors?: { errorCode?: unknown }[] } | null)?.errors?.[0]?.errorCode;
  return { ok: false, code: errorCodes.find((code) => code === said) ?? (response.ok ? 'internal' : 'unavailable') };
};

const readSession = (answer: unknown) => {
  const { sessionKey, actor } = (answer ?? {}) as { sessionKey?: unknown; actor?: unknown };
  const parsed = actorSchema.safeParse(actor);
  return typeof sessionKey === 'string' && parsed.success ? { sessionKey, actor: parsed.data } : null;
};

const request = (method: string, headers: Record<string, string>, body?: string) =>
  fetch(apiPath('/session'), {
    method,
    headers,
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body }),
  });

/** Another tab of this browser has signed out: nothing of the user may stay on the screen. */
channel.addEventListener('message', (event) => {
  if (event.data === 'signed-out') reload();
});
