import { expect, it } from 'vitest';
import { isStorable } from './run-change.ts';

it.each([
  [{ name: 'Platte 🔩', list: ['ä', 1, null, true] }, true],
  [{ name: 'a\u0000b' }, false],
  [{ list: ['ok', { deep: 'a\ud800' }] }, false],
  [{ '\udc00': 1 }, false],
  [undefined, true],
])('%j is storable: %s', (value, expected) => {
  expect(isStorable(value)).toBe(expected);
});
