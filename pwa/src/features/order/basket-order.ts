import type { Cart } from '@knotenblech/shared/cart/cart.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { CartId, OrderId } from '@knotenblech/shared/values/ids.ts';
import { isWaiting, type WaitingEntry } from '../../sync/read-waiting.ts';
import { isOrder } from '../../sync/queued-order.ts';

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
