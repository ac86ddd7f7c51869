import { expect, test } from 'vitest';
import { rowsInSight } from './use-visible-rows.ts';

const [count, rowPx, height] = [10_000, 48, 960];
const placesOf = (top: number) => rowsInSight({ top, height }, count, rowPx);

test('of 10,000 rows as many are in the document as are in sight, and twelve more on each side', () => {
  for (let top = 0; top <= count * rowPx - height; top += 977) {
    const { first, end } = placesOf(top);
    expect(end - first).toBeLessThanOrEqual(height / rowPx + 1 + 24);
    expect(first * rowPx).toBeLessThanOrEqual(top);
    expect(end * rowPx).toBeGreaterThanOrEqual(top + height);
  }
});

test('at the ends no row is beyond the list', () => {
  expect(placesOf(0)).toEqual({ first: 0, end: 32 });
  expect(placesOf(count * rowPx - height)).toEqual({ first: 9968, end: 10_000 });
});

test('a list that is shorter than its place is there whole', () =>
  expect(rowsInSight({ top: 0, height }, 3, rowPx)).toEqual({ first: 0, end: 3 }));
