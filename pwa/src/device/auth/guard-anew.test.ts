import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { testActor } from '../../../test/test-engine.ts';
import { currentDataKey } from '../encryption/data-key.ts';
import { devices, tabSession } from '../tab-session.ts';
import { signOut } from './session.ts';
import { startSession } from './start-session.ts';

const { userId } = testActor;
const signIn = (isSharedDevice: boolean) =>
  startSession({ sessionKey: 'k', actor: testActor }, { password: 'secret', isSharedDevice });

const reloads: string[] = [];
let otherWindow: BroadcastChannel;
let keys: BroadcastChannel;

beforeEach(() => {
  stubBrowser({ sealKey: sealKeyIs('0f'.repeat(32)) });
  vi.stubGlobal('location', { pathname: '/de/shop/overview', search: '', reload: () => reloads.push('anew') });
  reloads.length = 0;
  otherWindow = new BroadcastChannel('knotenblech');
  keys = new BroadcastChannel('knotenblech-key');
});
afterEach(async () => {
  otherWindow.close();
  keys.close();
  await signOut('discard');
});

/** As the window does it in which he has signed in again. */
const shareOtherwise = async (isShared: boolean, answer: (dataKey: Uint8Array) => void) => {
  const dataKey = currentDataKey()?.dataKey ?? (await devices.key.get(userId))?.dataKey ?? new Uint8Array();
  await devices.user.update(userId, { isShared });
  const closed = { wrapped: new Uint8Array(72), isServers: true };
  await devices.key.put(isShared ? { userId, wrap: closed } : { userId, dataKey: new Uint8Array(dataKey) });
  keys.addEventListener('message', () => answer(dataKey));
  otherWindow.postMessage('shared otherwise');
};

test('a window goes on, as one of a shared device, once its user has said elsewhere that others use it', async () => {
  const shop = await signIn(false);
  void navigator.locks.request('knotenblech-unlocked', { mode: 'shared' }, () =>
    shareOtherwise(true, (dataKey) => keys.postMessage({ userId, dataKey })).then(() =>
      expect.poll(() => currentDataKey()?.userId).toBe(userId),
    ),
  );
  await expect.poll(() => currentDataKey()?.userId).toBe(userId);
  expect([tabSession.shop === shop, reloads]).toEqual([true, []]);
});

test('and as one of a private device where nobody else does any more', async () => {
  const shop = await signIn(true);
  await shareOtherwise(false, () => {});
  await expect.poll(currentDataKey).toBeNull();
  expect([tabSession.shop === shop, reloads]).toEqual([true, []]);
});

test('where no window gives it the key it is loaded anew', async () => {
  await signIn(false);
  await shareOtherwise(true, () => {});
  await expect.poll(() => reloads).toEqual(['anew']);
});

test('who signs in again and says otherwise than before tells the other windows that, and not that he has left', async () => {
  await signIn(false);
  const heard: unknown[] = [];
  otherWindow.addEventListener('message', ({ data }) => heard.push(data));
  await signIn(true);
  await expect.poll(() => heard).toContain('shared otherwise');
  expect(heard).not.toContain('signed-out');
});
