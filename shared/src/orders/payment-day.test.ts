import { describe, expect, it } from 'vitest';
import { dayFromPayment, withWorkingDays } from './delivery-day.ts';
import type { Order } from './order.record.ts';

const order = {
  deliveryDay: '2026-12-14',
  shippingAddress: { countryIso: 'DE' },
  prepayment: { isWaitedFor: true, paidAt: null },
} as Order;
const days = { production: 10, surface: 3, shipping: 2 };
const at = { today: '2026-12-01', calendar: { holidays: new Map(), closingDays: new Set<string>() } };

describe('the day of delivery of an order that is paid in advance', () => {
  it('is counted from the day on which the payment came', () => {
    expect(dayFromPayment(withWorkingDays(order, days), at)).toBe('2026-12-23');
  });

  it('stays where production does not wait for the payment', () => {
    const made = { ...order, prepayment: { isWaitedFor: false, paidAt: null } };
    expect(withWorkingDays(made, days)).toBe(made);
    expect(dayFromPayment(made, at)).toBe('2026-12-14');
  });

  it('stays for an order of before, of which nobody knows the days', () => {
    expect(dayFromPayment(order, at)).toBe('2026-12-14');
  });
});
