import { type Day, daysAfter } from '../values/day.ts';
import type { Order } from './order.record.ts';
import { isDemoOrder, waitsForPayment } from './status-table.ts';

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
