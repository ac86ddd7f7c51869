import { expect, test } from 'vitest';
import { isGalvanised, ralNumberAfter, sharesCoat, surfaces } from './finishes.ts';

test.each([
  ['COATED', '7016', '8012'],
  ['COATED', null, '8012'],
  ['POWDER_COATED', '7016', '7016'],
  ['POWDER_COATED', null, null],
  ['POWDER_COATED_CUSTOM', '3020', '3020'],
  ['RAW', '7016', null],
  ['ZINCED', '8012', null],
] as const)('%s after %s is RAL %s', (surface, before, after) => expect(ralNumberAfter(surface, before)).toBe(after));

test('only what is dipped in zinc has the limits of its bath', () =>
  expect(surfaces.filter(isGalvanised)).toEqual(['ZINCED']));

test('powder is a coat of two surfaces, so that its charges name which', () =>
  expect(surfaces.filter(sharesCoat)).toEqual(['POWDER_COATED', 'POWDER_COATED_CUSTOM']));
