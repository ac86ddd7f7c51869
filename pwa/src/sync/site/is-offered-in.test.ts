import { expect, test } from 'vitest';
import { isOfferedIn } from './content.ts';

test('without a setting the shop is offered everywhere', () => expect(isOfferedIn('de-DE', [])).toBe(true));
test('a region is taken out by its code', () => {
  expect(isOfferedIn('de-CH', ['CH', 'US'])).toBe(false);
  expect(isOfferedIn('de-AT', ['CH', 'US'])).toBe(true);
});
test('a language without a region is offered the shop', () => expect(isOfferedIn('de', ['DE'])).toBe(true));
test('a star takes all regions out', () => expect(isOfferedIn('de', ['*'])).toBe(false));
