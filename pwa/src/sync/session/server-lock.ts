import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { liveQuery } from 'dexie';
import { readMeta } from '../../database/read-meta.ts';
import type { Shop } from '../shop.ts';
import { currentUser, devices, reload } from './here.ts';
import { leave } from './leave.ts';

/** Why the server locked somebody's data on this device since the last sign-in; null: it did not. */
export const readLock = async (): Promise<ErrorCode | null> =>
  (await devices.user.toArray()).find((user) => user.lockedBy)?.lockedBy ?? null;

/** The server has ended the session for good: nothing of the user stays readable here. An expired one leaves him at his work. */
const locking: readonly ErrorCode[] = ['user_inactive', 'session_ended'];

export const watchForLock = ({ database }: Shop) => {
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
