export type SyncShown =
  | { kind: 'current' }
  | { kind: 'offline' }
  | { kind: 'waiting'; count: number }
  | { kind: 'offline-waiting'; count: number }
  | { kind: 'attention' };

type SyncState = 'current' | 'waiting' | 'syncing' | 'offline' | 'attention';

/** What the chip says: red only when the user must act; a transfer under way without anything waiting stays quiet. */
export const syncShown = ({ state, waitingCount }: { state: SyncState; waitingCount: number }): SyncShown => {
  if (state === 'attention') return { kind: 'attention' };
  if (state === 'offline') {
    return waitingCount > 0 ? { kind: 'offline-waiting', count: waitingCount } : { kind: 'offline' };
  }
  return waitingCount > 0 ? { kind: 'waiting', count: waitingCount } : { kind: 'current' };
};
