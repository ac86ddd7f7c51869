import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['Bohrung', 10, 'Bohrung'],
  ['Bohrung', 3, 'Boh'],
  ['AA🔩', 4, 'AA🔩'],
  ['AA🔩', 3, 'AA'],
  ['🔩🔩', 1, ''],
  ['', 5, ''],
])('%j cut to %i is %j', (text, most, expected) => {
  expect(cutText(text, most)).toBe(expected);
});
