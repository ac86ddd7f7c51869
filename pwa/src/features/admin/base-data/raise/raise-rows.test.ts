import { expect, test } from 'vitest';
import { raised, readPercent } from './raise-rows.ts';

test.each([
  ['+4,5', '4.5'],
  ['4.5', '4.5'],
  ['−3 %', '-3'],
  ['-3', '-3'],
  ['100', '100'],
])('%s is read as %s percent', (typed, percent) => expect(readPercent(typed)).toBe(percent));

test.each(['', '0', 'viel', '-100', '-91', '1000', '1e3', '4,5,6'])('%j is no change by percent', (typed) =>
  expect(readPercent(typed)).toBe(null),
);

test.each([
  ['65', '4.5', '67,925'],
  ['1,20', '4.5', '1,254'],
  ['0,035', '10', '0,0385'],
  ['110', '-10', '99'],
  ['0', '10', '0'],
  ['0,333', '1', '0,3363'],
])('%s by %s %% is %s, exact to four decimals', (old, percent, value) =>
  expect(raised('cost', { value: old }, percent)).toEqual({ value }),
);

test('both amounts of a way to deliver follow, and nothing else of it', () =>
  expect(raised('shippingType', { eur: '18', eurPerKg: '0,6', workingDays: '3' }, '5')).toEqual({
    eur: '18,9',
    eurPerKg: '0,63',
  }));

test('what is no amount is left alone', () => expect(raised('cost', { value: 'x' }, '5')).toEqual({}));
