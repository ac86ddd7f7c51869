import { expect, test } from 'vitest';
import { ralNumberAfter } from './finishes.ts';

test.each([
  ['COATED', '7016', '8012'],
  ['COATED', null, '8012'],
  ['POWDER_COATED', '7016', '7016'],
  ['POWDER_COATED', null, null],
  ['POWDER_COATED_CUSTOM', '3020', '3020'],
  ['RAW', '7016', null],
  ['ZINCED', '8012', null],
] as const)('%s after %s is RAL %s', (surface, before, after) => expect(ralNumberAfter(surface, before)).toBe(after));
