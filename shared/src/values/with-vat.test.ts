import { expect, test } from 'vitest';
import { withVat } from './decimal.ts';

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
