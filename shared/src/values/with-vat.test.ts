import { expect, test } from 'vitest';
import { unitWithVat, withVat } from './decimal.ts';

test.each([
  [10_000, 1900, 11_900],
  [1_050, 1900, 1_250],
  [50, 500, 53],
  [12_345, 2550, 15_493],
  [12_345, 0, 12_345],
  [0, 1900, 0],
])('%i cents at %i hundredths of a percent are %i with VAT', (net, rate, gross) =>
  expect(withVat(net, rate)).toBe(gross),
);

test.each([
  ['12.34', 1900, '14.68'],
  ['0.1250', 1900, '0.1488'],
  ['7', 0, '7'],
])('a piece for %s EUR at %i hundredths of a percent is %s with VAT', (net, rate, gross) =>
  expect(unitWithVat(net, rate)).toBe(gross),
);
