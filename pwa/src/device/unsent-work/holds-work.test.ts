import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { testActor } from '../../../test/test-engine.ts';
import type { SealedWork } from '../../database/device-database.ts';
import { signOut } from '../auth/session.ts';
import { startSession } from '../auth/start-session.ts';
import { devices } from '../tab-session.ts';
import { findSealedWork } from './holds-work.ts';

beforeEach(async () => {
  stubBrowser({ sealKey: sealKeyIs('0f'.repeat(32)) });
  await Promise.all([devices.user.clear(), devices.sealedWork.clear(), devices.key.clear()]);
});

const leave = (more: Partial<SealedWork> = {}) =>
  devices.sealedWork.add({ userId: 'u1', iv: new Uint8Array(12), bytes: new ArrayBuffer(1), count: 2, ...more });
const signIn = () => startSession({ sessionKey: 'k', actor: testActor }, { password: 'secret', isSharedDevice: false });

test('a device on which nobody has worked holds no work', async () =>
  expect(await findSealedWork()).toEqual({ isAny: false, left: 'no' }));

test('the data of a user may hold work, until he has signed out and left nothing sealed', async () => {
  await signIn();
  expect(await findSealedWork()).toEqual({ isAny: true, left: 'no' });
  await signOut('keep');
  expect(await findSealedWork()).toEqual({ isAny: false, left: 'no' });
});

test('sealed work is held after its user has left', async () => {
  await leave();
  expect(await findSealedWork()).toEqual({ isAny: true, left: 'yes' });
});

test('what no key of its user opens is sent by no sign-in, and what was answered is not missed', async () => {
  await leave({ unopenedAt: '2026-11-21T08:00:00Z' });
  await leave({ forgottenAt: '2026-11-28T08:00:00Z' });
  expect(await findSealedWork()).toEqual({ isAny: true, left: 'no' });
});

test('of a locked user whom another followed nobody knows whether he left unsent work', async () => {
  await signIn();
  await devices.user.toCollection().modify({ signedIn: false, isParked: true });
  expect(await findSealedWork()).toEqual({ isAny: true, left: 'maybe' });
});
