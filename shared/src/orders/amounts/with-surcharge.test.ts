import { expect, it } from 'vitest';
import { surchargeSum } from './amount-rows.ts';
import type { Amounts } from './order-amounts.record.ts';
import { withSurcharge } from './with-surcharge.ts';

const amounts: Amounts = {
  tariffNumber: 1,
  lines: [],
  partsCents: 10_000,
  productionCents: 500,
  shippingCents: 2000,
  paymentCents: 0,
  voucherCode: 'A',
  voucherCents: -1000,
  netCents: 11_500,
  vatRate: 1900,
  vatReason: 'domestic',
  vatCents: 2185,
  grossCents: 13_685,
};

it('as ordered nothing was added', () => expect(surchargeSum(amounts)).toBe(0));

it('what is added counts net, with its VAT, and is found again', () => {
  const more = withSurcharge(withSurcharge(amounts, 5000), -1000);
  expect(more).toMatchObject({ netCents: 15_500, vatCents: 2945, grossCents: 18_445 });
  expect(surchargeSum(more)).toBe(4000);
});
