import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { openShopDatabase, type ShopDatabase } from '../../database/shop-database.ts';
import { isOfflineTooLong } from './contact-limit.ts';

const contactAt = '2026-11-22T08:00:00.000Z';
const hours = (count: number) => Date.parse(contactAt) + count * 3_600_000;

let database: ShopDatabase;
beforeEach(async () => {
  database = openShopDatabase('shop', null, { indexedDB: new IDBFactory(), IDBKeyRange });
  await database.meta.put({ key: 'lastContactAt', value: contactAt });
});

test('a shared device is trusted for twelve hours without a word of the server, a private one for thirty days', async () => {
  expect(await isOfflineTooLong(database, true, hours(11.9))).toBe(false);
  expect(await isOfflineTooLong(database, true, hours(12.1))).toBe(true);
  await database.meta.delete('sinceContact');
  expect(await isOfflineTooLong(database, false, hours(30 * 24 - 1))).toBe(false);
  expect(await isOfflineTooLong(database, false, hours(30 * 24 + 1))).toBe(true);
});

test('a clock that is set back opens nothing', async () => {
  await isOfflineTooLong(database, true, hours(13));
  expect(await isOfflineTooLong(database, true, hours(1))).toBe(true);
});

test('a clock that is set back before each look wins no time', async () => {
  for (const use of [1, 2]) {
    expect(await isOfflineTooLong(database, true, hours(0)), `use ${use}`).toBe(false);
    expect(await isOfflineTooLong(database, true, hours(5.9)), `use ${use}`).toBe(false);
  }
  await isOfflineTooLong(database, true, hours(0));
  expect(await isOfflineTooLong(database, true, hours(0.3))).toBe(true);
});

test('a clock that was a year ahead at the contact wins nothing when it is put right', async () => {
  await isOfflineTooLong(database, true, hours(0));
  expect(await isOfflineTooLong(database, true, hours(-8_760))).toBe(false);
  expect(await isOfflineTooLong(database, true, hours(-8_760 + 11.9))).toBe(false);
  expect(await isOfflineTooLong(database, true, hours(-8_760 + 12.1))).toBe(true);
});

test('a new contact counts by the clock of then, also where it was put right', async () => {
  await isOfflineTooLong(database, true, hours(8_760));
  await database.meta.put({ key: 'lastContactAt', value: new Date(hours(1)).toISOString() });
  expect(await isOfflineTooLong(database, true, hours(2))).toBe(false);
});

test('a device that has never reached the server is let be', async () => {
  await database.meta.delete('lastContactAt');
  expect(await isOfflineTooLong(database, true, hours(1_000))).toBe(false);
});

test('a device without room for another word opens all the same', async () => {
  database.meta.hook('creating', () => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await isOfflineTooLong(database, true, hours(1))).toBe(false);
});
