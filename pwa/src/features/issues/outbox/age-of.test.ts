import { expect, test } from 'vitest';
import { ageOf } from './entry-facts.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:00Z', { value: 0, unit: 'second' }],
  ['2026-11-21T11:59:30Z', { value: 0, unit: 'second' }],
  ['2026-11-21T11:59:00Z', { value: -1, unit: 'minute' }],
  ['2026-11-21T09:30:00Z', { value: -2, unit: 'hour' }],
  ['2026-11-18T09:30:00Z', { value: -3, unit: 'day' }],
])('a change of %s is told in whole units', (at, age) => expect(ageOf(at, now)).toEqual(age));

test('a clock that was set back makes a change fresh, not from the future', () =>
  expect(ageOf('2026-11-21T12:05:00Z', now)).toEqual({ value: 0, unit: 'second' }));
