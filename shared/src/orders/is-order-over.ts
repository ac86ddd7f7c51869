import type { Order } from './order.record.ts';

/** Whether nothing of an order is changed any more: it is completed or cancelled. */
export const isOrderOver = ({ status }: Pick<Order, 'status'>) => status === 'CLOSED' || status === 'CANCELED';
