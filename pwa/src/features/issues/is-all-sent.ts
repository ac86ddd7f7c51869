import { type SyncStatus, unsentCountOf } from '../../sync/status/read-status.ts';

/** The server has everything of this device, files still to be read among it, and nothing is left to decide. */
export const isAllSynced = (
  status: Parameters<typeof unsentCountOf>[0] & Pick<SyncStatus, 'refusedCount' | 'conflictCount'>,
): boolean => unsentCountOf(status) + status.refusedCount + status.conflictCount === 0;
