import { expect, test } from 'vitest';
import { countHoles } from './end-faces.ts';
import { toHundredth, toWhole } from './round.ts';

test('halves are rounded up, also when arithmetic left them a hair below', () => {
  expect(toWhole(2.5)).toBe(3);
  expect(toWhole(2.4999999999)).toBe(3);
  expect(toWhole(2.49)).toBe(2);
  expect(toHundredth(1.005)).toBe(1.01);
});

test('holes are counted by rounded diameter and depth, smallest first', () => {
  expect(
    countHoles([
      { diameterMm: 18, depthMm: 10 },
      { diameterMm: 14, depthMm: 10 },
      { diameterMm: 18.001, depthMm: 9.999 },
    ]),
  ).toEqual([
    { diameterMm: 14, depthMm: 10, count: 1 },
    { diameterMm: 18, depthMm: 10, count: 2 },
  ]);
});
