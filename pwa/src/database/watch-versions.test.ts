import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { subscribeToVersions, type VersionProblem } from '../device/connection/connection-state.ts';
import { openShopDatabase } from './shop-database.ts';

const device = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });
const nextBuild = (options: ReturnType<typeof device>) => {
  const database = new Dexie('shop', options);
  database.version(1000).stores({ meta: 'key', later: 'id' });
  return database;
};
const listen = () => {
  const heard: (VersionProblem | null)[] = [];
  const stop = subscribeToVersions((trouble) => heard.push(trouble));
  return { heard, stop };
};

test('a newer build gets the database at once, the older one writes no more and says so', async () => {
  const options = device();
  const { heard, stop } = listen();
  const old = openShopDatabase('shop', null, options);
  await old.meta.put({ key: 'nextMid', value: 7 });
  const next = nextBuild(options);
  await next.open();
  expect(await next.table('meta').get('nextMid')).toEqual({ key: 'nextMid', value: 7 });
  await expect(old.meta.put({ key: 'nextMid', value: 8 })).rejects.toThrow(Dexie.DatabaseClosedError);
  expect(heard).toEqual(['replaced']);
  stop();
  next.close();
});

test('a window that does not let go is named until it has', async () => {
  const options = device();
  const frozen = await new Promise<IDBDatabase>((done) => {
    const opening = options.indexedDB.open('shop', 1);
    opening.addEventListener('success', () => done(opening.result));
  });
  const { heard, stop } = listen();
  const present = openShopDatabase('shop', null, options);
  const opening = present.open();
  await expect.poll(() => heard).toEqual(['blocked']);
  frozen.close();
  await opening;
  expect(heard).toEqual(['blocked', null]);
  stop();
  present.close();
});

test('a deleted database tells nothing of versions', async () => {
  const options = device();
  const { heard, stop } = listen();
  const database = openShopDatabase('shop', null, options);
  await database.open();
  await new Promise((done) => {
    options.indexedDB.deleteDatabase('shop').addEventListener('success', done);
  });
  expect(heard).toEqual([]);
  stop();
});
