import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fillDevice, sealKeyIs, stubBrowser } from '../../test/test-browser.ts';
import { testActor } from '../../test/test-engine.ts';
import { databaseOf } from '../database/user-data.ts';
import { handOverToken, storeHandOverToken } from '../device/hand-over-token.ts';
import type { Shop } from '../sync/hooks/shop.ts';
import { addToast, shownToasts } from '../ui/signals/toasts.ts';
import { parseSearch, stringifySearch } from './searched-words.ts';
import { beginSession, currentShop, endSession } from './session.ts';

const colleague = { ...testActor, userId: crypto.randomUUID() as typeof testActor.userId, userName: 'max' };

/** The server knows both of them. */
beforeEach(async () => {
  vi.restoreAllMocks();
  stubBrowser({ sealKey: sealKeyIs('0f'.repeat(32)) });
  const { fetch: elsewhere } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!path.endsWith('/session') || init.method !== 'POST') return elsewhere(path, init);
    const { userName } = JSON.parse(init.body as string) as { userName: string };
    return Response.json({
      sessionKey: userName,
      actor: [testActor, colleague].find((each) => each.userName === userName),
    });
  });
  await begin('eva');
});

const begin = (userName: string) => beginSession({ userName, password: 'secret', isSharedDevice: false });
const isRemembered = (address: string) => 'q' in parseSearch(address);

test('what was searched for is forgotten with the session', async () => {
  const address = stringifySearch({ q: 'Öttl' });
  await endSession('keep');
  expect(isRemembered(address)).toBe(false);
});

test('whoever signs in over another does not come upon what he searched for', async () => {
  const address = stringifySearch({ q: 'Öttl' });
  await begin('eva');
  expect(isRemembered(address)).toBe(true);
  await begin('max');
  expect(isRemembered(address)).toBe(false);
});

test('whoever signs in over another does not read what was told to him', async () => {
  addToast({ words: 'Der Gutschein von Eva gilt nicht.', tone: 'bad' });
  await begin('eva');
  expect(shownToasts()).toHaveLength(1);
  await begin('max');
  expect(shownToasts()).toEqual([]);
});

test('an address that signed nobody in does so at no later start either once somebody has signed in himself', async () => {
  storeHandOverToken('t'.repeat(40));
  expect(await begin('nobody')).toMatchObject({ ok: false });
  expect(handOverToken()).not.toBeNull();
  await begin('max');
  expect(handOverToken()).toBeNull();
});

test('a refused sign-in leaves whoever is signed in where he was', async () => {
  const before = await currentShop();
  expect(await begin('nobody')).toMatchObject({ ok: false });
  expect(await currentShop()).toBe(before);
});

test('a sign-in that fails after the user before has left does not go on in his closed shop', async () => {
  await begin('max');
  const refused = { status: 'refused', code: 'project_read_only', details: {}, tries: 1, discarded: false } as const;
  const change = { uid: 'a', seq: 1, name: 'setProjectTexts', v: 1, args: {}, at: '2026-11-21T08:00:00Z' };
  await databaseOf((await currentShop()) as Shop).results.put({ ...change, ...refused, answeredAt: change.at });
  await begin('eva');
  fillDevice((store) => /^shop-.* results$/.test(store));
  expect(await begin('max')).toEqual({ ok: false, code: 'device_full' });
  expect((await currentShop())?.actor.userId).not.toBe(testActor.userId);
});
