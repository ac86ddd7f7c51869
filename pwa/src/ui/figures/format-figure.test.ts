import { expect, test } from 'vitest';
import { formatCents, formatCount, formatEuro, formatKg, formatM2, formatMm } from './format-figure.ts';

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [123456, '1.234,56'],
  [-250, '−2,50'],
])('%i cents are written %s', (amount, text) => expect(formatCents(amount)).toBe(text));

test('an amount in a sentence keeps its sign on the same line', () => expect(formatEuro(1990)).toBe('19,90\u00a0€'));
test('counts are grouped by thousands', () => expect(formatCount(12345)).toBe('12.345'));
test('millimetres have two decimals', () => expect(formatMm(1250.5)).toBe('1.250,50'));
test('grams are written as kilograms to the gram', () => expect(formatKg(1234567)).toBe('1.234,567'));
test('square millimetres are written as square metres', () => expect(formatM2(43_000)).toBe('0,043'));
