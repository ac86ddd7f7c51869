import 'fake-indexeddb/auto';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testActor, testProject } from '../../../test/test-engine.ts';
import { loseValue } from '../../../test/test-lost-value.ts';
import { createValueCipher, newDataKey } from '../../database/encryption/value-cipher.ts';
import { databaseOf } from '../../database/user-data.ts';
import { openMirrorDatabase } from '../../database/watch-connection.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { readWaiting } from '../../sync/status/read-waiting.ts';
import { quotaNow, reportSpaceFreed } from '../quota/quota.ts';
import { devices } from '../tab-session.ts';
import { sealUnsent } from '../unsent-work/sealed-work.ts';
import { withSignOutLock } from './close-session.ts';
import { openShop, type ShopPlace } from './open-shop.ts';

let shop: Shop;
let place: ShopPlace;

beforeEach(async () => {
  reportSpaceFreed();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  const databaseName = `shop-${crypto.randomUUID()}`;
  place = { databaseName, mirrorName: `mirror-${databaseName}`, cipher: createValueCipher(newDataKey()) };
  await new Promise<void>((isHeld) => {
    void navigator.locks.request(`sync:${databaseName}`, () => {
      isHeld();
      return new Promise(() => {});
    });
  });
  shop = (await openShop(place, testActor)) as Shop;
  const space = customerSpace(testActor.customerId);
  await databaseOf(shop).row.put({ space, kind: 'project', id: testProject.id, data: testProject });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  shop.close();
});

test('a window that opens has the leading one try again at once', async () => {
  const leading = new BroadcastChannel(`shop:${place.databaseName}`);
  const heard = new Promise((resolve) => {
    leading.addEventListener('message', ({ data }: MessageEvent) => resolve(data));
  });
  const other = await openShop(place, null);
  expect(await heard).toBe('retry');
  other?.close();
  leading.close();
});

const fillDevice = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

test('a change that cannot be taken back for want of room is told as such, and can be once there is', async () => {
  const { uid } = await shop.change('setProjectTexts', { projectId: testProject.id, comment: 'eilig' });
  const full = fillDevice();
  await expect(shop.withdraw(uid)).rejects.toMatchObject({ name: 'DomainError', code: 'device_full' });
  expect(quotaNow()).toBe('full');
  full.mockRestore();
  expect(await shop.withdraw(uid)).toBe('withdrawn');
  expect(quotaNow()).toBe('ample');
});

const refused = { status: 'refused', code: 'not_allowed', details: {}, at: '', answeredAt: '' } as const;
const card = { ...refused, uid: 'u', seq: 1, name: 'setProjectTexts', v: 1, args: {}, tries: 1, discarded: false };

test('a card that was put away is brought back as it was, and nothing is sent', async () => {
  await databaseOf(shop).results.put(card);
  await shop.discard('u');
  expect(await readWaiting(databaseOf(shop))).toEqual([]);
  await shop.bringBack('u');
  expect(await readWaiting(databaseOf(shop))).toMatchObject([{ uid: 'u', state: 'refused', code: 'not_allowed' }]);
  expect(await databaseOf(shop).outbox.count()).toBe(0);
});

test('a card that cannot be put away for want of room is told as such', async () => {
  await databaseOf(shop).results.put(card);
  fillDevice();
  await expect(shop.discard('u')).rejects.toMatchObject({ name: 'DomainError', code: 'device_full' });
  expect(quotaNow()).toBe('full');
  expect(await databaseOf(shop).results.get('u')).toEqual(card);
});

test('a file whose bytes the browser lost is kept anew when it is chosen again', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  const hash = await shop.putFile(bytes);
  loseValue(databaseOf(shop), 'file', hash);
  expect(await shop.putFile(bytes)).toBe(hash);
  expect(await databaseOf(shop).file.get(hash)).toMatchObject({ bytes, uploaded: false });
});

test('a file that is chosen again is as young as one that never was here', async () => {
  const hash = await shop.putFile(new Uint8Array([1]));
  await databaseOf(shop).file.update(hash, { keptAt: '2020-01-01T00:00:00.000Z' });
  await shop.putFile(new Uint8Array([1]));
  const kept = await databaseOf(shop).file.get(hash);
  expect(Date.now() - Date.parse(kept?.keptAt ?? '')).toBeLessThan(3_600_000);
});

