import type { Cents } from '../../values/money.ts';
import type { Amounts } from './order-amounts.record.ts';
import { surchargeSum } from './surcharge-sum.ts';
import { withVat } from './vat-of.ts';

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

/** Net rows as private people read them: with VAT, rate in hundredths of a percent; all of them together are the gross total. */
export const grossRows = (net: AmountRows, vatRate: number): AmountRows => {
  const shares = grossShares(
    rowNames.map((name) => net[name]),
    vatRate,
  );
  const gross = { ...net };
  for (const [n, name] of rowNames.entries()) gross[name] = shares[n] ?? null;
  return gross;
};

/**
 * Net amounts with VAT, rate in hundredths of a percent; null stays so. Each is what the rounded gross of the running sum
 * grows by, so that all of them together are the gross of their sum to the cent.
 */
export const grossShares = (net: readonly (Cents | null)[], vatRate: number): (Cents | null)[] => {
  let netSum = 0;
  return net.map((cents) => {
    if (cents === null) return null;
    const before = withVat(netSum, vatRate);
    netSum += cents;
    return withVat(netSum, vatRate) - before;
  });
};
