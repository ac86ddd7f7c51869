import { expect, test } from 'vitest';
import { readDecimal, readScaled, writeDecimal, writeScaled } from './decimal-text.ts';

test.each([
  ['12,50', '12.50'],
  [' 12.5 ', '12.5'],
  ['−7,5', '-7.5'],
  ['0', '0'],
  ['1.234,56', '1234.56'],
  ['1 234,56 €', '1234.56'],
  ['1.234.567', '1234567'],
  ['1 000', '1000'],
  ['12.34,5', null],
  ['1.250', '1.250'],
  ['', null],
  ['1e3', null],
])('%j is read as %j', (typed, text) => expect(readDecimal(typed)).toBe(text));

test.each([
  ['12,5', 1250],
  ['0,07', 7],
  ['9007199254,74', 900719925474],
  ['1.250,00', 125_000],
  ['7.250,00 €', 725_000],
  ['1.250', 125_000],
  ['-1.250,00', -125_000],
  ['12,505', null],
  ['zwölf', null],
])('%j is %j cents, without a binary fraction on the way', (typed, cents) => expect(readScaled(typed, 2)).toBe(cents));

test.each([
  [1250, '12,50'],
  [7, '0,07'],
  [0, '0,00'],
  [-105, '-1,05'],
])('%j cents stand in a field as %j', (cents, shown) => {
  expect(writeScaled(cents, 2)).toBe(shown);
  expect(readScaled(shown, 2)).toBe(cents);
});

test('decimal text stands in a field with a comma', () => expect(writeDecimal('1.20')).toBe('1,20'));
