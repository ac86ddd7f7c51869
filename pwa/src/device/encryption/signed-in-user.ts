import type { DeviceDatabase, DeviceUser } from '../../database/device-database.ts';
import { dropOld, migrateToEncrypted } from './carry-over.ts';

const longestWaitMs = 5_000;
const lookMs = 100;

/** Who is signed in on this device; what an earlier version of the app kept of him in clear is encrypted by then. */
export const signedInUser = async (
  devices: DeviceDatabase,
  closeOtherWindows: () => void,
): Promise<DeviceUser | undefined> => {
  const user = (await devices.user.toArray()).find(({ signedIn }) => signedIn);
  if (!user) return undefined;
  if (user.oldNames) return dropOld(devices, user.userId);
  if (!user.databaseName || (await devices.key.get(user.userId))) return user;
  return navigator.locks.request('knotenblech-carry-over', () =>
    carryOverOnce(devices, user.userId, closeOtherWindows),
  );
};

/** Of several windows one does it; those of the earlier version are loaded anew before. */
const carryOverOnce = async (devices: DeviceDatabase, userId: string, closeOtherWindows: () => void) => {
  const user = await devices.user.get(userId);
  if (!user?.databaseName || (await devices.key.get(userId))) return user;
  closeOtherWindows();
  await untilNobodyHas(`sync:${user.databaseName}`);
  return migrateToEncrypted(devices, { ...user, databaseName: user.databaseName });
};

const untilNobodyHas = async (name: string) => {
  if (!('locks' in navigator)) return;
  for (let waited = 0; waited < longestWaitMs; waited += lookMs) {
    const { held = [], pending = [] } = await navigator.locks.query();
    if (![...held, ...pending].some((lock) => lock.name === name)) return;
    await new Promise((done) => setTimeout(done, lookMs));
  }
};
