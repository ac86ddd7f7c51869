import { type Actor, actorSchema } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type ErrorCode, errorCodes } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Dexie } from 'dexie';
import type { DeviceUser } from '../../database/device-database.ts';
import { openShopDatabase, readMeta, type ShopDatabase } from '../../database/shop-database.ts';
import type { UserData } from '../../database/user-data.ts';
import { openMirrorDatabase } from '../../database/watch-connection.ts';
import { dropCustomersProjects } from '../../sync/hooks/projects/customers-project.ts';
import { clearWriteAhead, createWriteAhead } from '../../sync/outbox/write-ahead.ts';
import { apiPath } from '../../sync/site/site.ts';
import { sendToServer } from '../../sync/transport/call-server.ts';
import { cipherOf, dropKey } from '../encryption/data-key.ts';
import { forgetTyped } from '../lock/typed-notes.ts';
import { forgetHeld } from '../quota/local-data.ts';
import { closeTabSession, devices, tabSession } from '../tab-session.ts';
import { sealAll, type UnsentChoice } from '../unsent-work/seal-all.ts';
import { dropForgotten } from '../unsent-work/sealed-work.ts';

/** Where another window was at it already, it has left for this one too. */
export const closeSession = (user: DeviceUser, unsent: UnsentChoice) =>
  withSignOutLock(async () => {
    const present = await devices.user.get(user.userId);
    if (present?.databaseName === user.databaseName) await leaveAlone(user, unsent);
    else closeTabSession();
  });

/** The key goes as soon as nothing can be lost: the cookie alone is worthless, also when the server cannot be told. */
const leaveAlone = async (user: DeviceUser, unsent: UnsentChoice) => {
  let sessionKey: string | undefined;
  const cipher = await cipherOf(devices, user.userId);
  if (!cipher && (await devices.key.get(user.userId))) return park(user);
  if (user.databaseName && cipher) {
    const database = openShopDatabase(user.databaseName, cipher);
    const mirror = openMirrorDatabase(user.mirrorName, cipher);
    try {
      const writeAhead = createWriteAhead(user.databaseName, cipher);
      await sealAll({ devices, database, mirror, writeAhead, userId: user.userId, unsent });
      sessionKey = await readMeta(database, 'sessionKey');
      await database.meta.delete('sessionKey');
    } finally {
      database.close();
      mirror.close();
    }
  }
  closeTabSession();
  void endPushHere().catch(() => null);
  await forget(user);
  tabSession.channel.postMessage('signed-out');
  if (sessionKey) tellSessionEnded(sessionKey);
  await erase(user);
};

/** Who cannot be asked what becomes of his work: all of it stays, unreadable, until he signs in again. */
export const park = async ({ userId }: DeviceUser) => {
  await devices.user.update(userId, { signedIn: false, isParked: true, initials: '' });
  closeTabSession();
  void endPushHere().catch(() => null);
  tabSession.channel.postMessage('signed-out');
};

/** From here on nothing opens what he has here, and no window shows it once it is told. */
const forget = async ({ userId, databaseName }: DeviceUser) => {
  if (!databaseName) return;
  forgetTyped(userId);
  await dropKey(devices, { userId, databaseName });
  forgetHeld(databaseName);
  clearWriteAhead(databaseName);
};

const erasedWithinMs = 10_000;

/**
 * Everything that the device holds of a user who has left; his row names it until it is gone. A window that holds on to a
 * database, frozen, leaves its deletion to the next start, and so does a storage that fails; who has signed in again
 * meanwhile has another one.
 */
const erase = async (user: DeviceUser) => {
  const { databaseName, mirrorName } = user;
  if (!databaseName) return;
  const deleting = Promise.all([
    Dexie.delete(databaseName),
    dropCustomersProjects(databaseName, 'all'),
    Dexie.delete(mirrorName),
  ]);
  await Promise.race([deleting.then(() => noteErased(user)).catch(() => null), wait(erasedWithinMs)]);
};

