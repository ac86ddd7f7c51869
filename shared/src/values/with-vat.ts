import { decimal, fromCents, toCents } from './decimal.ts';
import type { Cents } from './money.ts';

/** A net amount with VAT on top, half up; the rate in hundredths of a percent. */
export const withVat = (netCents: Cents, rate: number): Cents =>
  toCents(
    fromCents(netCents)
      .times(10_000 + rate)
      .div(10_000),
  );

/** The same of a price per piece in EUR, with as many decimals as it has. */
export const unitWithVat = (netEur: string, rate: number): string =>
  decimal(netEur)
    .times(10_000 + rate)
    .div(10_000)
    .toFixed(netEur.split('.')[1]?.length ?? 0);
