import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { readMeta } from '../database/read-meta.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { readConflicts } from './read-conflicts.ts';
import { readWaiting } from './read-waiting.ts';

export type SyncStatus = {
  state: 'current' | 'waiting' | 'syncing' | 'offline' | 'attention';
  waitingCount: number;
  /** What was refused and not put away. */
  refusedCount: number;
  /** Own entries that somebody has overwritten. */
  conflictCount: number;
  lastContactAt: string | null;
  /** False: the device itself is cut off; true while offline: it is the server that does not answer. */
  hasNetwork: boolean;
  /** Why attention is asked for: a code of the session or of the app's version, or changes that were refused. */
  attention: ErrorCode | 'refused' | null;
};

/** How this device stands to the server, in one word and a count of what has not arrived. */
export const readStatus = async (database: ShopDatabase): Promise<SyncStatus> => {
  const entries = await readWaiting(database);
  const waiting = entries.filter((entry) => entry.state === 'queued' || entry.state === 'sending');
  const stoppedBy = (await readMeta(database, 'stoppedBy')) ?? null;
  const attention = stoppedBy ?? (entries.length > waiting.length ? 'refused' : null);
  const isOffline = (await readMeta(database, 'contact')) === 'unreached';
  const lastContactAt = (await readMeta(database, 'lastContactAt')) ?? null;
  const state = (): SyncStatus['state'] => {
    if (attention) return 'attention';
    if (isOffline) return 'offline';
    if (waiting.length === 0) return 'current';
    return waiting.some((entry) => entry.state === 'sending') ? 'syncing' : 'waiting';
  };
  const actor = await readMeta(database, 'actor');
  return {
    state: state(),
    waitingCount: waiting.length,
    refusedCount: entries.length - waiting.length,
    conflictCount: actor ? (await readConflicts(database, actor)).length : 0,
    lastContactAt,
    hasNetwork: navigator.onLine,
    attention,
  };
};
