import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { type ShopDatabase, writeMeta } from '../../database/shop-database.ts';
import { isDeviceFull, reportQuotaExceeded, withQuotaErrors } from '../../device/quota/quota.ts';

const listeners = createEmitter<[databaseName: string, code: ErrorCode]>();

/** Why the sync has stopped, for every window; where there is no room to note it, this one is told, and it is to be tried again. */
export const recordStop = async (database: ShopDatabase, code: ErrorCode) => {
  try {
    await withQuotaErrors(database, () =>
      database.transaction('rw', database.meta, async () => writeMeta(database, 'stoppedBy', code)),
    );
  } catch (error) {
    if (isDeviceFull(error)) {
      reportQuotaExceeded(true);
      listeners.tell(database.name, code);
    }
    throw error;
  }
};

export const subscribeToUnnotedStop = listeners.subscribe;
