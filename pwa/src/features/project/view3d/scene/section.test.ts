import { expect, test } from 'vitest';
import { isKept, keptSide, keptStretch } from './staged.ts';

const across = { axis: 'y', atMm: 40, isTurned: false } as const;
const level = { axis: 'z', atMm: 40, isTurned: false } as const;
const whole = { from: 0, to: 1000 };

test('what lies before the plane falls away, seen from the front', () => {
  expect(isKept(across, [0, 30, 0])).toBe(false);
  expect(isKept(across, [0, 50, 0])).toBe(true);
});
test('what lies above a level plane falls away', () => {
  expect(isKept(level, [0, 0, 50])).toBe(false);
  expect(isKept({ ...level, isTurned: true }, [0, 0, 50])).toBe(true);
});
test('a point in the plane is on the kept side of both', () => {
  const { normal, offset } = keptSide(across);
  expect(normal[1] * 40 + offset).toBe(0);
  expect(isKept({ ...across, isTurned: true }, [0, 40, 0])).toBe(true);
});
test('a line of sight begins at the plane, seen from the side that fell away', () =>
  expect(keptStretch(across, { origin: [0, -100, 0], direction: [0, 1, 0] }, whole)).toEqual({ from: 140, to: 1000 }));
test('a line of sight ends at the plane, seen from the kept side', () =>
  expect(keptStretch(across, { origin: [0, 200, 0], direction: [0, -1, 0] }, whole)).toEqual({ from: 0, to: 160 }));
test('a line of sight along the plane sees all or nothing', () => {
  expect(keptStretch(across, { origin: [0, 80, 0], direction: [1, 0, 0] }, whole)).toEqual(whole);
  const { from, to } = keptStretch(across, { origin: [0, 20, 0], direction: [1, 0, 0] }, whole);
  expect(from).toBeGreaterThan(to);
});
