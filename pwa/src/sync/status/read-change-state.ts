import { isPending, type OutboxEntry, type Outcome, outcomeOf } from '../../database/outbox-entry.ts';
import type { ResultRow, ShopDatabase } from '../../database/shop-database.ts';

/** What became of a change that was stored here; 'gone': it was taken back, or its refusal was put away. */
export type ChangeState =
  | { state: 'waiting' | 'sent' | 'gone' }
  | ({ state: 'refused' } & Pick<Outcome, 'code' | 'details'>);

export const readChangeState = (database: ShopDatabase, uid: string): Promise<ChangeState> => {
  const { outbox, results } = database;
  return database.transaction('r', [outbox, results], async () =>
    stateOf(await outbox.where('uid').equals(uid).first(), await results.get(uid)),
  );
};

const stateOf = (queued: OutboxEntry | undefined, answered: ResultRow | undefined): ChangeState => {
  if (queued && isPending(queued)) return { state: 'waiting' };
  const answer = (queued && outcomeOf(queued)) ?? answered;
  if (answer?.status === 'applied') return { state: 'sent' };
  return !answer || answered?.discarded
    ? { state: 'gone' }
    : { state: 'refused', code: answer.code, details: answer.details };
};
