import type { OrderId } from '@knotenblech/shared/values/ids.ts';

type Place = {
  pathname: string;
  /** The order that the address names beside its path. */
  order: string | undefined;
};

/** Whether the screen itself shows that an order was made: its own pages, and the list of orders. */
export const isOrderOnScreen = ({ pathname, order }: Place, orderId: OrderId): boolean => {
  const path = pathname.replace(/\/$/, '');
  if (/\/shop\/(process-order|order-completed)$/.test(path)) return order === orderId;
  return path.endsWith('/shop/account/orders') || path.endsWith(`/shop/account/orders/${orderId}`);
};

/** From the last order step the way leads to the order: whether it is shown is known there. */
export const isLeftForOrder = (pathname: string) => /\/shop\/order-step\/4\/?$/.test(pathname);
