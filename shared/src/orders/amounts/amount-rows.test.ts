import { expect, test } from 'vitest';
import { vatOn } from '../cart/price-cart.ts';
import { type AmountRows, grossRows, netRows } from './amount-rows.ts';

const net: AmountRows = {
  partsCents: 100_000,
  productionCents: 15_000,
  shippingCents: 9_500,
  paymentCents: 0,
  voucherCents: -1_000,
  surchargeCents: null,
};
const sumOf = (rows: AmountRows) => Object.values(rows).reduce<number>((sum, cents) => sum + (cents ?? 0), 0);

test('each row holds its VAT; what there is none of stays so', () =>
  expect(grossRows(net, 1900)).toEqual({
    partsCents: 119_000,
    productionCents: 17_850,
    shippingCents: 11_305,
    paymentCents: 0,
    voucherCents: -1_190,
    surchargeCents: null,
  }));

test('without VAT the rows are the net ones', () => expect(grossRows(net, 0)).toEqual(net));

test('what rounding moves stays within a cent a row: three times 0,03 at 20 % are 0,11, not 0,12', () => {
  const rows = { ...net, partsCents: 3, productionCents: 3, shippingCents: 3, voucherCents: null };
  expect(grossRows(rows, 2000)).toMatchObject({ partsCents: 4, productionCents: 3, shippingCents: 4 });
});

test.each([1900, 2000, 2550, 810, 0])(
  'at %i hundredths of a percent the rows are the gross total to the cent',
  (rate) => {
    for (let cents = 1; cents < 3_000; cents += 7) {
      const rows = {
        partsCents: cents * 3,
        productionCents: cents,
        shippingCents: 2_995,
        paymentCents: cents % 5,
        voucherCents: -cents,
        surchargeCents: (cents % 11) - 5,
      };
      const sum = sumOf(rows);
      expect(sumOf(grossRows(rows, rate))).toBe(sum + vatOn(sum, rate));
    }
  },
);

test('the rows of an order are its amounts, with what was added after it was ordered', () => {
  const amounts = {
    tariffNumber: 1,
    lines: [],
    partsCents: 100,
    productionCents: 10,
    shippingCents: 5,
    paymentCents: 0,
    netCents: 135,
    vatRate: 1900,
    vatReason: 'domestic' as const,
    vatCents: 26,
    grossCents: 161,
  };
  const options = { partsCents: 100, productionCents: 10, shippingCents: 5, paymentCents: 0 };
  expect(netRows(amounts)).toEqual({ ...options, voucherCents: null, surchargeCents: 20 });
  expect(netRows({ ...amounts, netCents: 115 }).surchargeCents).toBeNull();
});
