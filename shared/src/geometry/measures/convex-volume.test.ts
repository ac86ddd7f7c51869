import { assert, double, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import type { Vector } from '../body/body.schema.ts';
import { convexVolume } from './convex-volume.ts';
import type { Box } from './removal-box.ts';

const box: Box = { min: [0, 0, 0], max: [300, 200, 10] };
const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

test('a box by itself has its own volume and bounds', () => {
  const whole = convexVolume(box, []);
  expect(whole?.volumeMm3).toBe(600_000);
  expect(whole?.box.max).toEqual(box.max);
  expect(whole?.box.min.map(Math.abs)).toEqual(box.min);
});

test('a plane through a corner leaves the tetrahedron', () => {
  // x + y + z <= 9: 9 x 9 x 9 / 6
  const normal = unit([-1, -1, -1]);
  expect(convexVolume(box, [{ normal, offset: -9 / Math.sqrt(3) }])?.volumeMm3).toBeCloseTo(121.5, 6);
});

test('a wall that lies in a side of the box counts once', () => {
  const walls = [
    { normal: [1, 0, 0] as Vector, offset: 0 },
    { normal: [-1, 0, 0] as Vector, offset: -100 },
    { normal: [0, 0, -1] as Vector, offset: -10 },
  ];
  expect(convexVolume(box, walls)?.volumeMm3).toBeCloseTo(200_000, 6);
});

test('nothing in common has no volume', () => {
  expect(convexVolume(box, [{ normal: [1, 0, 0], offset: 301 }])).toBeNull();
});

test('what a plane takes and what it leaves are together the whole', () => {
  const part = double({ min: -1, max: 1, noNaN: true });
  assert(
    property(tuple(part, part, part), double({ min: -100, max: 400, noNaN: true }), ([x, y, z], offset) => {
      if (Math.hypot(x, y, z) < 0.1) return;
      const normal = unit([x, y, z]);
      const taken = convexVolume(box, [{ normal, offset }])?.volumeMm3 ?? 0;
      const left =
        convexVolume(box, [{ normal: normal.map((each) => -each) as Vector, offset: -offset }])?.volumeMm3 ?? 0;
      expect(Math.abs(taken + left - 600_000)).toBeLessThan(1);
    }),
    { seed: 20261121, numRuns: 500 },
  );
});
