import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { expect, test } from 'vitest';
import { refuseChangedPrice } from './price-order.ts';

const shown: Amounts = {
  tariffNumber: 1,
  lines: [],
  partsCents: 10_000,
  productionCents: 0,
  shippingCents: 0,
  paymentCents: 0,
  netCents: 10_000,
  vatRate: 1900,
  vatReason: 'domestic',
  vatCents: 1900,
  grossCents: 11_900,
};

test('an order at the amounts that were shown passes', () => {
  expect(() => refuseChangedPrice(shown, structuredClone(shown))).not.toThrow();
});

test.each([
  ['rose', { grossCents: 11_901 }],
  ['fell', { grossCents: 11_899 }],
  ['is made up otherwise', { partsCents: 9_999 }],
])('one whose price %s is refused with both', (_, change) => {
  const now = { ...shown, ...change };
  const said = { shown: JSON.stringify(shown), now: JSON.stringify(now) };
  const refusal = expect.objectContaining({ code: 'price_changed', details: expect.objectContaining(said) });
  expect(() => refuseChangedPrice(shown, now)).toThrow(DomainError);
  expect(() => refuseChangedPrice(shown, now)).toThrow(refusal);
});
