import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { createValueCipher, newDataKey } from '../../database/encryption/value-cipher.ts';
import { openShopDatabase } from '../../database/shop-database.ts';
import { asUserData } from '../../database/user-data.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { devices, tabSession } from '../tab-session.ts';
import {
  deleteContactMessagesOf,
  queueContactMessage,
  readContactMessages,
  waitingMessages,
} from './contact-messages.ts';
import { hasContactMessages } from './has-letters.ts';

const letter = (n: number) => ({
  id: `6f1c1e9a-2f0b-4c1d-9d42-6a2f9b0f7a1${n}`,
  name: 'Ida Moser',
  email: 'ida@moser.example',
  message: `Frage ${n}`,
  language: 'de' as const,
  website: '',
});
const sealKeys: Record<string, string> = { u1: 'ab'.repeat(32), u2: 'cd'.repeat(32) };

const kept = new Map<string, string>();
beforeEach(async () => {
  kept.clear();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  tabSession.shop = null;
  await Promise.all([devices.user.clear(), devices.key.clear()]);
});

/** Each time with a new data key, as after a lock by the server. */
const enter = async (userId: string) => {
  const dataKey = newDataKey();
  const database = openShopDatabase(`shop-${crypto.randomUUID()}`, createValueCipher(dataKey));
  await database.meta.put({ key: 'sealKey', value: sealKeys[userId] ?? '' });
  await devices.user.toCollection().modify({ signedIn: false });
  await devices.user.put({
    userId,
    databaseName: database.name,
    mirrorName: 'mirror',
    signedIn: true,
    isShared: false,
    sealSalt: new Uint8Array(16),
  });
  await devices.key.put({ userId, dataKey });
  tabSession.shop = asUserData(database) as Shop;
};
const read = async () => {
  await readContactMessages();
  return waitingMessages().map(({ message }) => message);
};

test('a message waits unreadable, of a visitor and of a user', async () => {
  await queueContactMessage(letter(1));
  await enter('u1');
  await queueContactMessage(letter(2));
  expect(await read()).toEqual(['Frage 1', 'Frage 2']);
  expect([...kept.values()].join()).not.toMatch(/Frage|Ida|moser/);
});

test('a locked user’s message is not shown to others, and opens after his next sign-in', async () => {
  await enter('u1');
  await queueContactMessage(letter(1));
  tabSession.shop = null;
  expect(await read()).toEqual([]);
  await enter('u2');
  expect(await read()).toEqual([]);
  await enter('u1');
  expect(await read()).toEqual(['Frage 1']);
});

test('a sign-out takes along what its user and visitors wrote, not what a locked one did', async () => {
  await queueContactMessage(letter(3));
  await enter('u1');
  await queueContactMessage(letter(1));
  await enter('u2');
  await queueContactMessage(letter(2));
  await deleteContactMessagesOf('u2');
  tabSession.shop = null;
  expect(await read()).toEqual([]);
  await enter('u1');
  expect(await read()).toEqual(['Frage 1']);
  await deleteContactMessagesOf('u1');
  expect(hasContactMessages()).toBe(false);
});
