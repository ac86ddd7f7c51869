import 'fake-indexeddb/auto';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isDown, type SealKeyAnswer, sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { testActor, testProject } from '../../../test/test-engine.ts';
import { databaseOf } from '../../database/user-data.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { signOut } from '../auth/session.ts';
import { startSession } from '../auth/start-session.ts';
import { clearDataKey } from '../encryption/data-key.ts';
import { recordLocalDatabase } from '../quota/local-data.ts';
import { closeTabSession, devices } from '../tab-session.ts';
import { dismissUnopened, readUnopened } from './unopened-work.ts';

const { userId } = testActor;
const server: { sealKey: SealKeyAnswer } = { sealKey: isDown };
const accountsKey = sealKeyIs('0f'.repeat(32));
const signIn = (password: string | null, isSharedDevice: boolean | null = false) =>
  startSession({ sessionKey: 'k', actor: testActor }, { password, isSharedDevice });

const makeComment = async (shop: Shop) => {
  const space = customerSpace(testActor.customerId);
  await databaseOf(shop).row.put({ space, kind: 'project', id: testProject.id, data: testProject });
  await shop.change('setProjectTexts', { projectId: testProject.id, comment: 'kept' });
};

/** A sign-in that does not reach the server's key: what is left lies under the password. */
beforeEach(async () => {
  stubBrowser(server);
  server.sealKey = isDown;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await signOut('discard');
  await Promise.all([devices.sealedWork.clear(), devices.user.clear(), devices.key.clear()]);
});

const leaveSealed = async () => {
  await makeComment(await signIn('old'));
  await signOut('keep');
  server.sealKey = accountsKey;
  vi.setSystemTime('2026-11-22T09:00:00Z');
};

test('work left under a password that is another now is told, with the time of the sign-out', async () => {
  await leaveSealed();
  await signIn('new');
  expect(await readUnopened(userId)).toEqual([
    { id: userId, count: 1, at: '2026-11-21T09:00:00.000Z', opensAgain: true },
  ]);
});

test('the password of that time opens it again, and nothing more is told', async () => {
  await leaveSealed();
  await signIn('new');
  await signOut('keep');
  const shop = await signIn('old');
  expect(await databaseOf(shop).outbox.toArray()).toMatchObject([{ name: 'setProjectTexts' }]);
  expect(await readUnopened(userId)).toEqual([]);
});

test('who came without a password is told nothing: his may open it', async () => {
  await leaveSealed();
  await signIn(null, null);
  expect(await readUnopened(userId)).toEqual([]);
});

test('once it was put away it is told at no later sign-in, and stays on the device', async () => {
  await leaveSealed();
  await signIn('new');
  for (const each of await readUnopened(userId)) await dismissUnopened(each);
  await signOut('keep');
  await signIn('new');
  expect(await readUnopened(userId)).toEqual([]);
  expect(await devices.sealedWork.filter(({ count }) => count > 0).count()).toBe(1);
});

/** The window of a shared device is closed while its user is signed in: his data lie closed under the password. */
const leaveLocked = async (waiting: number | null) => {
  const database = databaseOf(await signIn('old', true));
  if (waiting !== null) recordLocalDatabase(database.name, waiting, userId);
  closeTabSession();
  clearDataKey();
  server.sealKey = accountsKey;
  vi.setSystemTime('2026-11-22T09:00:00Z');
  await signIn('new', true);
};

test('data of a locked device that are put aside are told as they were last seen, until their user puts that away', async () => {
  await leaveLocked(2);
  const [unopened, ...others] = await readUnopened(userId);
  expect(others).toEqual([]);
  expect(unopened).toMatchObject({ count: 2, at: '2026-11-21T09:00:00.000Z', opensAgain: false });
  if (unopened) await dismissUnopened(unopened);
  expect(await readUnopened(userId)).toEqual([]);
  expect(await devices.user.filter(({ isParked }) => isParked === true).count()).toBe(1);
});

test.each([
  ['all was sent, nothing is told', 0, []],
  ['nobody knows what was in them, that is told', null, [{ count: null, at: '2026-11-22T09:00:00.000Z' }]],
])('where %s', async (_, waiting, told) => {
  await leaveLocked(waiting);
  expect(await readUnopened(userId)).toMatchObject(told);
});
