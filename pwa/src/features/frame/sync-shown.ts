import type { SyncStatus } from '../../sync/read-status.ts';

export type SyncShown =
  | { kind: 'current' }
  | { kind: 'offline' }
  | { kind: 'waiting'; count: number }
  | { kind: 'offline-waiting'; count: number }
  | { kind: 'server-away'; count: number }
  | { kind: 'sign-in' }
  | { kind: 'attention' };

/** What the chip says: red only when the user must act; a transfer under way without anything waiting stays quiet. */
export const syncShown = ({
  state,
  waitingCount,
  hasNetwork,
  attention,
}: Pick<SyncStatus, 'state' | 'waitingCount' | 'hasNetwork' | 'attention'>): SyncShown => {
  if (attention === 'session_expired') return { kind: 'sign-in' };
  if (state === 'attention') return { kind: 'attention' };
  if (state === 'offline' && hasNetwork) return { kind: 'server-away', count: waitingCount };
  if (state === 'offline') {
    return waitingCount > 0 ? { kind: 'offline-waiting', count: waitingCount } : { kind: 'offline' };
  }
  return waitingCount > 0 ? { kind: 'waiting', count: waitingCount } : { kind: 'current' };
};
