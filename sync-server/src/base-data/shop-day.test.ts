import { expect, test } from 'vitest';
import { endOfShopDay, shopDay } from './put-base-version.ts';

test.each([
  ['2026-11-28', '2026-11-28T22:59:59.999Z'],
  ['2026-07-01', '2026-07-01T21:59:59.999Z'],
  ['2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
])('%s ends at the shop at %s', (day, end) => {
  expect(endOfShopDay(day).toISOString()).toBe(end);
  expect(shopDay(new Date(endOfShopDay(day).getTime() + 1))).not.toBe(day);
});
