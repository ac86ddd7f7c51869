import 'fake-indexeddb/auto';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { openShopDatabase, readMeta, writeMeta } from '../../database/shop-database.ts';
import { devices } from '../tab-session.ts';
import { abortSignOut, unlessSigningOut, withSignOutLock } from './close-session.ts';

/** A database whose user is leaving, as a window finds it that opens. */
const openLeaving = async () => {
  const database = openShopDatabase('shop', null);
  await writeMeta(database, 'leaving', true);
  return database;
};
beforeEach(async () => {
  await Promise.all([Dexie.delete('shop'), devices.user.clear()]);
});

test('what a page left behind that ended while its user left is taken back', async () => {
  const database = await openLeaving();
  expect(await abortSignOut(database)).toBe(true);
  expect(await readMeta(database, 'leaving')).toBeUndefined();
});

test('a page that is leaving is waited for, and nothing is stored meanwhile', async () => {
  const database = await openLeaving();
  const sealed = Promise.withResolvers<void>();
  const leaving = withSignOutLock(() => sealed.promise);
  const opening = abortSignOut(database);
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
  const leaving = withSignOutLock(async () => {
    await sealed.promise;
    await Dexie.delete('shop');
  });
  const opening = abortSignOut(database);
  sealed.resolve();
  await leaving;
  expect(await opening).toBe(false);
  expect(await Dexie.exists('shop')).toBe(false);
});

test('a window that is still open stores nothing more once its user has left, though his database is not erased yet', async () => {
  const database = await openLeaving();
  const userId = newId<UserId>();
  await devices.user.put({
    userId,
    isShared: false,
    signedIn: false,
    databaseName: 'shop',
    mirrorName: 'mirror',
    sealSalt: new Uint8Array(16),
  });
  const store = async () => {
    if (await readMeta(database, 'leaving')) throw new DomainError('session_ended');
  };
  await expect(unlessSigningOut(database, async () => {}, store)).rejects.toThrow('session_ended');
  expect(await readMeta(database, 'leaving')).toBe(true);
  await devices.user.update(userId, { signedIn: true });
  await unlessSigningOut(database, async () => {}, store);
  expect(await readMeta(database, 'leaving')).toBeUndefined();
});