const noteErased = ({ userId, databaseName }: DeviceUser) =>
  devices.user
    .where({ userId })
    .filter((user) => user.databaseName === databaseName)
    .modify({ databaseName: null });

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A page that ended while it erased left the rest to the next. What nobody would be told of any more goes too. */
export const finishSignOut = async () => {
  await dropForgotten(devices, new Date());
  for (const user of await devices.user.toArray()) {
    if (user.signedIn || user.isParked) continue;
    await forget(user);
    await erase(user);
  }
};

const timeoutMs = 20_000;

/** `hadSession`: this browser still had one of the same user, which nobody had signed out. */
export type Session = { sessionKey: string; actor: Actor; hadSession?: boolean };

type Answer = { ok: true; session: Session } | { ok: false; code: ErrorCode | 'offline' };

export const askForSession = async (userName: string, password: string): Promise<Answer> => {
  const body = JSON.stringify({ userName, password, deviceName: navigator.userAgent.slice(0, 120) });
  const response = await request('POST', { 'Content-Type': 'application/json' }, body).catch(() => null);
  if (!response) return { ok: false, code: 'offline' };
  const answer: unknown = await response.json().catch(() => null);
  const session = response.ok ? readSession(answer) : null;
  if (session) return { ok: true, session };
  const stated = (answer as { errors?: { errorCode?: unknown }[] } | null)?.errors?.[0]?.errorCode;
  return { ok: false, code: errorCodes.find((code) => code === stated) ?? (response.ok ? 'internal' : 'unavailable') };
};

/** Whether or not the server hears of it. */
const tellSessionEnded = (sessionKey: string) =>
  void request('DELETE', { 'X-Session-Key': sessionKey }).catch(() => null);

const readSession = (answer: unknown) => {
  const { sessionKey, actor, hadSession } = (answer ?? {}) as Record<keyof Session, unknown>;
  const parsed = actorSchema.safeParse(actor);
  return typeof sessionKey === 'string' && parsed.success
    ? { sessionKey, actor: parsed.data, hadSession: hadSession === true }
    : null;
};

const request = (method: string, headers: Record<string, string>, body?: string) =>
  fetch(apiPath('/session'), {
    method,
    headers,
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body }),
  });

/** The browser's own part of notifications; null where it shows none. */
export const pushManager = async (): Promise<PushManager | null> => {
  const isKnown = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  const registration = isKnown ? await navigator.serviceWorker.getRegistration() : undefined;
  return registration?.pushManager ?? null;
};

/** Nothing is shown here any more, also when the server cannot be told: its push service tells it. */
const endPushHere = async (): Promise<void> => {
  await (await (await pushManager())?.getSubscription())?.unsubscribe();
};

/** Switches notifications off. */
export const endPush = async (data: UserData): Promise<void> => {
  await endPushHere();
  await sendToServer(data, { path: '/account/push', method: 'DELETE' });
};

/** One window after the other; held from the first word of it until nothing of the user is left, or all is as it was. */
export const withSignOutLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('knotenblech-leaving', work) : work();

export const signOutLock = () => withSignOutLock(async () => {});

/** Takes back what a page began that ended while its user left; a page that is still at it is waited for. False: he has left. */
export const abortSignOut = async (database: ShopDatabase): Promise<boolean> => {
  if (!(await readMeta(database, 'leaving'))) return true;
  return withSignOutLock(async () => {
    if (!(await Dexie.exists(database.name)) || (await hasLeft(database))) return false;
    await database.meta.delete('leaving');
    return true;
  });
};

/** Nothing is left but to erase what he had here. */
const hasLeft = async ({ name }: ShopDatabase) => {
  const user = await devices.user.filter(({ databaseName }) => databaseName === name).first();
  return user !== undefined && !user.signedIn && !user.isParked;
};

/** Stores at once, or, refused because the user leaves, once it is clear that he stays and what was sealed of his is back. */
export const unlessSigningOut = async <T>(
  database: ShopDatabase,
  unsealAgain: () => Promise<void>,
  store: () => Promise<T>,
): Promise<T> => {
  try {
    return await store();
  } catch (error) {
    const isLeaving = error instanceof DomainError && error.code === 'session_ended';
    if (!isLeaving || !(await abortSignOut(database).catch(() => false))) throw error;
    await unsealAgain();
    return store();
  }
};
