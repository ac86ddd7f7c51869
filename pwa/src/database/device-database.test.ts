import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDeviceDatabase } from './device-database.ts';

test('names that an earlier version kept on the device are gone', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const old = new Dexie('knotenblech', options);
  old.version(1).stores({ user: 'userId', sealed: 'userId' });
  await old.table('user').put({ userId: 'u1', userName: 'eva.lindner', databaseName: null });
  old.close();
  expect(await openDeviceDatabase(options).user.toArray()).toEqual([{ userId: 'u1', databaseName: null }]);
});
