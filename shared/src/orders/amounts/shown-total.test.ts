import { expect, it } from 'vitest';
import { shownTotal } from './shown-vat-rate.ts';

const amounts = { netCents: 100_00, grossCents: 119_00 };

it('a company counts net, a private person with VAT', () => {
  expect(shownTotal(amounts, 'company')).toBe(100_00);
  expect(shownTotal(amounts, 'private')).toBe(119_00);
});
