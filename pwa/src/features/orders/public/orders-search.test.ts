import { expect, test } from 'vitest';
import { readOrdersSearch } from './orders-search.ts';

test('usually finished and cancelled orders are hidden', () => expect(readOrdersSearch({})).toEqual({}));
test('each of them is shown where that is chosen', () => {
  expect(readOrdersSearch({ finished: true })).toEqual({ finished: true });
  expect(readOrdersSearch({ canceled: true })).toEqual({ canceled: true });
});
test('what the list does not know is dropped', () =>
  expect(readOrdersSearch({ sort: 'nameAsc', size: 7, finished: 'yes', canceled: 1 })).toEqual({}));
