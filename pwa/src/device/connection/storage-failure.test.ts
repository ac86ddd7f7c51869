import { Dexie } from 'dexie';
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test } from 'vitest';
import { isStorageFailure } from './connection-state.ts';

const { indexedDB } = globalThis;
afterEach(() => {
  globalThis.indexedDB = indexedDB;
});

const openingWith = async (open: () => IDBOpenDBRequest) => {
  const broken = Object.assign(new IDBFactory(), { open });
  const database = new Dexie('shop', { indexedDB: broken, IDBKeyRange });
  database.version(1).stores({ row: 'id' });
  return database
    .table('row')
    .toArray()
    .then(
      () => null,
      (error: unknown) => error,
    );
};

test('a browser that refuses to open any database keeps none', async () => {
  const refused = await openingWith(() => {
    throw new DOMException(
      'A mutation operation was attempted on a database that did not allow mutations.',
      'InvalidStateError',
    );
  });
  expect(isStorageFailure(refused)).toBe(true);
});

test('a browser without the interface keeps none, whatever went wrong', () => {
  Object.assign(globalThis, { indexedDB: undefined });
  expect(isStorageFailure(new TypeError('indexedDB is undefined'))).toBe(true);
});

test('what else goes wrong is not the storage', () => {
  expect(isStorageFailure(new TypeError('x is undefined'))).toBe(false);
  expect(isStorageFailure(new Dexie.DatabaseClosedError('closed'))).toBe(false);
  expect(isStorageFailure(null)).toBe(false);
});
