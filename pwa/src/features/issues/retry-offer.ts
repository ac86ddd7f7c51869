import { isSyncBlocked, type SyncStatus } from '../../sync/status/read-status.ts';

/** What can be asked of the sync at once; null: nothing is held up. A file that is still to be read waits for its reader, not for the server. */
export const retryOffer = ({
  waitingCount,
  retoldCount,
  unqueuedCount,
  state,
}: Pick<SyncStatus, 'waitingCount' | 'retoldCount' | 'unqueuedCount' | 'state'>): 'send' | 'try again' | null => {
  if (waitingCount > 0) return 'send';
  return retoldCount + unqueuedCount > 0 || isSyncBlocked({ state }) ? 'try again' : null;
};
