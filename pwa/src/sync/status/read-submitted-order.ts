import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { withCoveringOrders } from './covering-orders.ts';
import { readAcceptedPending } from './read-taken.ts';
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
