import type { SyncStatus } from '../../sync/read-status.ts';

export type SyncShown =
  | { kind: 'current' }
  | { kind: 'offline' }
  | { kind: 'waiting'; count: number }
  | { kind: 'offline-waiting'; count: number }
  | { kind: 'server-away'; count: number }
  | { kind: 'sign-in' }
  | { kind: 'attention'; count: number }
  | { kind: 'decide'; count: number }
  | { kind: 'sending'; count: number };

/** What the chip says: red only when something failed; a transfer under way without anything waiting stays quiet. */
export const syncShown = ({
  state,
  waitingCount,
  hasNetwork,
  attention,
  refusedCount,
  conflictCount,
}: Omit<SyncStatus, 'lastContactAt'>): SyncShown => {
  if (attention === 'session_expired') return { kind: 'sign-in' };
  if (state === 'attention') return { kind: 'attention', count: refusedCount + conflictCount };
  if (conflictCount > 0) return { kind: 'decide', count: conflictCount };
  if (state === 'offline' && hasNetwork) return { kind: 'server-away', count: waitingCount };
  if (state === 'offline') {
    return waitingCount > 0 ? { kind: 'offline-waiting', count: waitingCount } : { kind: 'offline' };
  }
  if (waitingCount === 0) return { kind: 'current' };
  return { kind: state === 'syncing' ? 'sending' : 'waiting', count: waitingCount };
};
