import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestStorage } from '../../../test/test-storage.ts';
import { newDataKey } from '../../database/encryption/value-cipher.ts';
import { currentDataKey, setDataKey } from '../encryption/data-key.ts';
import { handOverToken, storeHandOverToken } from '../hand-over-token.ts';
import { devices } from '../tab-session.ts';
import { lockDevice } from './lock.ts';
import { readLocked } from './unlock.ts';

const dataKey = newDataKey();
const user = { userId: 'u1', databaseName: 'shop-1', mirrorName: 'mirror-1', signedIn: true, isShared: true };
const documentElement = { hidden: false };
let reloads = 0;

beforeEach(async () => {
  documentElement.hidden = false;
  reloads = 0;
  const document = { activeElement: null, documentElement, querySelectorAll: () => [] };
  const location = { pathname: '/de/shop/overview', search: '', reload: () => void (reloads += 1) };
  const sessionStorage = createTestStorage();
  const globals = { document, location, sessionStorage, window: new EventTarget(), HTMLElement: EventTarget };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  await devices.user.put({ ...user, sealSalt: new Uint8Array(16) });
  await devices.key.put({ userId: 'u1', wrap: { wrapped: new Uint8Array(72), isServers: true } });
  setDataKey({ userId: 'u1', dataKey });
  storeHandOverToken('failed before');
});

const expectLocked = () => {
  expect(documentElement.hidden).toBe(true);
  expect(reloads).toBe(1);
  expect(currentDataKey()).toBeNull();
  expect(handOverToken()).toBeNull();
};

test('a lock hides the page and takes the key from this window', async () => {
  await lockDevice();
  expectLocked();
  expect((await devices.user.get('u1'))?.mustSignIn).toBeUndefined();
});

test('where the key lies open on the device only a sign-in opens it again', async () => {
  await devices.key.put({ userId: 'u1', dataKey });
  await lockDevice();
  expectLocked();
  expect((await devices.user.get('u1'))?.mustSignIn).toBe(true);
  expect(await readLocked()).toMatchObject({ hasPin: false, mustSignIn: 'lying key' });
});

test('a device that was locked for want of the server is said to be', async () => {
  await devices.user.update('u1', { mustSignIn: true });
  expect(await readLocked()).toMatchObject({ mustSignIn: 'server unheard' });
});

test('a storage that does not answer does not hold the lock up', async () => {
  const release = keepBusy();
  await lockDevice();
  expectLocked();
  release();
});

/** Nothing else reads the keys until it is released. */
const keepBusy = () => {
  let isReleased = false;
  const keys = devices.backendDB().transaction('key', 'readwrite').objectStore('key');
  const goOn = () => {
    if (!isReleased) keys.count().addEventListener('success', goOn);
  };
  goOn();
  return () => {
    isReleased = true;
  };
};
