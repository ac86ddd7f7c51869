import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestStorage } from '../../../test/test-storage.ts';
import { createValueCipher, newDataKey } from '../../database/encryption/value-cipher.ts';
import { openShopDatabase, writeMeta } from '../../database/shop-database.ts';
import { asUserData } from '../../database/user-data.ts';
import { recordStop } from '../../sync/leadership/record-stop.ts';
import { isDeviceFull } from '../quota/quota.ts';
import { devices } from '../tab-session.ts';
import { watchForLock } from './server-lock.ts';
import { restoreSession } from './session.ts';

const dataKey = newDataKey();
const cipher = createValueCipher(dataKey);
const actor = { userId: 'u1', customerId: 'c1', permissions: [] };
let databaseName: string;
let reloads = 0;

beforeEach(async () => {
  vi.restoreAllMocks();
  reloads = 0;
  databaseName = `shop-${crypto.randomUUID()}`;
  const location = { pathname: '/de/shop/overview', search: '', reload: () => void (reloads += 1) };
  const storages = { localStorage: createTestStorage(), sessionStorage: createTestStorage() };
  const document = { documentElement: { hidden: false } };
  for (const [name, value] of Object.entries({ location, document, ...storages, window: new EventTarget() }))
    vi.stubGlobal(name, value);
  const user = { userId: 'u1', databaseName, mirrorName: 'mirror-1', signedIn: true, isShared: false };
  await devices.user.put({ ...user, sealSalt: new Uint8Array(16) });
  await devices.key.put({ userId: 'u1', dataKey });
  const database = openShopDatabase(databaseName, cipher);
  await database.meta.bulkPut([{ key: 'actor', value: actor } as never, { key: 'lastContactAt', value: now() }]);
  await writeMeta(database, 'stoppedBy', 'user_inactive');
  database.close();
});

const now = () => new Date().toISOString();

const fillDevice = () => {
  const refuse = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  for (const store of ['put', 'add'] as const) vi.spyOn(IDBObjectStore.prototype, store).mockImplementation(refuse);
};

test('who is locked out is gone from the device', async () => {
  const database = openShopDatabase(databaseName, cipher);
  watchForLock(asUserData(database));
  await expect.poll(() => reloads).toBe(1);
  expect(await devices.user.get('u1')).toMatchObject({ signedIn: false, lockedBy: 'user_inactive' });
});

test('on a full device his data are hidden, and no later start opens them', async () => {
  const database = openShopDatabase(databaseName, cipher);
  await database.open();
  fillDevice();
  watchForLock(asUserData(database));
  await expect.poll(() => reloads).toBe(1);
  database.close();
  expect(await restoreSession()).toBeNull();
  expect(await devices.key.get('u1')).toMatchObject({ dataKey });
});

test('on a device so full that not even the lock can be noted, his data are hidden, and no later start opens them', async () => {
  const database = openShopDatabase(databaseName, cipher);
  await database.meta.delete('stoppedBy');
  const otherWindow = new BroadcastChannel('knotenblech');
  const heard: unknown[] = [];
  otherWindow.onmessage = ({ data }) => heard.push(data);
  watchForLock(asUserData(database));
  fillDevice();
  await expect(recordStop(database, 'session_ended')).rejects.toSatisfy(isDeviceFull);
  await expect.poll(() => reloads).toBe(1);
  await expect.poll(() => heard).toEqual(['signed-out']);
  otherWindow.close();
  database.close();
  vi.restoreAllMocks();
  expect(await restoreSession()).toBeNull();
  expect(await devices.key.get('u1')).toMatchObject({ dataKey });
});

test('what could not be locked away is, as soon as there is room', async () => {
  expect(await restoreSession()).toBeNull();
  expect(await devices.user.get('u1')).toMatchObject({ signedIn: false, lockedBy: 'user_inactive' });
  expect(await devices.key.get('u1')).toBeUndefined();
});
