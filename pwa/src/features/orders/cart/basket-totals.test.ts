import type { CartEntry } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { expect, test } from 'vitest';
import { cartTotals } from './basket-totals.ts';

const entry = (quantity: number, lineCents: number | null, obstacle: CartEntry['obstacle'] = null) =>
  ({
    line: { quantity },
    project: { partCount: 4, netWeightG: 2_500, unweighedCount: 2 },
    lineCents,
    obstacle,
  }) as CartEntry;

test('pieces, weight and price are summed over what can be ordered', () =>
  expect(cartTotals([entry(2, 10_000), entry(1, 5_050)])).toEqual({
    orderableCount: 2,
    leftOutCount: 0,
    partCount: 12,
    netWeightG: 7_500,
    unweighedCount: 6,
    netCents: 15_050,
  }));

test('a project on request is left out of every sum and counted', () =>
  expect(cartTotals([entry(2, 10_000), entry(9, 99, 'on-request')])).toMatchObject({
    orderableCount: 1,
    leftOutCount: 1,
    partCount: 8,
    netCents: 10_000,
  }));

test('an empty basket sums to nothing', () => expect(cartTotals([])).toMatchObject({ orderableCount: 0, netCents: 0 }));
