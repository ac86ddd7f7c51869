import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '../../database/device-database.ts';
import { newDataKey } from '../../database/encryption/value-cipher.ts';
import { openByPin, pinProblem, setPinWrap, wrapByPin } from '../lock/pin.ts';
import { isDeviceFull } from '../quota/quota.ts';
import { clearDataKey, closeKey, dataKeyOf, openKey, storeDataKey } from './data-key.ts';

const server = '0f'.repeat(32);
const own = '1e'.repeat(32);
const ownIs = (digits: string | null) => async () => digits;
const userId = 'u1';
const quick = { t: 1, m: 64 };

let devices: DeviceDatabase;
let dataKey: Uint8Array<ArrayBuffer>;
beforeEach(() => {
  devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  dataKey = newDataKey();
  clearDataKey();
});

const isReadable = async () => {
  const text = JSON.stringify(await devices.key.toArray(), (_, value) =>
    value instanceof Uint8Array ? [...value] : value,
  );
  return text.includes([...dataKey].join());
};

test('on a private device the key lies as it is, on a shared one closed and in memory', async () => {
  await storeDataKey(devices, { userId, dataKey });
  expect(await isReadable()).toBe(true);
  expect(dataKeyOf(userId)).toBeNull();
  await closeKey(devices, { userId, dataKey }, { server, own: ownIs(own) });
  expect(await isReadable()).toBe(false);
  expect(dataKeyOf(userId)).toEqual(dataKey);
  await storeDataKey(devices, { userId, dataKey });
  expect(await devices.key.toArray()).toEqual([{ userId, dataKey }]);
});

test('a closed key opens with the key of the server, and with no other', async () => {
  await closeKey(devices, { userId, dataKey }, { server, own: ownIs(null) });
  clearDataKey();
  await expect(openKey(devices, userId, { server: null, own: ownIs(own) })).rejects.toThrow('unavailable');
  expect(await openKey(devices, userId, { server, own: ownIs(own) })).toEqual(dataKey);
});

test('where the server was out of reach the password closes it, until the server does', async () => {
  await closeKey(devices, { userId, dataKey }, { server: null, own: ownIs(own) });
  clearDataKey();
  expect(await openKey(devices, userId, { server, own: ownIs(own) })).toEqual(dataKey);
  await closeKey(devices, { userId, dataKey }, { server, own: ownIs(own) });
  await closeKey(devices, { userId, dataKey }, { server: null, own: ownIs('aa'.repeat(32)) });
  clearDataKey();
  expect(await openKey(devices, userId, { server, own: ownIs(null) })).toEqual(dataKey);
});

test('a key that nothing closes stays, because unsent work hangs on it', async () => {
  await closeKey(devices, { userId, dataKey }, { server: null, own: ownIs(null) });
  clearDataKey();
  expect(await openKey(devices, userId, { server: null, own: ownIs(null) })).toEqual(dataKey);
});

test('what no key opens is put aside with its databases, and a new key begins', async () => {
  const sealSalt = new Uint8Array(16);
  const place = { databaseName: 'shop-1', mirrorName: 'mirror-1', isShared: true, sealSalt };
  await devices.user.put({ userId, signedIn: true, ...place });
  await closeKey(devices, { userId, dataKey }, { server: null, own: ownIs(own) });
  const closed = await devices.key.get(userId);
  clearDataKey();
  expect(await openKey(devices, userId, { server, own: ownIs('aa'.repeat(32)) })).not.toEqual(dataKey);
  const aside = (await devices.user.toArray()).find(({ isParked }) => isParked);
  expect(aside).toMatchObject({ ...place, signedIn: false });
  expect(await devices.key.get(aside?.userId ?? '')).toMatchObject({ wrap: closed?.wrap });
  expect(await devices.user.get(userId)).toMatchObject({ databaseName: null });
});

test('a PIN opens the key; five wrong ones in a row take it away, the right one between begins anew', async () => {
  await closeKey(devices, { userId, dataKey }, { server, own: ownIs(null) });
  await setPinWrap(devices, userId, await wrapByPin(dataKey, '735194', userId, quick));
  expect(await isReadable()).toBe(false);
  expect(await openByPin(devices, userId, '735195')).toEqual({ ok: false, triesLeft: 4 });
  expect(await openByPin(devices, userId, '735194')).toEqual({ ok: true, dataKey });
  for (const triesLeft of [4, 3, 2, 1, 0])
    expect(await openByPin(devices, userId, '000001')).toEqual({ ok: false, triesLeft });
  expect((await devices.key.get(userId))?.pin).toBeUndefined();
  expect(await openByPin(devices, userId, '735194')).toEqual({ ok: false, triesLeft: 0 });
  expect(await openKey(devices, userId, { server, own: ownIs(null) })).toEqual(dataKey);
});

test('a try that is broken off counts', async () => {
  await closeKey(devices, { userId, dataKey }, { server, own: ownIs(null) });
  const wrap = await wrapByPin(dataKey, '735194', userId, quick);
  await setPinWrap(devices, userId, { ...wrap, tries: 5 });
  expect(await openByPin(devices, userId, '735194')).toEqual({ ok: false, triesLeft: 0 });
});

const leaveRoomFor = (count: number) => {
  let stored = 0;
  devices.key.hook('updating', () => {
    if (stored++ >= count) throw new DOMException('no room', 'QuotaExceededError');
  });
};

test('a device that has no room to count a try opens by no PIN', async () => {
  await closeKey(devices, { userId, dataKey }, { server, own: ownIs(null) });
  await setPinWrap(devices, userId, await wrapByPin(dataKey, '735194', userId, quick));
  leaveRoomFor(0);
  await expect(openByPin(devices, userId, '735194')).rejects.toSatisfy(isDeviceFull);
});

test('the right PIN opens, though there is no room to begin the count anew', async () => {
  await closeKey(devices, { userId, dataKey }, { server, own: ownIs(null) });
  await setPinWrap(devices, userId, await wrapByPin(dataKey, '735194', userId, quick));
  leaveRoomFor(1);
  expect(await openByPin(devices, userId, '735194')).toEqual({ ok: true, dataKey });
  expect((await devices.key.get(userId))?.pin?.tries).toBe(1);
});

test('a PIN that is short or guessed at once is not taken', () => {
  expect(pinProblem('73519')).toBe('short');
  for (const pin of ['111111', '121212', '123456', '654321', '456789']) expect(pinProblem(pin)).toBe('guessable');
  for (const pin of ['735194', 'kranbahn']) expect(pinProblem(pin)).toBeNull();
});
