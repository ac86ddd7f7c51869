import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { orderRefusal } from '@knotenblech/shared/orders/refuse-to-order.ts';
import { useLive } from '../../../sync/hooks/use-live.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { isOrder, type QueuedOrder } from '../../../sync/status/queued-order.ts';
import { readSubmittedOrder } from '../../../sync/status/read-submitted-order.ts';
import { type OrderState, orderState } from './order-state.ts';

type OrderSeen = { state: OrderState; entry: QueuedOrder | null; order: Order | null };

/** One order wherever it is: in the queue, answered, or with the server; undefined while the device looks. */
export const useOrderState = (orderId: string): OrderSeen | undefined => {
  const { actor, database } = useShop();
  const seen = useLive(`${database.name} order ${orderId}`, () =>
    readSubmittedOrder(database, actor.customerId, orderId),
  );
  if (seen === undefined) return undefined;
  const entry = seen.waiting.filter(isOrder).findLast((each) => each.args.orderId === orderId) ?? null;
  const known = { isTaken: seen.isTaken, isPutAway: seen.isPutAway, refusal: orderRefusal(actor) };
  return { state: orderState(entry, seen.order, known), entry, order: seen.order };
};
