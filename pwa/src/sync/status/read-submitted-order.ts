import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { type OutboxEntry, outcomeOf } from '../../database/outbox-entry.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { withCoveringOrders } from './covering-orders.ts';
import { readWaiting } from './read-waiting.ts';

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
