import type { SyncStatus } from './read-status.ts';

/** How a device stands before that is read. */
export const unreadStatus: SyncStatus = {
  state: 'fetching',
  waitingCount: 0,
  unreadCount: 0,
  retoldCount: 0,
  unqueuedCount: 0,
  earlyCount: 0,
  refusedCount: 0,
  conflictCount: 0,
  lastContactAt: null,
  obstacle: null,
  failedWith: null,
  attention: null,
};
