import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './searched-words.ts';

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
