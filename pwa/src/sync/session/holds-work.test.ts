import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { testActor } from '../engine/test-engine.ts';
import { signOut } from '../session.ts';
import { enter } from './enter.ts';
import { devices } from './here.ts';
import { holdsWork } from './holds-work.ts';
import { sealKeyIs, stubBrowser } from './test-browser.ts';

beforeEach(async () => {
  stubBrowser({ sealKey: sealKeyIs('0f'.repeat(32)) });
  await Promise.all([devices.user.clear(), devices.sealedWork.clear(), devices.key.clear()]);
});

const signIn = () => enter({ sessionKey: 'k', actor: testActor }, { password: 'secret', isSharedDevice: false });

test('a device on which nobody has worked holds no work', async () => expect(await holdsWork()).toBe(false));

test('the data of a user may hold work, until he has signed out and left nothing sealed', async () => {
  await signIn();
  expect(await holdsWork()).toBe(true);
  await signOut('keep');
  expect(await holdsWork()).toBe(false);
});

test('sealed work is held after its user has left', async () => {
  const sealed = { userId: 'u1', iv: new Uint8Array(12), bytes: new ArrayBuffer(1), count: 2 };
  await devices.sealedWork.add(sealed);
  expect(await holdsWork()).toBe(true);
});
