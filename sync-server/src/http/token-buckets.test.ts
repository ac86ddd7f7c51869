import { expect, it } from 'vitest';
import { createBuckets } from './token-buckets.ts';

it('gives so many at once, then one more for each part of a second, each key on its own', () => {
  let now = 0;
  const { take } = createBuckets({ most: 3, perSecond: 0.5 }, () => now);
  expect([take('eva'), take('eva'), take('eva'), take('eva')]).toEqual([0, 0, 0, 2]);
  expect(take('jan')).toBe(0);
  now = 1500;
  expect(take('eva')).toBe(1);
  now = 2000;
  expect([take('eva'), take('eva')]).toEqual([0, 2]);
  now = 3_600_000;
  expect([take('eva'), take('eva'), take('eva'), take('eva')]).toEqual([0, 0, 0, 2]);
});
