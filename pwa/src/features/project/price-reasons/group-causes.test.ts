import type { PriceCause } from '@knotenblech/shared/prices/project/price-difference.ts';
import { expect, test } from 'vitest';
import { groupCauses } from './price-causes.tsx';

const cause = (kind: PriceCause['kind'], cents: number, charge: PriceCause['charge'] = null): PriceCause => ({
  kind,
  cents,
  charge,
  piece: null,
  values: null,
});

test('causes of one kind are one line, charges one each, what moves most first', () =>
  expect(
    groupCauses([
      cause('quantity', 100),
      cause('charge', -900, 'zinc-minimum'),
      cause('quantity', 50),
      cause('charge', 500, 'setup'),
    ]).map(({ key, cents }) => [key, cents]),
  ).toEqual([
    ['zinc-minimum', -900],
    ['setup', 500],
    ['quantity', 150],
  ]));

test('no cause is no line', () => expect(groupCauses([])).toEqual([]));
