import { expect, test } from 'vitest';
import { pageNumbers } from './pagination.tsx';

test('up to five pages are all offered', () => expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5]));
test('at the beginning the gap stands before the last', () =>
  expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, 'gap', 9]));
test('in the middle there is a gap on both sides', () =>
  expect(pageNumbers(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]));
test('at the end the gap stands after the first', () => expect(pageNumbers(9, 9)).toEqual([1, 'gap', 6, 7, 8, 9]));
test('never more than five numbers are offered', () => {
  for (let current = 1; current <= 40; current += 1) {
    expect(pageNumbers(current, 40).filter((page) => page !== 'gap')).toHaveLength(5);
  }
});
