import type { DeviceUser } from '../../database/device-database.ts';
import { readMeta } from '../../database/read-meta.ts';
import { devices, here, reload } from '../session/here.ts';
import { fetchSealKey } from '../seal-key.ts';
import type { Shop } from '../shop.ts';
import { isContactTooOld } from './contact-limit.ts';
import { lendKey } from './key/find-key.ts';
import { heldKeyOf } from './key/held-key.ts';
import { watchIdle } from './idle.ts';
import { keepNoEntries } from './keep-no-entries.ts';
import { lockDevice, lockHere, lockUntilSignIn } from './lock.ts';
import { closeKey } from './key/store-key.ts';

const lookAtContactMs = 300_000;

/** Watches over an opened shop as long as it is open in this window. False: the server has not been heard of for too long. */
export const guard = async ({ userId, isShared }: DeviceUser, { database }: Shop): Promise<boolean> => {
  here.guarding.abort();
  here.guarding = new AbortController();
  const over = here.guarding.signal;
  const isTooOld = () => isContactTooOld(database, isShared, Date.now());
  if (await isTooOld()) {
    await lockUntilSignIn(database, userId);
    return false;
  }
  const look = async () => {
    if (!(await isTooOld()) || over.aborted) return;
    await lockUntilSignIn(database, userId);
    lockHere();
  };
  const timer = setInterval(() => void look(), lookAtContactMs);
  over.addEventListener('abort', () => clearInterval(timer));
  if (!isShared) return true;
  await closeLyingKey(userId, database);
  const isIdle = watchIdle(over, () => void lockDevice());
  lendKey(over, () => !isIdle());
  keepNoEntries(over);
  window.addEventListener('pageshow', ({ persisted }) => persisted && reload(), { signal: over });
  return true;
};

/** A key that was not closed at the sign-in, or not under the server's: now it may be. */
const closeLyingKey = async (userId: string, database: Shop['database']) => {
  const row = await devices.key.get(userId);
  const dataKey = row?.dataKey ?? heldKeyOf(userId);
  if (!dataKey || row?.wrap?.isServers) return;
  const digits = (await readMeta(database, 'sealKey')) ?? null;
  await closeKey(devices, { userId, dataKey }, { server: null, own: async () => digits });
  const sessionKey = await readMeta(database, 'sessionKey');
  if (sessionKey) void closeUnderServers(userId, dataKey, sessionKey);
};

const closeUnderServers = async (userId: string, dataKey: Uint8Array<ArrayBuffer>, sessionKey: string) => {
  const server = await fetchSealKey(sessionKey);
  if (server && heldKeyOf(userId)) await closeKey(devices, { userId, dataKey }, { server, own: async () => null });
};
