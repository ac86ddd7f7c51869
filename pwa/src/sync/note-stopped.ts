import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { isDeviceFull } from '../database/device-full.ts';
import { inRoom } from '../database/in-room.ts';
import { writeMeta } from '../database/read-meta.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { createListeners } from '../listeners/create-listeners.ts';
import { noteDeviceFull } from './device-room.ts';

const listeners = createListeners<[databaseName: string, code: ErrorCode]>();

/** Why the sync has stopped, for every window; where there is no room to note it, this one is told, and it is to be tried again. */
export const noteStopped = async (database: ShopDatabase, code: ErrorCode) => {
  try {
    await inRoom(database, () =>
      database.transaction('rw', database.meta, async () => writeMeta(database, 'stoppedBy', code)),
    );
  } catch (error) {
    if (isDeviceFull(error)) {
      noteDeviceFull(true);
      listeners.tell(database.name, code);
    }
    throw error;
  }
};

export const subscribeToUnnotedStop = listeners.subscribe;
