import { expect, test } from 'vitest';
import { readProjectsSearch } from './projects-search.ts';

test('an address without choices shows what is usual', () => expect(readProjectsSearch({})).toEqual({}));
test('choices are read from the address', () =>
  expect(readProjectsSearch({ q: 'halle', sort: 'nameAsc', trash: true, size: 25, page: 3 })).toEqual({
    q: 'halle',
    sort: 'nameAsc',
    trash: true,
    size: 25,
    page: 3,
  }));
test('what the list does not know is dropped', () =>
  expect(readProjectsSearch({ sort: 'colour', size: 7, page: -1, trash: 'yes' })).toEqual({}));
test('a number that was searched for stays a search', () =>
  expect(readProjectsSearch({ q: 1042 })).toEqual({ q: '1042' }));
