import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { withdrawChange } from '@knotenblech/shared/sync/withdraw-change.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

export type WaitingEntry = {
  /** Order in which the changes were made. */
  id: number;
  uid: string;
  name: ChangeName;
  args: unknown;
  at: string;
  /** Only what is queued can be taken back; 'sending' may have arrived. */
  state: 'queued' | 'sending' | 'refused' | 'failed';
  tries: number;
  code: ErrorCode | null;
  details: Record<string, unknown>;
};

/** What waits to be sent or answered, and the refused ones not put away yet, in the order they were made. */
export const readWaiting = async (database: ShopDatabase): Promise<WaitingEntry[]> => {
  const unanswered = await database.outbox
    .filter((entry) => entry.outcome === null && !entry.retold && entry.name !== withdrawChange.name)
    .toArray();
  const cards = await database.results
    .filter((result) => result.status !== 'applied' && !result.discarded && result.name !== withdrawChange.name)
    .toArray();
  const waiting = unanswered.map(({ seq, uid, name, args, at, offered, tries }): WaitingEntry => {
    const state = offered ? 'sending' : 'queued';
    return { id: seq, uid, name: name as ChangeName, args, at, state, tries, code: null, details: {} };
  });
  const refused = cards.map(({ seq, uid, name, args, at, status, tries, code, details }): WaitingEntry => {
    const state = status === 'failed' ? 'failed' : 'refused';
    return { id: seq, uid, name: name as ChangeName, args, at, state, tries, code, details };
  });
  return [...waiting, ...refused].sort((a, b) => a.id - b.id);
};
