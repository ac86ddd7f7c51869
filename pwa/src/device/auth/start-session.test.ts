import 'fake-indexeddb/auto';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fillDevice, sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { testActor, testProject } from '../../../test/test-engine.ts';
import { databaseOf } from '../../database/user-data.ts';
import { currentDataKey } from '../encryption/data-key.ts';
import { devices, tabSession } from '../tab-session.ts';
import { restoreSession, signOut } from './session.ts';
import { startSession } from './start-session.ts';

const signIn = (isSharedDevice: boolean) =>
  startSession({ sessionKey: 'k', actor: testActor }, { password: 'secret', isSharedDevice });

/** A change is left sealed, and there is no room to put it back. */
beforeEach(async () => {
  vi.restoreAllMocks();
  stubBrowser({ sealKey: sealKeyIs('0f'.repeat(32)) });
  const shop = await signIn(false);
  const { change } = shop;
  const database = databaseOf(shop);
  const space = customerSpace(testActor.customerId);
  await database.row.put({ space, kind: 'project', id: testProject.id, data: testProject });
  await change('setProjectTexts', { projectId: testProject.id, comment: 'kept' });
  await signOut('keep');
  fillDevice((store) => /^shop-.* outbox$/.test(store));
});

test('a sign-in to a shared device that fails half way leaves nothing open, and no key', async () => {
  await expect(signIn(true)).rejects.toMatchObject({ inner: { name: 'QuotaExceededError' } });
  expect([tabSession.shop, currentDataKey()]).toEqual([null, null]);
  expect(await devices.user.get(testActor.userId)).toMatchObject({ signedIn: false, isParked: true });
  expect(await restoreSession()).toBeNull();
  expect(await devices.sealedWork.count()).toBe(1);
});

test('on a private device the next start opens it again, watched over', async () => {
  await expect(signIn(false)).rejects.toMatchObject({ inner: { name: 'QuotaExceededError' } });
  expect(tabSession.shop).toBeNull();
  expect(await restoreSession()).toBe(tabSession.shop);
  expect(tabSession.shop).not.toBeNull();
});
