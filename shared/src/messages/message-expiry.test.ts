import { expect, test } from 'vitest';
import { defaultExpiryDay, isExpiryDay } from './messages.ts';

test('a message is shown until a week after today', () => expect(defaultExpiryDay('2026-12-28')).toBe('2027-01-04'));

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2027-11-22', true],
  ['2027-11-23', false],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['20271-01-01', false],
  ['', false],
])('on 21 November 2026 a message may be shown until %s: %s', (day, expected) =>
  expect(isExpiryDay(day, '2026-11-21')).toBe(expected),
);
