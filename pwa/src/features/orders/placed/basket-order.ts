import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { CartId, OrderId } from '@knotenblech/shared/values/ids.ts';
import { isOrder } from '../../../sync/status/queued-order.ts';
import { isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';

export type BasketOrder = { state: 'waiting'; orderId: OrderId } | { state: 'made'; order: Order };

type Known = { cartId: CartId; carts: readonly Cart[]; waiting: readonly WaitingEntry[]; orders: readonly Order[] };

/** What became of the basket before the open one, where it was ordered; null: this device knows of no order of it. */
export const orderOfCart = ({ cartId, carts, waiting, orders }: Known): BasketOrder | null => {
  const before = carts.find(({ nextCartId }) => nextCartId === cartId);
  if (!before) return null;
  const entry = waiting.filter(isOrder).findLast((each) => isWaiting(each) && each.args.cartId === before.id);
  if (entry) return { state: 'waiting', orderId: entry.args.orderId };
  const order = orders.find((each) => each.cartId === before.id && each.check !== 'refused');
  return order ? { state: 'made', order } : null;
};
