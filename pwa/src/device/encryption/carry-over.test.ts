import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { createTestStorage } from '../../../test/test-storage.ts';
import { type DeviceDatabase, openDeviceDatabase } from '../../database/device-database.ts';
import { createValueCipher } from '../../database/encryption/value-cipher.ts';
import { type OutboxEntry, openShopDatabase, type StoredRow } from '../../database/shop-database.ts';
import { openMirrorDatabase } from '../../database/watch-connection.ts';
import { createWriteAhead } from '../../sync/outbox/write-ahead.ts';
import { dropOld, migrateToEncrypted } from './carry-over.ts';

const user = {
  userId: 'u1',
  databaseName: 'shop-1',
  mirrorName: 'mirror-1',
  signedIn: true,
  isShared: false,
  sealSalt: new Uint8Array(16),
};
const entry: OutboxEntry = {
  seq: 3,
  uid: 'e1',
  name: 'setProjectTexts',
  v: 1,
  args: { comment: 'Dachträger' },
  at: '2026-11-21T09:00:00Z',
  mid: 2,
  offered: true,
  tries: 1,
  outcome: null,
  retold: false,
};
const rows = Array.from(
  { length: 450 },
  (_, n) => ({ space: 'c:1', kind: 'address', id: `a${n}`, data: { name: `Holzbau ${n}` } }) as unknown as StoredRow,
);
const file = { hash: 'c'.repeat(64) as FileHash, bytes: new Uint8Array([1, 2, 3]), uploaded: false };
const note = { uid: 'n1', name: 'setProjectTexts', args: { comment: 'zuletzt' }, at: '2026-11-21T09:01:00Z' };

let options: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
let devices: DeviceDatabase;
let sealKey: CryptoKey;

/** A device as the version that kept its values in clear left it. */
beforeEach(async () => {
  globalThis.localStorage = createTestStorage();
  options = { indexedDB: new IDBFactory(), IDBKeyRange };
  devices = openDeviceDatabase(options);
  sealKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await devices.user.put(user);
  const old = openShopDatabase(user.databaseName, null, options);
  await old.row.bulkPut(rows);
  await old.outbox.put(entry);
  await old.file.put(file);
  await old.meta.bulkPut([{ key: 'nextSeq', value: 4 }, { key: 'sealKey', value: sealKey } as never]);
  await old.drawing.put({ key: 'k', blob: new Blob(['{}']) } as never);
  old.close();
  const mirror = openMirrorDatabase(user.mirrorName, null, options);
  await mirror.order.put({ uid: 'o1', v: 1, args: {}, at: entry.at });
  mirror.close();
  createWriteAhead(user.databaseName, null).note(note);
});

const openCarried = async () => {
  const held = await devices.user.get('u1');
  const key = await devices.key.get('u1');
  if (!held?.databaseName || !key) throw new Error('nothing was carried over');
  const cipher = createValueCipher(key.dataKey ?? new Uint8Array());
  return {
    held,
    key,
    shop: openShopDatabase(held.databaseName, cipher, options),
    mirror: openMirrorDatabase(held.mirrorName, cipher, options),
    notes: createWriteAhead(held.databaseName, cipher),
    inClear: openShopDatabase(held.databaseName, null, options),
  };
};

const expectAllCarried = async () => {
  const { held, shop, mirror, notes, key } = await openCarried();
  expect(await shop.row.count()).toBe(rows.length);
  expect((await shop.row.toArray()).toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)))).toEqual(rows);
  expect(await shop.outbox.toArray()).toEqual([entry]);
  expect(await shop.file.toArray()).toEqual([file]);
  expect(await shop.meta.toArray()).toEqual([{ key: 'nextSeq', value: 4 }]);
  expect(await shop.drawing.count()).toBe(0);
  expect(await mirror.order.count()).toBe(1);
  expect(notes.noted()).toMatchObject([note]);
  expect(key.sealKey).toBeInstanceOf(CryptoKey);
  expect(held.oldNames).toBeUndefined();
};

test('rows, unsent work, files, orders and notes come over, and nothing stays in clear', async () => {
  await migrateToEncrypted(devices, user, options);
  await expectAllCarried();
  const { inClear } = await openCarried();
  expect(Object.keys((await inClear.outbox.toArray())[0] ?? {}).sort()).toEqual(['$', 'seq', 'uid']);
  const names = (await options.indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(user.databaseName);
  expect(names).not.toContain(user.mirrorName);
  expect(Object.keys(localStorage).filter((key) => key.includes(`${user.databaseName}:`))).toEqual([]);
});

test('what a page that ended half way had copied is begun anew', async () => {
  const half = openShopDatabase('shop-1-e', createValueCipher(new Uint8Array(32)), options);
  await half.row.bulkPut(rows.slice(0, 3));
  await half.outbox.put({ ...entry, uid: 'stale' });
  half.close();
  await migrateToEncrypted(devices, user, options);
  await expectAllCarried();
});

test('the old databases are taken away by the next page where the first ended before', async () => {
  await migrateToEncrypted(devices, user, options);
  const old = openShopDatabase(user.databaseName, null, options);
  await old.outbox.put(entry);
  old.close();
  await devices.user.update('u1', { oldNames: [user.databaseName, user.mirrorName] });
  await dropOld(devices, 'u1', options);
  expect((await devices.user.get('u1'))?.oldNames).toBeUndefined();
  expect((await options.indexedDB.databases()).map(({ name }) => name)).not.toContain(user.databaseName);
});
