import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { readMeta, writeMeta } from '../../database/read-meta.ts';
import { openShopDatabase } from '../../database/shop-database.ts';
import { takeBackLeaving, whileLeaving } from './leaving.ts';

/** A database whose user is leaving, as a window finds it that opens. */
const openLeaving = async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  Object.assign(Dexie.dependencies, options);
  const database = openShopDatabase('shop', null, options);
  await writeMeta(database, 'leaving', true);
  return database;
};

test('what a page left behind that ended while its user left is taken back', async () => {
  const database = await openLeaving();
  expect(await takeBackLeaving(database)).toBe(true);
  expect(await readMeta(database, 'leaving')).toBeUndefined();
});

test('a page that is leaving is waited for, and nothing is stored meanwhile', async () => {
  const database = await openLeaving();
  const sealed = Promise.withResolvers<void>();
  const leaving = whileLeaving(() => sealed.promise);
  const opening = takeBackLeaving(database);
  await expect
    .poll(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
    .toEqual(['knotenblech-leaving']);
  expect(await readMeta(database, 'leaving')).toBe(true);
  sealed.resolve();
  await leaving;
  expect(await opening).toBe(true);
});

test('a window that opens while its user leaves opens nothing once he has left', async () => {
  const database = await openLeaving();
  const sealed = Promise.withResolvers<void>();
  const leaving = whileLeaving(async () => {
    await sealed.promise;
    await Dexie.delete('shop');
  });
  const opening = takeBackLeaving(database);
  sealed.resolve();
  await leaving;
  expect(await opening).toBe(false);
  expect(await Dexie.exists('shop')).toBe(false);
});
