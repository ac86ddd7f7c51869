import { expect, test } from 'vitest';
import { isTariffValid } from './tariff-validity.ts';

test.each([
  ['2026-01-01', true],
  ['2026-01-30', true],
  ['2026-01-31', true],
  ['2026-02-01', false],
])('a price list got on the first of January for 30 days prices an order on %s: %s', (today, is) => {
  const received = { tariff: { validDays: 30 }, receivedOn: '2026-01-01' };
  expect(isTariffValid({ ...received, today })).toBe(is);
});
