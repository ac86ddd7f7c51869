import type { Order } from './order.record.ts';

/** Whether an order is a demo user's: nothing is made or charged, whatever status it has by now. */
export const isDemoOrder = ({ status, history = [] }: Pick<Order, 'status' | 'history'>) =>
  status === 'DEMO' || history.some((event) => event.from === 'DEMO');
