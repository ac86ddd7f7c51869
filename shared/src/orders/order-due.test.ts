import { expect, it } from 'vitest';
import type { OrderStatus } from './order.record.ts';
import { orderDue } from './order-stages.ts';

const due = (deliveryDay: string, status: OrderStatus = 'NEW', check: 'accepted' | 'checking' = 'accepted') =>
  orderDue({ status, check, deliveryDay, history: [] }, '2026-11-27');

it('an order is late from the day after its own', () => {
  expect(due('2026-11-26')).toBe('late');
  expect(due('2026-11-27')).toBe('soon');
});

it('it is due soon for the week before its day', () => {
  expect(due('2026-12-04')).toBe('soon');
  expect(due('2026-12-05')).toBeNull();
});

it('what was sent, cancelled, only shown or not accepted is neither', () => {
  for (const status of ['SENT', 'CLOSED', 'CANCELED', 'DEMO'] as const) expect(due('2026-11-01', status)).toBeNull();
  expect(due('2026-11-01', 'NEW', 'checking')).toBeNull();
  expect(due('2026-11-01', 'PARTLY_SENT')).toBe('late');
});

it('an order that waits for its payment is not late: its day counts from the payment', () => {
  const order = { status: 'NEW', check: 'accepted', deliveryDay: '2026-11-20' } as const;
  const prepayment = { isWaitedFor: true, paidAt: null };
  expect(orderDue({ ...order, prepayment }, '2026-11-27')).toBe(null);
  expect(orderDue({ ...order, prepayment: { ...prepayment, isWaitedFor: false } }, '2026-11-27')).toBe('late');
  expect(orderDue({ ...order, prepayment: { ...prepayment, paidAt: '2026-11-10' } }, '2026-11-27')).toBe('late');
});
