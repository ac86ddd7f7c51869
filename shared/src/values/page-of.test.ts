import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

const entries = Array.from({ length: 23 }, (_, n) => n + 1);

test('the last page holds the rest', () =>
  expect(pageOf(entries, 10, 3)).toEqual({ shown: [21, 22, 23], page: 3, pageCount: 3 }));
test('a full last page is not followed by an empty one', () =>
  expect(pageOf(entries.slice(0, 20), 10, 2).pageCount).toBe(2));
test('a page beyond the last is the last, one before the first the first', () => {
  expect(pageOf(entries, 10, 9).page).toBe(3);
  expect(pageOf(entries, 10, 0).page).toBe(1);
});
test('nothing is one empty page', () => expect(pageOf([], 10, 1)).toEqual({ shown: [], page: 1, pageCount: 1 }));
