import type { Order, OrderStatus } from './order.record.ts';
import { isDemoOrder, waitsForPayment } from './status-table.ts';

type Paid = Pick<Order, 'check' | 'status' | 'history' | 'prepayment'>;

const notYetMade: ReadonlySet<OrderStatus> = new Set(['NEW', 'ASSIGNED', 'ANALYZED']);

/** Whether it is the customer's turn: nothing is made of the order before he has paid. */
export const awaitsPayment = (order: Paid): boolean =>
  order.check === 'accepted' &&
  notYetMade.has(order.status) &&
  !isDemoOrder(order) &&
  waitsForPayment(order, 'IN_PRODUCTION');