test('an order that lies in its mirror alone is told beside the queue, once', async () => {
  const order = { uid: 'o1', v: 1, args: { orderId: 'o' }, at: '2026-11-21T09:00:00Z' };
  const mirror = openMirrorDatabase(place.mirrorName, place.cipher);
  await mirror.order.put(order);
  mirror.close();
  expect(await shop.unqueued()).toMatchObject([{ uid: 'o1', name: 'submitOrder' }]);
  shop.close();
  shop = (await openShop(place, null)) as Shop;
  expect(await readWaiting(databaseOf(shop))).toMatchObject([{ uid: 'o1' }]);
  expect(await shop.unqueued()).toEqual([]);
});

test('what a start found no room for is queued once there is, without another start', async () => {
  const order = { uid: 'o1', v: 1, args: { orderId: 'o' }, at: '2026-11-21T09:00:00Z' };
  const mirror = openMirrorDatabase(place.mirrorName, place.cipher);
  await mirror.order.put(order);
  mirror.close();
  shop.close();
  const full = fillDevice();
  shop = (await openShop(place, null)) as Shop;
  expect(quotaNow()).toBe('full');
  expect(await shop.unqueued()).toMatchObject([{ uid: 'o1' }]);
  full.mockRestore();
  reportSpaceFreed();
  await expect.poll(() => readWaiting(databaseOf(shop))).toMatchObject([{ uid: 'o1' }]);
  expect(await shop.unqueued()).toEqual([]);
});

test('who tries again tries also what lies beside the queue', async () => {
  const mirror = openMirrorDatabase(place.mirrorName, place.cipher);
  await mirror.order.put({ uid: 'o1', v: 1, args: { orderId: 'o' }, at: '2026-11-21T09:00:00Z' });
  mirror.close();
  shop.retryNow();
  await expect.poll(() => readWaiting(databaseOf(shop))).toMatchObject([{ uid: 'o1' }]);
});

const leave = () => databaseOf(shop).meta.put({ key: 'leaving', value: true });
const untilWaiting = () =>
  expect
    .poll(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
    .toContain('knotenblech-leaving');
const comment = { projectId: testProject.id, comment: 'bleibt' };

test('what a window left behind that ended while its user left holds up no window that is open', async () => {
  await leave();
  await shop.change('setProjectTexts', comment);
  expect(await readWaiting(databaseOf(shop))).toMatchObject([{ name: 'setProjectTexts' }]);
  await leave();
  const hash = await shop.putFile(new Uint8Array([1]));
  expect(await databaseOf(shop).file.get(hash)).toBeDefined();
  const unread = { projectId: testProject.id, fileName: 'Halle.btlx', fileHash: hash, tries: 1 };
  await databaseOf(shop).unreadFile.put(unread);
  await leave();
  const bringBack = await shop.discardUnread(unread.projectId);
  expect(await databaseOf(shop).unreadFile.count()).toBe(0);
  await bringBack?.();
  expect(await databaseOf(shop).unreadFile.toArray()).toEqual([unread]);
});

test('what such a window had sealed is back before the next change, and nothing of it stays sealed', async () => {
  await shop.change('setProjectTexts', comment);
  await databaseOf(shop).meta.put({ key: 'sealKey', value: '0f'.repeat(32) });
  await sealUnsent(devices, databaseOf(shop), testActor.userId);
  await leave();
  await shop.change('setProjectTexts', { projectId: testProject.id, comment: 'weiter' });
  expect(await readWaiting(databaseOf(shop))).toHaveLength(2);
  expect(await devices.sealedWork.count()).toBe(0);
});

test('while a window takes its user away another stores nothing; it does once he stays', async () => {
  const stays = Promise.withResolvers<void>();
  await leave();
  const leaving = withSignOutLock(() => stays.promise);
  const change = shop.change('setProjectTexts', comment);
  await untilWaiting();
  expect(await readWaiting(databaseOf(shop))).toEqual([]);
  await databaseOf(shop).meta.delete('leaving');
  stays.resolve();
  await leaving;
  await change;
  expect(await readWaiting(databaseOf(shop))).toHaveLength(1);
});

test('a change that is made while its user leaves is refused once he has left', async () => {
  const { name } = databaseOf(shop);
  const sealed = Promise.withResolvers<void>();
  await leave();
  const leaving = withSignOutLock(async () => {
    await sealed.promise;
    await Dexie.delete(name);
  });
  const change = shop.change('setProjectTexts', comment);
  await untilWaiting();
  sealed.resolve();
  await expect(change).rejects.toThrow('session_ended');
  await leaving;
  expect(await Dexie.exists(name)).toBe(false);
});
