import { chooseOrders } from '@knotenblech/shared/orders/choose-orders.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { usualOrderSort } from '@knotenblech/shared/orders/order-sorts.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import type { OrdersSearch } from '../public/orders-search.ts';

/** The orders to show: without what is hidden, found by the search, in the chosen order. `cancelling`: not cancelled before the server says so. */
export const listOrders = (
  orders: readonly Order[],
  { q = '', sort = usualOrderSort, finished, canceled }: OrdersSearch,
  cancelling: ReadonlySet<OrderId>,
): Order[] =>
  chooseOrders(orders, { q, sort, finished: finished ?? false, canceled: true }).filter(
    ({ id, status }) => canceled || status !== 'CANCELED' || cancelling.has(id),
  );
