import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { useAcceptedPending } from '../../../sync/hooks/use-accepted-pending.ts';
import { useKnownWaiting, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { isOrder, type QueuedOrder } from '../../../sync/status/queued-order.ts';
import type { AcceptedPending } from '../../../sync/status/read-taken.ts';
import { cancellingOrders } from '../public/cancel-state.ts';

type Orders = {
  queued: QueuedOrder[];
  /** The server has them; their records are on the way. */
  taken: AcceptedPending<'submitOrder'>[];
  orders: Order[];
  amounts: ReadonlyMap<OrderId, Amounts>;
  /** Those that a cancellation of this device has no answer to. */
  cancelling: ReadonlySet<OrderId>;
};

/** Orders of the customer with their amounts, and those of this device that are not made, nor made up by others since; undefined while loading. */
export const useOrders = (): Orders | undefined => {
  const { actor } = useShop();
  const waiting = useKnownWaiting();
  const taken = useAcceptedPending('submitOrder');
  const orders = useRecords('order', customerSpace(actor.customerId));
  const amounts = useRecords('orderAmounts', customerPriceSpace(actor.customerId));
  if (!waiting || !taken || !orders || !amounts) return undefined;
  const known = new Set<string>(orders.map((order) => order.id));
  return {
    queued: waiting
      .filter(isOrder)
      .filter(({ args, orderedSince }) => orderedSince === undefined && !known.has(args.orderId)),
    taken: taken.filter(({ args }) => !known.has(args.orderId)),
    orders,
    cancelling: cancellingOrders(waiting),
    amounts: new Map(amounts.map((each) => [each.id, each.amounts])),
  };
};
