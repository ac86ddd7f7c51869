import 'fake-indexeddb/auto';
import { newId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillDevice, sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { testActor } from '../../../test/test-engine.ts';
import { dismissEviction, evictionInfo } from '../quota/local-data.ts';
import { devices } from '../tab-session.ts';
import { signIn, signOut } from './session.ts';

let hadSession = true;
let actor: typeof testActor;

/** A browser that brings the cookie of a session of the same user to each sign-in. */
beforeEach(() => {
  stubBrowser({ sealKey: sealKeyIs('0f'.repeat(32)) });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  hadSession = true;
  actor = { ...testActor, userId: newId<UserId>() };
  const ask = fetch;
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/session') ? Response.json({ sessionKey: 'k', actor, hadSession }) : ask(path),
  );
});
afterEach(() => vi.restoreAllMocks());

const enter = () => signIn({ userName: 'werkstatt', password: 'secret', isSharedDevice: false });
const clearDatabases = () => Promise.all([devices.user.clear(), devices.key.clear()]);

test('who has a session in this browser and nothing else here is told that it was cleared, once', async () => {
  await enter();
  expect(evictionInfo()).toMatchObject({ waiting: null });
  dismissEviction();
  await clearDatabases();
  await enter();
  expect(evictionInfo()).toBeNull();
});

test('who signed out is not told, though the server never heard of it', async () => {
  await enter();
  dismissEviction();
  localStorage.removeItem('clearedHere');
  await signOut('keep');
  expect(await enter()).toMatchObject({ ok: true });
  expect(evictionInfo()).toBeNull();
});

test('an installed app, which may have its cookie from the browser, tells nothing', async () => {
  vi.stubGlobal('matchMedia', (asked: string) => ({ matches: asked === '(display-mode: standalone)' }));
  await enter();
  expect(evictionInfo()).toBeNull();
});

test('who begins again after a first sign-in that came to nothing is not told', async () => {
  hadSession = false;
  fillDevice((store) => store === 'knotenblech user');
  expect(await enter()).toEqual({ ok: false, code: 'device_full' });
  vi.restoreAllMocks();
  hadSession = true;
  expect(await enter()).toMatchObject({ ok: true });
  expect(evictionInfo()).toBeNull();
});
