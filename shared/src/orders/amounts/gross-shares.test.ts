import { expect, test } from 'vitest';
import { withVat } from '../../values/decimal.ts';
import { grossShares } from './amount-rows.ts';

test('each holds its VAT, what is not known stays so', () =>
  expect(grossShares([100_000, null, 0, -1_000], 1900)).toEqual([119_000, null, 0, -1_190]));

test('three times 0,03 at 20 % are 0,11 together, not 0,12', () =>
  expect(grossShares([3, 3, 3], 2000)).toEqual([4, 3, 4]));

test.each([1900, 2000, 2550, 810, 0])('at %i hundredths of a percent they are the gross of their sum', (rate) => {
  for (let cents = 1; cents < 3_000; cents += 7) {
    const net = [cents * 3, cents, 2_995, cents % 5, -cents, (cents % 11) - 5];
    const sumOf = (all: readonly (number | null)[]) => all.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    expect(sumOf(grossShares(net, rate))).toBe(withVat(sumOf(net), rate));
  }
});
