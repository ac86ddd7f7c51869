import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { isInForce } from '@knotenblech/shared/orders/status-table.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { type OutboxEntry, outcomeOf } from '../../database/outbox-entry.ts';
import { rowRange, type ShopDatabase } from '../../database/shop-database.ts';
import { isOrder, isWaiting, type QueuedOrder, readWaiting, type WaitingEntry } from './read-waiting.ts';

type Refused = Pick<SubmitOrderArgs, 'cartId' | 'lines' | 'shownContents'>;

/** The orders with which all of a refused one was ordered after it was shown, each once; null: something of it was not. */
export const coveringOrders = ({ cartId, lines, shownContents }: Refused, orders: readonly Order[]): Order[] | null => {
  const latestFirst = orders.filter(isInForce).toSorted((a, b) => b.number - a.number);
  const found = lines.map(({ projectId, quantity }) => {
    const shown = shownContents?.projects.find((each) => each.projectId === projectId);
    return latestFirst.find((order) => {
      const line = order.lines.find((each) => each.projectId === projectId);
      // A cart is ordered once: what was made of it is what its user ordered in place of the refused order.
      const isAnswer = order.cartId === cartId || (shown?.isOrdered === false && (line?.quantity ?? 0) >= quantity);
      return line !== undefined && isAnswer;
    });
  });
  const made = new Set(found.flatMap((order) => order ?? []));
  return found.includes(undefined) ? null : [...made];
};

const isRefusedOrder = (entry: WaitingEntry): entry is QueuedOrder => isOrder(entry) && !isWaiting(entry);

/** The entries, where an order among them was refused with what it was ordered with since. The orders are read for such a one only. */
export const withCoveringOrders = async (
  database: ShopDatabase,
  entries: readonly WaitingEntry[],
  customerId: CustomerId,
): Promise<WaitingEntry[]> => {
  if (!entries.some(isRefusedOrder)) return [...entries];
  const orders = (await rowRange(database, customerSpace(customerId), 'order').toArray()).map(({ data }) => data);
  return entries.map((entry) => {
    const since = isRefusedOrder(entry) ? coveringOrders(entry.args, orders) : null;
    return since ? { ...entry, orderedSince: since } : entry;
  });
};

/**
 * Everything the device knows of one order, of one moment; `isTaken`: the server took it and its record is on the way,
 * `isPutAway`: it was refused, and its user has ordered anew or given up.
 */
export const readSubmittedOrder = (database: ShopDatabase, customerId: CustomerId, orderId: string) =>
  database.transaction('r', [database.row, database.outbox, database.results], async () => {
    const row = await database.row.get([customerSpace(customerId), 'order', orderId]);
    const isOfOrder = ({ name, args }: { name: string; args: unknown }) =>
      name === 'submitOrder' && (args as SubmitOrderArgs).orderId === orderId;
    const taken = await readAcceptedPending(database, 'submitOrder');
    const putAway = row ? 0 : await database.results.filter((entry) => entry.discarded && isOfOrder(entry)).count();
    return {
      order: (row?.data ?? null) as Order | null,
      waiting: await withCoveringOrders(database, await readWaiting(database), customerId),
      isTaken: taken.some(({ args }) => args.orderId === orderId),
      isPutAway: putAway > 0,
    };
  });

/** A change that the server took and whose record is still on its way to this device. */
export type AcceptedPending<N extends ChangeName> = Pick<OutboxEntry, 'uid' | 'at'> & {
  args: ArgsOf<N>;
  state: 'taken';
};

/** All changes of a name that are. */
export const readAcceptedPending = async <N extends ChangeName>(
  { outbox }: ShopDatabase,
  name: N,
): Promise<AcceptedPending<N>[]> => {
  const taken = outbox.filter((entry) => entry.name === name && outcomeOf(entry)?.status === 'applied');
  return (await taken.toArray()).map(({ uid, at, args }) => ({ uid, at, args: args as ArgsOf<N>, state: 'taken' }));
};
