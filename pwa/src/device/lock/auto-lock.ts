import type { DeviceUser } from '../../database/device-database.ts';
import { isDeviceFull } from '../../database/device-full.ts';
import { readMeta } from '../../database/read-meta.ts';
import { watchForStandstill } from '../../database/watch-for-standstill.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { lendKey } from '../encryption/find-key.ts';
import { currentDataKey, dataKeyOf } from '../encryption/held-key.ts';
import { fetchSealKey } from '../encryption/seal-key.ts';
import { closeKey } from '../encryption/store-key.ts';
import { devices, tabSession } from '../tab-session.ts';
import { isOfflineTooLong } from './contact-limit.ts';
import { watchIdle } from './idle.ts';
import { keepNoEntries } from './keep-no-entries.ts';
import { lockDevice, lockTab, lockUntilSignIn } from './lock.ts';
import { keepTypedAside } from './page-cache.ts';
import { watchTyping } from './typed-fields.ts';
import { typeAnew } from './typed-text.ts';

const lookAtContactMs = 300_000;
const [longestWaitMs, waitMs] = [4_000, 100];

/** Watches over an opened shop as long as it is open in this window. False: the server has not been heard of for too long. */
export const autoLock = async ({ userId, isShared }: DeviceUser, { database }: Shop): Promise<boolean> => {
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
const isHeardAgain = async (database: Shop['database'], isTooOld: () => Promise<boolean>) => {
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
const closeLyingKey = async (userId: string, database: Shop['database']) => {
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
