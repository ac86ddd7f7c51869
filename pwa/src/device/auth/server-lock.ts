import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { observe } from '../../database/observe.ts';
import { openShopDatabase, readMeta, type ShopDatabase } from '../../database/shop-database.ts';
import { databaseOf, type UserData } from '../../database/user-data.ts';
import { subscribeToUnnotedStop } from '../../sync/leadership/record-stop.ts';
import { closeTabSession, currentUser, devices, reload, tabSession } from '../tab-session.ts';
import { closeSession } from './close-session.ts';
import type { ShopPlace } from './open-shop.ts';

/** Why the server locked somebody's data on this device since the last sign-in; null: it did not. */
export const readLock = async (): Promise<ErrorCode | null> =>
  (await devices.user.toArray()).find((user) => user.lockedBy)?.lockedBy ?? null;

/** The server has ended the session for good: nothing of the user stays readable here. An expired one leaves him at his work. */
const locking: readonly ErrorCode[] = ['user_inactive', 'customer_blocked', 'session_ended'];

const isLocking = (code: ErrorCode | null | undefined): code is ErrorCode => !!code && locking.includes(code);

export const watchForLock = (data: UserData) => {
  const database = databaseOf(data);
  observe(() => readMeta(database, 'stoppedBy')).subscribe({
    next: (code) => {
      if (isLocking(code)) void lock(database.name, code).then(hide, hide);
    },
    error: () => {},
  });
  subscribeToUnnotedStop((databaseName, code) => {
    if (databaseName !== database.name || !isLocking(code)) return;
    void lock(database.name, code)
      .catch(() => shut(database))
      .then(hide, hide);
  });
};

/** Nothing can be stored for the next start to see: a database without its actor is not opened until he has signed in again. */
const shut = async (database: ShopDatabase) => {
  await database.meta.delete('actor');
  tabSession.channel.postMessage('signed-out');
};

/** True where the server has ended the session: a page that ended meanwhile, or had no room, may have left the data as they were. They are not opened. */
export const finishLock = async ({ databaseName, cipher }: Omit<ShopPlace, 'mirrorName'>): Promise<boolean> => {
  const database = openShopDatabase(databaseName, cipher);
  const code = await readMeta(database, 'stoppedBy').finally(() => database.close());
  if (!isLocking(code)) return false;
  await lock(databaseName, code).catch(() => null);
  return true;
};

/** Also where the data could not be locked away: the page that follows does not open them. */
const hide = () => {
  closeTabSession();
  reload();
};

/** Once, however many windows see it; the others hear of it as of a sign-out. */
const lock = (databaseName: string, code: ErrorCode) =>
  navigator.locks.request('knotenblech-lock', async () => {
    const user = await currentUser();
    if (user?.databaseName !== databaseName) return;
    await devices.user.update(user.userId, { lockedBy: code }).catch(() => null);
    await closeSession(user, 'keep what can be');
  });
