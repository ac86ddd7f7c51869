import BigJs from 'big.js';
import type { Cents } from './money.ts';

/** Decimal numbers with rounding half up and 20 digits in divisions, apart from settings of others. */
export const Decimal = BigJs();
Decimal.DP = 20;
Decimal.RM = 1;
export type Decimal = BigJs.Big;

/** A decimal from decimal text or a number with at most a few decimals (a rounded measure). */
export const decimal = (value: string | number) => new Decimal(value);

export const sumOf = (values: readonly Decimal[]) => values.reduce((sum, value) => sum.plus(value), decimal(0));

/** EUR to whole cents, half up. */
export const toCents = (eur: Decimal): Cents => eur.times(100).round(0).toNumber();

export const fromCents = (cents: Cents) => decimal(cents).div(100);

/** A net amount with VAT on top, half up; the rate in hundredths of a percent. */
export const withVat = (netCents: Cents, rate: number): Cents =>
  toCents(
    fromCents(netCents)
      .times(10_000 + rate)
      .div(10_000),
  );
