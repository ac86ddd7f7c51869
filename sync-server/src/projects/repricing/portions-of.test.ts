import { expect, test } from 'vitest';
import { portionsOf } from './make-tariffs.ts';

const portionsOfHundred = (sizes: readonly number[]) => portionsOf(sizes, (size) => size, 100);

test.each([
  ['nothing', [], []],
  ['what fits', [60, 40, 0], [[60, 40, 0]]],
  ['what does not fit any more begins the next', [60, 41, 59, 1], [[60], [41, 59], [1]]],
  ['what is too large stands alone', [1, 500, 1], [[1], [500], [1]]],
  ['of no size, many at once', [0, 0, 0], [[0, 0, 0]]],
])('%s', (_, sizes, portions) => {
  expect(portionsOfHundred(sizes)).toEqual(portions);
});
