import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { loseValue } from '../../test/test-lost-value.ts';
import { createValueCipher, newDataKey } from './encryption/value-cipher.ts';
import { readFileRow, readFileRows } from './read-file-rows.ts';
import { openShopDatabase } from './shop-database.ts';

const bytes = new Uint8Array([1, 2, 3]);

const openWithLost = async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const database = openShopDatabase('shop', createValueCipher(newDataKey()), options);
  await database.file.bulkPut(['a', 'b', 'c'].map((hash) => ({ hash, bytes, uploaded: false })));
  loseValue(database, 'file', 'b');
  return database;
};

test('a file whose bytes are lost is left out, the others are read', async () => {
  const database = await openWithLost();
  expect((await readFileRows(database, ['a', 'b', 'c', 'd'])).map(({ hash }) => hash)).toEqual(['a', 'c']);
});

test('the transaction around it goes on, and the file can be kept anew', async () => {
  const database = await openWithLost();
  await database.transaction('rw', database.file, async () => {
    expect(await readFileRow(database, 'b')).toBeUndefined();
    await database.file.put({ hash: 'b', bytes, uploaded: false });
  });
  expect(await readFileRow(database, 'b')).toEqual({ hash: 'b', bytes, uploaded: false });
});

test('a transaction that is over is not taken for a lost file', async () => {
  const database = await openWithLost();
  let outcome = '';
  const over = database.transaction('r', database.file, async () => {
    Dexie.currentTransaction.idbtrans.abort();
    outcome = await readFileRow(database, 'a').then(
      () => 'answered',
      () => 'failed',
    );
  });
  await expect(over).rejects.toThrow();
  await expect.poll(() => outcome).toBe('failed');
});
