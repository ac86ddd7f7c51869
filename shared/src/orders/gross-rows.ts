import type { Cents } from '../values/money.ts';
import { vatOn } from './cart/vat-on.ts';
import type { Amounts } from './order-amounts.record.ts';
import { surchargeSum } from './surcharge-sum.ts';

const rowNames = [
  'partsCents',
  'productionCents',
  'shippingCents',
  'paymentCents',
  'voucherCents',
  'surchargeCents',
] as const;

/** What an order's sum is made of, in the order of the calculation; null: not known yet, or there is none. */
export type AmountRows = Record<(typeof rowNames)[number], Cents | null>;

/** The rows of an order's amounts, net. */
export const netRows = (amounts: Amounts): AmountRows => ({
  partsCents: amounts.partsCents,
  productionCents: amounts.productionCents,
  shippingCents: amounts.shippingCents,
  paymentCents: amounts.paymentCents,
  voucherCents: amounts.voucherCents ?? null,
  surchargeCents: surchargeSum(amounts) || null,
});

/**
 * Net rows as private people read them: with VAT, rate in hundredths of a percent. Each is what the rounded gross of the
 * running sum grows by, so that all of them together are the gross total to the cent.
 */
export const grossRows = (net: AmountRows, vatRate: number): AmountRows => {
  const gross = { ...net };
  let [netCents, grossCents] = [0, 0];
  for (const name of rowNames) {
    const row = net[name];
    if (row === null) continue;
    netCents += row;
    const before = grossCents;
    grossCents = netCents + vatOn(netCents, vatRate);
    gross[name] = grossCents - before;
  }
  return gross;
};
