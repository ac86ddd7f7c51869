import { expect, test } from 'vitest';
import type { Day } from '../values/day.ts';
import { isTariffValid } from './tariff-validity.ts';

test.each([
  ['2026-01-01', true],
  ['2026-01-30', true],
  ['2026-01-31', true],
  ['2026-02-01', false],
])('a price list got on the first of January for 30 days prices an order on %s: %s', (today, is) => {
  const received = { tariff: { validDays: 30 }, receivedOn: '2026-01-01' as Day };
  expect(isTariffValid({ ...received, today: today as Day })).toBe(is);
});
