import { expect, test } from 'vitest';
import { readMeasure, writeMeasure } from './decimal-text.ts';

test.each([
  ['12', 12],
  [' 12,5 ', 12.5],
  ['12.5', 12.5],
  ['12,', 12],
  ['.5', 0.5],
  ['-3', -3],
  ['1.000,5', Number.NaN],
  ['1 000', Number.NaN],
  ['12mm', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
  ['101', Number.NaN],
  ['-11', Number.NaN],
])('%j within -10 and 100 is %d', (text, value) => expect(readMeasure(text, [-10, 100], false)).toBe(value));

test('a count has no decimals', () => {
  expect(readMeasure('3', [1, 9], true)).toBe(3);
  expect(readMeasure('3,5', [1, 9], true)).toBe(Number.NaN);
});

test('what was written is read again', () => {
  expect(writeMeasure(1234.5)).toBe('1234,5');
  expect(writeMeasure(Number.NaN)).toBe('');
});
