import { type Day, daysAfter } from '../values/day.ts';
import type { Order, OrderStatus } from './order.record.ts';
import { isDemoOrder, waitsForPayment } from './status-table.ts';

/** Who moves an order on from a stage. */
type Mover = 'device' | 'customer' | 'server' | 'operator' | 'nobody';

type Stage = { movedBy: readonly Mover[]; next: readonly string[]; isOrdered: boolean };

/**
 * What an order can be between the button and its first status, who moves it on, and to what. Nothing is ordered before the
 * server has said so; needs-review is ended by the customer (cancels, orders anew) or the operator (cancels).
 */
export const orderStages = {
  queued: { movedBy: ['device', 'customer'], next: ['sending', 'withdrawn'], isOrdered: false },
  sending: { movedBy: ['server'], next: ['checking', 'accepted', 'refused'], isOrdered: false },
  checking: { movedBy: ['server'], next: ['accepted', 'needs-review', 'refused'], isOrdered: true },
  accepted: { movedBy: ['customer', 'operator'], next: [], isOrdered: true },
  'needs-review': { movedBy: ['customer', 'operator'], next: [], isOrdered: true },
  refused: { movedBy: ['nobody'], next: [], isOrdered: false },
  withdrawn: { movedBy: ['nobody'], next: [], isOrdered: false },
} as const satisfies Record<string, Stage>;

export type OrderStage = keyof typeof orderStages;

type Paid = Pick<Order, 'check' | 'status' | 'history' | 'prepayment'>;

const notYetMade: ReadonlySet<OrderStatus> = new Set(['NEW', 'ASSIGNED', 'ANALYZED']);

/** Whether it is the customer's turn: nothing is made of the order before he has paid. */
export const awaitsPayment = (order: Paid): boolean =>
  order.check === 'accepted' &&
  notYetMade.has(order.status) &&
  !isDemoOrder(order) &&
  waitsForPayment(order, 'IN_PRODUCTION');

export const orderDues = ['late', 'soon'] as const;

/** 'late': its day is over and it has not left the shop; 'soon': its day comes within a week. */
export type OrderDue = (typeof orderDues)[number];

/** Of an order that nothing is sent of any more, or ever. */
const done: readonly Order['status'][] = ['SENT', 'CLOSED', 'CANCELED'];

export const soonDays = 7;

/** Whether an order that still has to leave the shop is late or due soon; null: neither, as while its payment is awaited. `today` is the shop's day. */
export const orderDue = (
  order: Pick<Order, 'status' | 'history' | 'check' | 'deliveryDay' | 'prepayment'>,
  today: Day,
): OrderDue | null => {
  if (order.check !== 'accepted' || done.includes(order.status) || isDemoOrder(order)) return null;
  if (waitsForPayment(order, 'IN_PRODUCTION')) return null;
  if (order.deliveryDay < today) return 'late';
  return order.deliveryDay <= daysAfter(today, soonDays) ? 'soon' : null;
};
