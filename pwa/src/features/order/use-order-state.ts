import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.ts';
import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { WaitingEntry } from '../../sync/read-waiting.ts';
import { useRecord, useShop, useWaiting } from '../../sync/use-shop.tsx';
import { type OrderState, orderState } from './order-state.ts';

export type QueuedOrder = Omit<WaitingEntry, 'args'> & { args: SubmitOrderArgs };

type OrderSeen = { state: OrderState; entry: QueuedOrder | null; order: Order | null };

/** One order wherever it is: in the queue, answered, or with the server; undefined while the device looks. */
export const useOrderState = (orderId: string): OrderSeen | undefined => {
  const { actor } = useShop();
  const waiting = useWaiting();
  const order = useRecord('order', customerSpace(actor.customerId), orderId);
  if (order === undefined) return undefined;
  const entry = waiting.filter(isOrder).findLast((each) => each.args.orderId === orderId) ?? null;
  return { state: orderState(entry, order), entry, order };
};

export const isOrder = (entry: WaitingEntry): entry is QueuedOrder => entry.name === 'submitOrder';
