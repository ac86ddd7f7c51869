import { isSyncBlocked, type SyncStatus } from '../../../sync/status/read-status.ts';

/** Whether something waits that can leave the device now; what lies beside the queue goes into it first, a file is read first. */
export const canSend = (status: SyncStatus) => status.waitingCount + status.retoldCount > 0 && !isSyncBlocked(status);
