import 'fake-indexeddb/auto';
import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { openShopDatabase, type ShopDatabase } from '../../database/shop-database.ts';
import { asUserData } from '../../database/user-data.ts';
import { keepChoices, type ListEntry, restoredChoices } from './kept-choices.ts';

test.each([
  ['a bare address', {}, { sort: 'nameAsc', q: 'Huber' }, { sort: 'nameAsc', q: 'Huber' }],
  [
    'a page that is loaded anew, its words gone',
    { sort: 'nameAsc' },
    { sort: 'nameAsc', q: 'x' },
    { sort: 'nameAsc', q: 'x' },
  ],
  ['the page that was turned to', { page: 3 }, { trash: true }, { page: 3, trash: true }],
  ['another choice in the address', { sort: 'idAsc' }, { sort: 'nameAsc', q: 'x' }, null],
  ['words in the address', { q: 'Moser' }, { sort: 'nameAsc', q: 'x' }, null],
  ['nothing kept', { sort: 'idAsc' }, undefined, null],
  ['nothing chosen', {}, {}, null],
] as const)('%s', (_, asked, kept, restored) => expect(restoredChoices(asked, kept)).toEqual(restored));

const entry = (database: ShopDatabase, search: object, cause: ListEntry['cause'] = 'enter'): ListEntry => ({
  context: { shop: asUserData(database) },
  search,
  cause,
  location: { pathname: '/de/shop/projects' },
});

/** The search that a list is led to; undefined: it stays as its address says. */
const ledTo = async (list: 'projects' | 'orders', at: ListEntry) => {
  try {
    await keepChoices(list, at);
    return undefined;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return error.options.search;
  }
};

test('each list is shown as it was left, and as its user sets it back', async () => {
  const database = openShopDatabase('lists', null);
  await keepChoices('projects', entry(database, { sort: 'nameAsc', size: 50, page: 2 }, 'stay'));
  await expect.poll(() => ledTo('projects', entry(database, {}))).toEqual({ sort: 'nameAsc', size: 50 });
  expect(await ledTo('orders', entry(database, {}))).toBeUndefined();
  await keepChoices('projects', entry(database, {}, 'stay'));
  await expect.poll(() => ledTo('projects', entry(database, {}))).toBeUndefined();
  database.close();
});

test('a list whose address searched for nothing is shown as any other', async () => {
  const database = openShopDatabase(crypto.randomUUID(), null);
  await ledTo('projects', entry(database, { q: '' }));
  expect(await ledTo('projects', entry(database, {}))).toBeUndefined();
  database.close();
});
