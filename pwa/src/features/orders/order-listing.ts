import { chooseOrders } from '@knotenblech/shared/orders/choose-orders.ts';
import { usualOrderSort } from '@knotenblech/shared/orders/order-sorts.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { OrdersSearch } from '../../lists/orders-search.ts';

/** The orders to show: without what is hidden, found by the search, in the chosen order. */
export const listOrders = (
  orders: readonly Order[],
  { q = '', sort = usualOrderSort, finished, canceled }: OrdersSearch,
): Order[] => chooseOrders(orders, { q, sort, finished: finished ?? false, canceled: canceled ?? false });
