import type { SyncStatus } from '../../sync/read-status.ts';

/** What can be asked of the sync at once; null: nothing is held up. A file that is still to be read waits for its reader, not for the server. */
export const retryOffer = ({
  waitingCount,
  retoldCount,
  state,
}: Pick<SyncStatus, 'waitingCount' | 'retoldCount' | 'state'>): 'send' | 'try again' | null => {
  if (waitingCount > 0) return 'send';
  return retoldCount > 0 || state === 'offline' || state === 'attention' ? 'try again' : null;
};
