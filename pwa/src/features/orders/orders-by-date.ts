import type { Order } from '@knotenblech/shared/orders/order.ts';

/** Orders, youngest first; of one moment the higher number first. */
export const ordersByDate = (orders: readonly Order[]): Order[] =>
  orders.toSorted((a, b) => (a.orderedAt === b.orderedAt ? b.number - a.number : a.orderedAt < b.orderedAt ? 1 : -1));

/** Nothing more happens to it. */
export const isFinished = ({ status, check }: Order) =>
  status === 'CLOSED' || status === 'CANCELED' || check === 'refused';
