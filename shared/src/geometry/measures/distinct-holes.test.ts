import { expect, test } from 'vitest';
import type { Vector } from '../body/body.schema.ts';
import { distinctHoles } from './distinct-holes.ts';

/** A hole through z 0 to 10 at (x, 50), from above or below. */
const hole = (x: number, { from = 0, to = 10, isUp = false, diameter = 18 } = {}) => {
  const direction: Vector = [0, 0, isUp ? 1 : -1];
  const start: Vector = [x, 50, isUp ? 0 : 10];
  const cylinder = { kind: 'cylinder' as const, start, direction, radiusMm: diameter / 2, depthMm: null, backMm: 0 };
  return { cylinder, wall: { from, to } };
};
const depths = (...holes: ReturnType<typeof hole>[]) =>
  distinctHoles(holes).map(({ depthMm, cylinders }) => [depthMm, cylinders.length]);

test('a hole that stands twice, or from both sides, is one', () => {
  expect(depths(hole(50), hole(50), hole(50.02, { isUp: true }))).toEqual([[10, 3]]);
});

test('what meets in the middle is one hole, what leaves a floor is two', () => {
  expect(depths(hole(50, { to: 6 }), hole(50, { to: 5, isUp: true }))).toEqual([[10, 2]]);
  expect(depths(hole(50, { to: 4 }), hole(50, { to: 5, isUp: true }))).toEqual([
    [4, 1],
    [5, 1],
  ]);
});

test('a hole between two joins them', () => {
  expect(depths(hole(50, { to: 3 }), hole(50, { from: 7 }), hole(50, { from: 2, to: 8 }))).toEqual([[10, 3]]);
});

test('another place or another size is another hole', () => {
  expect(depths(hole(50), hole(50.2), hole(50, { diameter: 20 }))).toHaveLength(3);
});
