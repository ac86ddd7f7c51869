import { expect, test } from 'vitest';
import { formatDay, formatMoment } from './format-time.ts';

const now = new Date(2026, 10, 21, 15, 0);

test('a moment of today is its time', () =>
  expect(formatMoment(new Date(2026, 10, 21, 8, 5).toISOString(), 'de', now)).toBe('08:05'));
test('a moment of yesterday is told in words', () =>
  expect(formatMoment(new Date(2026, 10, 20, 23, 59).toISOString(), 'de', now)).toBe('gestern'));
test('an older moment is its day', () =>
  expect(formatMoment(new Date(2026, 9, 2, 12).toISOString(), 'de', now)).toBe('02.10.2026'));
test('a day is written in the language', () => expect(formatDay('2026-11-24', 'fr')).toBe('24 novembre 2026'));
test('English writes days before months', () =>
  expect(formatMoment(new Date(2026, 9, 2, 12).toISOString(), 'en', now)).toBe('02/10/2026'));
