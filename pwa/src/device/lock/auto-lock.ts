import type { DeviceUser } from '../../database/device-database.ts';
import { abortTransactions } from '../../database/open-transactions.ts';
import { readMeta, type ShopDatabase } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import { watchForStandstill } from '../../database/watch-connection.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { closeKey, currentDataKey, dataKeyOf, type HeldKey } from '../encryption/data-key.ts';
import { lendKey } from '../encryption/find-key.ts';
import { fetchSealKey } from '../encryption/seal-key.ts';
import { isDeviceFull } from '../quota/quota.ts';
import { devices, reload, tabSession } from '../tab-session.ts';
import { isOfflineTooLong } from './contact-limit.ts';
import { lockDevice, lockTab, lockUntilSignIn } from './lock.ts';
import { watchTyping } from './typed-fields.ts';
import type { Typed } from './typed-notes.ts';
import { keepTyped, typeAnew, typedNow } from './typed-text.ts';

const lookAtContactMs = 300_000;

const [longestWaitMs, waitMs] = [4_000, 100];

/** Watches over an opened shop as long as it is open in this window. False: the server has not been heard of for too long. */
export const autoLock = async ({ userId, isShared }: DeviceUser, shop: Shop): Promise<boolean> => {
  const database = databaseOf(shop);
  tabSession.guarding.abort();
  tabSession.guarding = new AbortController();
  const over = tabSession.guarding.signal;
  watchTyping(over);
  const isTooOld = () => isOfflineTooLong(database, isShared, Date.now());
  if ((await isTooOld()) && !(await isHeardAgain(database, isTooOld))) {
    await lockUntilSignIn(database, userId);
    return false;
  }
  const look = async () => {
    if (!(await isTooOld()) || over.aborted) return;
    await lockUntilSignIn(database, userId).finally(lockTab);
  };
  const timer = setInterval(() => void look(), lookAtContactMs);
  over.addEventListener('abort', () => clearInterval(timer));
  keepNoEntries(over, isShared);
  watchForStandstill(over);
  const held = isShared ? currentDataKey() : await lyingKeyOf(userId);
  keepTypedAside(over, held);
  typeAnew(over, held);
  if (!isShared) return true;
  await closeLyingKey(userId, database).catch((error: unknown) => {
    if (!isDeviceFull(error)) throw error;
  });
  const isIdle = watchIdle(over, () => void lockDevice());
  lendKey(over, () => !isIdle());
  return true;
};

/** A device that was off for long and has a network is heard again before anybody could type a password. */
const isHeardAgain = async (database: ShopDatabase, isTooOld: () => Promise<boolean>) => {
  if (!navigator.onLine) return false;
  const before = await readMeta(database, 'lastContactAt');
  for (let waited = 0; waited < longestWaitMs; waited += waitMs) {
    await new Promise((done) => setTimeout(done, waitMs));
    if ((await readMeta(database, 'lastContactAt')) !== before) return !(await isTooOld());
  }
  return false;
};

/** Of a device that is not shared. */
const lyingKeyOf = async (userId: string) => {
  const dataKey = (await devices.key.get(userId))?.dataKey;
  return dataKey ? { userId, dataKey } : null;
};

/** A key that was not closed at the sign-in, or not under the server's: now it may be. */
const closeLyingKey = async (userId: string, database: ShopDatabase) => {
  const row = await devices.key.get(userId);
  const dataKey = row?.dataKey ?? dataKeyOf(userId);
  if (!dataKey || row?.wrap?.isServers) return;
  const digits = (await readMeta(database, 'sealKey')) ?? null;
  await closeKey(devices, { userId, dataKey }, { server: null, own: async () => digits });
  const sessionKey = await readMeta(database, 'sessionKey');
  if (sessionKey) void closeUnderServers(userId, dataKey, sessionKey);
};

const closeUnderServers = async (userId: string, dataKey: Uint8Array<ArrayBuffer>, sessionKey: string) => {
  const server = await fetchSealKey(sessionKey);
  const isStillIt = dataKeyOf(userId) === dataKey && (await devices.key.get(userId)) !== undefined;
  if (server && isStillIt) await closeKey(devices, { userId, dataKey }, { server, own: async () => null });
};

const idleMs = 600_000;

const lookMs = 5_000;

const storageKey = 'activeAt';

const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls once when nobody has touched any window of this browser for ten minutes, whatever its clock was set to meanwhile. */
const watchIdle = (over: AbortSignal, onIdle: () => void) => {
  let wallMs = Date.now();
  let notedMs = wallMs;
  let steadyMs = performance.now();
  const isIdle = () => {
    const hereMs = Math.max(Date.now() - wallMs, performance.now() - steadyMs);
    return Math.min(hereMs, sinceAnyWindowMs()) >= idleMs;
  };
  const look = () => {
    if (over.aborted || !isIdle()) return false;
    onIdle();
    return true;
  };
  const onSign = () => {
    if (look()) return;
    wallMs = Date.now();
    if (wallMs - notedMs > lookMs) {
      noteActive();
      notedMs = wallMs;
    }
    steadyMs = performance.now();
  };
  noteActive();
  const timer = setInterval(look, lookMs);
  over.addEventListener('abort', () => clearInterval(timer));
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true, signal: over });
  document.addEventListener('visibilitychange', look, { signal: over });
  return isIdle;
};

/** A time that has not come yet says nothing. */
const sinceAnyWindowMs = () => {
  const ms = Date.now() - Number(localStorage.getItem(storageKey) ?? 0);
  return ms < 0 ? Number.POSITIVE_INFINITY : ms;
};

const noteActive = () => {
  try {
    localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    return;
  }
};

const fields = 'input:not([autocomplete="off"]), textarea:not([autocomplete="off"])';

/** What a password manager fills in: on a private device it may. */
const ofPasswords = '[type="password"], [autocomplete="username"]';

/** What is typed or chosen in the shop is not for the memory that a browser has of forms and windows: that outlives the sign-out. */
const keepNoEntries = (over: AbortSignal, isShared: boolean) => {
  const silence = () => {
    for (const field of document.querySelectorAll(fields))
      if (isShared || !field.matches(ofPasswords)) field.setAttribute('autocomplete', 'off');
  };
  const observer = new MutationObserver(silence);
  observer.observe(document.body, { childList: true, subtree: true });
  over.addEventListener('abort', () => observer.disconnect());
  silence();
};

/** Whose text is kept, as long as his shop is watched over. */
let held: HeldKey | null = null;

let typed: Typed | null = null;

/** What its user has typed is typed anew in the page that follows one that was laid aside. */
const keepTypedAside = (over: AbortSignal, key: HeldKey | null) => {
  held = key;
  over.addEventListener('abort', () => {
    held = null;
  });
};

/**
 * A page that the browser lays aside, to show it again when its user comes back, keeps its transactions and locks meanwhile:
 * WebKit then opens the database to no other page. So it lets go of all of them; what was being stored is noted and goes into
 * the queue with the next page. Shown again it begins anew, with what was typed in it.
 */
export const watchPageCache = () => {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    typed = typedNow();
    tabSession.shop?.close();
    devices.close();
    abortTransactions();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (typed) keepTyped(held, typed);
    reload();
  });
};
