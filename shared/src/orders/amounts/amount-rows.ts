import { withVat } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { Amounts } from './order-amounts.record.ts';

/** The rows of what is ordered, in the order of the calculation. */
export const orderedRowNames = [
  'partsCents',
  'productionCents',
  'shippingCents',
  'paymentCents',
  'voucherCents',
] as const satisfies (keyof Amounts)[];

/** The rows of every sum, in the order of the calculation: papers, screens and comparisons list what stands here. */
export const amountRowNames = [...orderedRowNames, 'surchargeCents'] as const;
export type AmountRowName = (typeof amountRowNames)[number];

/** What an order's sum is made of; null: not known yet, or there is none. */
export type AmountRows = Record<AmountRowName, Cents | null>;

/** What is ordered, without what is added to it later. */
export type OrderedRows = Pick<AmountRows, (typeof orderedRowNames)[number]>;

/** Net sum of what is ordered, as far as it is known. */
export const sumOfRows = (rows: { readonly [Name in keyof OrderedRows]?: Cents | null | undefined }): Cents =>
  orderedRowNames.reduce((sum, name) => sum + (rows[name] ?? 0), 0);

/** What was added to an order after it was ordered, or below 0 taken off: net, all in all. */
export const surchargeSum = (amounts: Amounts): Cents => amounts.netCents - sumOfRows(amounts);

/** The rows of an order's amounts, net. */
export const netRows = (amounts: Amounts): AmountRows => ({
  ...byName(orderedRowNames, (name) => amounts[name] ?? null),
  surchargeCents: surchargeSum(amounts) || null,
});

const byName = <Name extends string, T>(names: readonly Name[], valueOf: (name: Name, at: number) => T) =>
  Object.fromEntries(names.map((name, at) => [name, valueOf(name, at)])) as Record<Name, T>;

/** Net rows as private people read them: with VAT, rate in hundredths of a percent; all of them together are the gross total. */
export const grossRows = (net: AmountRows, vatRate: number): AmountRows => {
  const shares = grossShares(
    amountRowNames.map((name) => net[name]),
    vatRate,
  );
  return byName(amountRowNames, (_, at) => shares[at] ?? null);
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
