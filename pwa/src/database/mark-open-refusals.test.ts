import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createValueCipher, newDataKey, type ValueCipher } from './encryption/value-cipher.ts';
import { observe } from './observe.ts';
import { openShopDatabase, type ResultRow, type ShopDatabase } from './shop-database.ts';

const at = '2026-11-20T09:00:00Z';
const result = (uid: string, status: ResultRow['status'], discarded = false): ResultRow => ({
  uid,
  status,
  discarded,
  seq: 1,
  name: 'setPartQuantity',
  v: 1,
  args: {},
  at,
  tries: 1,
  answeredAt: at,
  code: status === 'applied' ? null : 'not_found',
  details: {},
});
const given = () => [
  result('a', 'applied'),
  result('b', 'refused'),
  result('c', 'failed'),
  result('d', 'refused', true),
];

const newOptions = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });
const openUids = ({ results }: ShopDatabase) => results.where('isOpen').equals(1).primaryKeys();

const openGiven = async (cipher: ValueCipher | null) => {
  Object.assign(Dexie.dependencies, newOptions());
  const database = openShopDatabase('shop', cipher);
  await database.results.bulkPut(given());
  return database;
};

const ciphers: [string, () => ValueCipher | null][] = [
  ['in clear', () => null],
  ['encrypted', () => createValueCipher(newDataKey())],
];

test.each(ciphers)('what was refused and not put away is found, %s', async (_, cipher) =>
  expect(await openUids(await openGiven(cipher()))).toEqual(['b', 'c']),
);

test('a refusal that is put away is not found, one that is brought back is', async () => {
  const database = await openGiven(null);
  await database.results.update('b', { discarded: true });
  await database.results.update('d', { discarded: false });
  expect(await openUids(database)).toEqual(['c', 'd']);
});

test('what was refused and is applied when it is told again is not found, and the other way round', async () => {
  const database = await openGiven(null);
  await database.results.bulkPut([result('a', 'refused'), result('b', 'applied')]);
  expect(await openUids(database)).toEqual(['a', 'c']);
});

test('a mark that comes with a row counts for nothing', async () => {
  const database = await openGiven(null);
  await database.results.bulkAdd([
    { ...result('e', 'applied'), isOpen: 1 },
    { ...result('f', 'refused', true), isOpen: 1 },
  ]);
  expect(await openUids(database)).toEqual(['b', 'c']);
});

test('who follows them hears of a new one', async () => {
  const database = await openGiven(null);
  const heard: string[][] = [];
  const subscription = observe(() => openUids(database)).subscribe((uids) => heard.push(uids));
  await expect.poll(() => heard).toEqual([['b', 'c']]);
  await database.results.update('c', { discarded: true });
  await expect.poll(() => heard.at(-1)).toEqual(['b']);
  subscription.unsubscribe();
});
