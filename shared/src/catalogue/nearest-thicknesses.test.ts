import { expect, test } from 'vitest';
import { nearestThicknesses } from './nearest-thicknesses.ts';

test.each([
  [11, 10, 12],
  [1, 0, 5],
  [61, 12, 0],
])('beside %d mm there are %d and %d mm in stock', (thicknessMm, thinnerMm, thickerMm) =>
  expect(nearestThicknesses(thicknessMm, [10, 5, 12, 8])).toEqual({ thinnerMm, thickerMm }),
);
test('an empty stock has neither', () => expect(nearestThicknesses(8, [])).toEqual({ thinnerMm: 0, thickerMm: 0 }));
