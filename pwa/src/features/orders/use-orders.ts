import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import type { WaitingEntry } from '../../sync/read-waiting.ts';
import { useKnownWaiting, useRecords, useShop } from '../../sync/use-shop.tsx';

export type QueuedOrder = Omit<WaitingEntry, 'args'> & { args: SubmitOrderArgs };

type Orders = { queued: QueuedOrder[]; orders: Order[]; amounts: ReadonlyMap<OrderId, Amounts> };

/** Orders of the customer with their amounts, and those of this device that no server has answered; undefined while loading. */
export const useOrders = (): Orders | undefined => {
  const { actor } = useShop();
  const waiting = useKnownWaiting();
  const orders = useRecords('order', customerSpace(actor.customerId));
  const amounts = useRecords('orderAmounts', customerPriceSpace(actor.customerId));
  if (!waiting || !orders || !amounts) return undefined;
  const known = new Set<string>(orders.map((order) => order.id));
  return {
    queued: waiting.filter(isOrder).filter((entry) => !known.has(entry.args.orderId)),
    orders,
    amounts: new Map(amounts.map((each) => [each.id, each.amounts])),
  };
};

const isOrder = (entry: WaitingEntry): entry is QueuedOrder => entry.name === 'submitOrder';
