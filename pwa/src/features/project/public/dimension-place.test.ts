import { expect, test } from 'vitest';
import { placeDimension, type Spot } from './dimension-place.ts';

const dimension = (from: Spot, to: Spot, away: Spot) => ({ from, to, away, label: from, text: '300' });
const atHalf = ([x, y]: Spot): Spot => [x / 2, y / 2];

test('a width stands below, its figure upright in the middle', () => {
  const placed = placeDimension(dimension([0, 200], [600, 200], [0, 1]), atHalf);
  expect(placed).toMatchObject({ angle: 0, anchor: 'middle', text: '300' });
  expect(placed?.at[0]).toBe(150);
  expect(placed?.at[1]).toBeGreaterThan(100);
});

test('a height is read from the right', () =>
  expect(placeDimension(dimension([0, 0], [0, 600], [-1, 0]), atHalf)).toMatchObject({ angle: -90 }));

test('the figure of a narrow dimension stands beside it', () =>
  expect(placeDimension(dimension([0, 0], [20, 0], [0, 1]), atHalf)?.anchor).toBe('start'));

test('a dimension that shrinks to a point is not drawn', () =>
  expect(placeDimension(dimension([0, 0], [1, 0], [0, 1]), atHalf)).toBeNull());
