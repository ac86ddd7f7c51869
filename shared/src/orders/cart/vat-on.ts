import { fromCents, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';

/** VAT on a net amount, rounded half up; rate in hundredths of a percent (1900: 19 %). */
export const vatOn = (netCents: Cents, rate: number): Cents => toCents(fromCents(netCents).times(rate).div(10_000));
