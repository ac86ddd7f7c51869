import { type SyncStatus, unsentCountOf } from '../../sync/read-status.ts';

export type SyncShown =
  | { kind: 'current' }
  | { kind: 'fetching' }
  | { kind: 'offline' }
  | { kind: 'waiting'; count: number }
  | { kind: 'offline-waiting'; count: number }
  | { kind: 'server-away'; count: number }
  | { kind: 'sign-in' }
  | { kind: 'attention'; count: number }
  | { kind: 'decide'; count: number }
  | { kind: 'sending'; count: number };

/** What the chip says: red only when something failed. */
export const syncShown = ({
  state,
  hasNetwork,
  attention,
  refusedCount,
  conflictCount,
  ...unsent
}: Omit<SyncStatus, 'lastContactAt'>): SyncShown => {
  const count = unsentCountOf(unsent);
  if (attention === 'session_expired') return { kind: 'sign-in' };
  if (state === 'attention' || refusedCount > 0) return { kind: 'attention', count: refusedCount + conflictCount };
  if (conflictCount > 0) return { kind: 'decide', count: conflictCount };
  if (state === 'offline' && hasNetwork) return { kind: 'server-away', count };
  if (state === 'offline') return count > 0 ? { kind: 'offline-waiting', count } : { kind: 'offline' };
  if (state === 'current' || state === 'fetching') return { kind: state };
  return state === 'syncing'
    ? { kind: 'sending', count: unsent.waitingCount + unsent.retoldCount }
    : { kind: 'waiting', count };
};
