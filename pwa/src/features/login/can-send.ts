import { isHeldUp, type SyncStatus, unsentCountOf } from '../../sync/read-status.ts';

/** Whether something waits that can leave the device now; what lies beside the queue goes into it first. */
export const canSend = (status: SyncStatus) => unsentCountOf(status) > status.unqueuedCount && !isHeldUp(status);
