import { expect, test } from 'vitest';
import { activityOf, type CustomerSort, chooseCustomers } from './customers.ts';

const customers = [
  { number: 3, name: 'Äcker Holzbau', registeredAt: '2026-01-03', city: 'Ulm' },
  { number: 1, name: 'Zimmerei Bauer', registeredAt: '2026-02-01', city: 'Graz' },
  { number: 2, name: 'Meier', registeredAt: null, city: 'Köln' },
];
const numbers = (q: string, sort: CustomerSort = 'dateDesc') =>
  chooseCustomers(customers, { q, sort }, ({ city }) => city).map(({ number }) => number);

test.each<[CustomerSort, number[]]>([
  ['dateDesc', [1, 3, 2]],
  ['dateAsc', [2, 3, 1]],
  ['nameAsc', [3, 2, 1]],
  ['nameDesc', [1, 2, 3]],
  ['idAsc', [1, 2, 3]],
  ['idDesc', [3, 2, 1]],
])('%s', (sort, expected) => expect(numbers('', sort)).toEqual(expected));

test('customers are found by name, number and further words, with small slips', () => {
  expect(numbers('zimerei')).toEqual([1]);
  expect(numbers('koeln')).toEqual([]);
  expect(numbers('koln')).toEqual([2]);
  expect(numbers('3')).toEqual([3]);
});

test('a customer is active for 90 days after he was last heard of', () => {
  const now = new Date('2026-11-28T00:00:00Z');
  expect(activityOf('2026-08-30T00:00:00Z', now)).toBe('active');
  expect(activityOf('2026-08-29T23:59:59Z', now)).toBe('quiet');
  expect(activityOf(null, now)).toBe('quiet');
});
