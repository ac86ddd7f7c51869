import { expect, test } from 'vitest';
import { readOrdersSearch } from '../features/orders/public/orders-search.ts';
import { readProjectsSearch } from '../features/projects/public/projects-search.ts';
import { forgetLabels, parseSearch, stringifySearch } from './searched-words.ts';

test('words that are searched for are not in the address, which brings them back', () => {
  const address = stringifySearch({ q: 'Zimmerei Öttl', page: 2 });
  expect(address).toMatch(/^\?page=2&words=m[0-9a-f]{8}$/);
  expect(parseSearch(address)).toEqual({ q: 'Zimmerei Öttl', page: 2 });
});

test('the same words make the same address', () =>
  expect(stringifySearch({ q: 'Öttl' })).toBe(stringifySearch({ q: 'Öttl' })));

test('digits are words too', () => expect(parseSearch(stringifySearch({ q: 1042 }))).toEqual({ q: '1042' }));

test('a mark of another page stands for nothing', () =>
  expect(parseSearch('?words=m00000000&page=3')).toEqual({ page: 3 }));

test('a link from outside may say what to search for', () => {
  const search = parseSearch('?q=halle');
  expect(search).toEqual({ q: 'halle' });
  expect(stringifySearch(search)).not.toContain('halle');
});

test('an address without words stays as it is', () =>
  expect(stringifySearch(parseSearch('?size=25'))).toBe('?size=25'));

test.each([
  ['of projects', readProjectsSearch, { sort: 'nameAsc', size: 25, page: 3, trash: true }],
  ['of orders', readOrdersSearch, { sort: 'idAsc', size: 100, page: 2, finished: true, canceled: true }],
])('the choices of a list %s survive a reload', (_, read, choices) => {
  const address = stringifySearch(choices);
  forgetLabels();
  expect(read(parseSearch(address))).toEqual(choices);
});
