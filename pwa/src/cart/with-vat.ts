import { fromCents, toCents } from '@knotenblech/shared/values/decimal.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';

/** A net amount with VAT on top, half up; the rate in hundredths of a percent. */
export const withVat = (netCents: Cents, rate: number): Cents =>
  toCents(
    fromCents(netCents)
      .times(10_000 + rate)
      .div(10_000),
  );
