import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { germanCents, germanInput, germanNumber } from './number-text.ts';

test('decimals stand behind a comma, thousands are parted by points', () => {
  expect(germanNumber(1234.5, 2)).toBe('1.234,50');
  expect(germanNumber(-1_234_567, 0)).toBe('-1.234.567');
});
test('up to the most decimals, none that are not needed beyond the least', () => {
  expect(germanNumber(19, 0, 2)).toBe('19');
  expect(germanNumber(25.5, 0, 2)).toBe('25,5');
  expect(germanNumber(0.123456, 2, 4)).toBe('0,1235');
});
test('a number in a field has nothing between its thousands', () => expect(germanInput(12_500.25, 3)).toBe('12500,25'));
test('cents are written as euros', () => expect(germanCents(123_450)).toBe('1.234,50'));

test('nothing else in app and server writes numbers', () => {
  const root = resolve(import.meta.dirname, '../../..');
  const files = globSync('{shared,sync-server,pwa}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|values\/number-text\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(1000);
  const writing = /\bIntl\.NumberFormat\b|\.toLocale(?:Date|Time)?String\(|\bi18n\.number\(/;
  expect(files.filter((path) => writing.test(readFileSync(resolve(root, path), 'utf8')))).toEqual([]);
});
