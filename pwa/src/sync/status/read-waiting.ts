import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { withdrawChange, withdrawnOrderOf } from '@knotenblech/shared/sync/withdraw.change.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { CartId } from '@knotenblech/shared/values/ids.ts';
import { isPending, type OutboxEntry, type Outcome, outcomeOf } from '../../database/outbox-entry.ts';
import type { ResultRow, ShopDatabase } from '../../database/shop-database.ts';
import { databaseOf, type UserData } from '../../database/user-data.ts';

/** A change that was made here, as far as screens speak of it; where it stands. */
export type MadeChange = Pick<OutboxEntry, 'uid' | 'name' | 'args' | 'at' | 'state'>;

export type WaitingEntry = {
  /** Order in which the changes were made. */
  id: number;
  uid: string;
  name: ChangeName;
  args: unknown;
  at: string;
  /** Only what is queued can be taken back; 'sending' may have arrived. */
  state: 'queued' | 'sending' | 'refused' | 'failed';
  /** Not sent from here yet, but it lies in a file: another device may have sent it. */
  isExported: boolean;
  tries: number;
  code: ErrorCode | null;
  details: Record<string, unknown>;
  /** Of a refused order: with what all of it was ordered since; absent: something of it was not. */
  orderedSince?: readonly Order[];
};

/** It has not been answered; what is not waiting was refused. */
export const isWaiting = ({ state }: Pick<WaitingEntry, 'state'>) => state === 'queued' || state === 'sending';

/** It was refused, and its user has something to decide. */
export const isToDecide = (entry: Pick<WaitingEntry, 'state' | 'orderedSince'>) =>
  !isWaiting(entry) && entry.orderedSince === undefined;

/** What was refused and the user has not put away. What holds the place of a change taken back counts where an order was made all the same. */
export const readCards = ({ results }: ShopDatabase): Promise<ResultRow[]> =>
  results
    .where('isOpen')
    .equals(1)
    .filter(({ name, args }) => name !== withdrawChange.name || withdrawnOrderOf({ name, args }) !== null)
    .toArray();

/** The queue's entries that have no answer, what is only told again among them. */
export const readPending = ({ outbox }: ShopDatabase): Promise<OutboxEntry[]> => outbox.filter(isPending).toArray();

/** What waits to be sent or answered, and the refused ones not put away yet, in the order they were made. */
export const readWaiting = async (
  database: ShopDatabase,
  entries: readonly OutboxEntry[] | null = null,
): Promise<WaitingEntry[]> => {
  const unanswered = (entries ?? (await readPending(database))).filter(
    ({ retold, name }) => !retold && name !== withdrawChange.name,
  );
  const cards = await readCards(database);
  const waiting = unanswered.map(({ seq, uid, name, args, at, state: { is }, carriedAt, tries }): WaitingEntry => {
    const state = is === 'queued' ? 'queued' : 'sending';
    const isExported = carriedAt !== undefined && tries === 0;
    return { id: seq, uid, name: name as ChangeName, args, at, state, isExported, tries, code: null, details: {} };
  });
  const refused = cards.map(({ seq, uid, name, args, at, status, tries, code, details }): WaitingEntry => {
    const state = status === 'failed' ? 'failed' : 'refused';
    return { id: seq, uid, name: name as ChangeName, args, at, state, isExported: false, tries, code, details };
  });
  return [...waiting, ...refused].sort((a, b) => a.id - b.id);
};

/** An order that waits on this device, or that the server refused. */
export type QueuedOrder = Omit<WaitingEntry, 'args'> & { args: SubmitOrderArgs };

export const isOrder = (entry: WaitingEntry): entry is QueuedOrder => entry.name === 'submitOrder';

/** Whether an order of the cart waits on this device, from whichever of its windows. */
export const isCartWaiting = async (data: UserData, cartId: CartId): Promise<boolean> =>
  (await readWaiting(databaseOf(data))).some(
    (entry) => isOrder(entry) && isWaiting(entry) && entry.args.cartId === cartId,
  );

/** Those of refused changes that no window has put away by now. */
export const stillOpenOf = async (data: UserData, refused: readonly WaitingEntry[]): Promise<WaitingEntry[]> => {
  const cards = new Set((await readCards(databaseOf(data))).map(({ uid }) => uid));
  return refused.filter(({ uid }) => cards.has(uid));
};

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
