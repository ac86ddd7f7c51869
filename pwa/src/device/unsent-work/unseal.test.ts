import 'fake-indexeddb/auto';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillDevice, isDown, type SealKeyAnswer, sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { testActor, testProject } from '../../../test/test-engine.ts';
import { databaseOf } from '../../database/user-data.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { restoreSession, signOut } from '../auth/session.ts';
import { startSession } from '../auth/start-session.ts';
import { closeTabSession, devices } from '../tab-session.ts';

const server: { sealKey: SealKeyAnswer } = { sealKey: isDown };
const signIn = () => startSession({ sessionKey: 'k', actor: testActor }, { password: 'secret', isSharedDevice: false });
const space = customerSpace(testActor.customerId);
const holdProject = (shop: Shop) =>
  databaseOf(shop).row.put({ space, kind: 'project', id: testProject.id, data: testProject });

/** A change is left sealed under the server's key. */
beforeEach(async () => {
  vi.restoreAllMocks();
  stubBrowser(server);
  server.sealKey = sealKeyIs('0f'.repeat(32));
  const shop = await signIn();
  await holdProject(shop);
  await shop.change('setProjectTexts', { projectId: testProject.id, comment: 'kept' });
  await signOut('keep');
  expect(await devices.sealedWork.count()).toBe(1);
});
afterEach(async () => {
  await signOut('discard');
  await devices.sealedWork.clear();
});

const waiting = async (shop: Shop | null) =>
  (shop ? await databaseOf(shop).outbox.toArray() : undefined)?.map(({ name }) => name);

test('who left work is not signed in without it while the key that opens it is out of reach', async () => {
  server.sealKey = isDown;
  await expect(signIn()).rejects.toThrow('unavailable');
  expect(await devices.user.get(testActor.userId)).toMatchObject({ signedIn: false });
  server.sealKey = sealKeyIs('0f'.repeat(32));
  expect(await waiting(await signIn())).toEqual(['setProjectTexts']);
});

test('work that a sign-in found no room for comes back at the next start that has room', async () => {
  fillDevice((store) => /^shop-.* outbox$/.test(store));
  await expect(signIn()).rejects.toMatchObject({ inner: { name: 'QuotaExceededError' } });
  closeTabSession();
  const full = await restoreSession();
  expect(await waiting(full)).toEqual([]);
  vi.restoreAllMocks();
  closeTabSession();
  expect(await waiting(await restoreSession())).toEqual(['setProjectTexts']);
  expect(await devices.sealedWork.count()).toBe(0);
});

test('a start waits for no key; work that needs it comes with it, and is seen at once', async () => {
  fillDevice((store) => /^shop-.* outbox$/.test(store));
  await expect(signIn()).rejects.toThrow();
  closeTabSession();
  const full = (await restoreSession()) as Shop;
  await holdProject(full);
  await databaseOf(full).meta.put({ key: 'sealKey', value: 'f0'.repeat(32) });
  vi.restoreAllMocks();
  closeTabSession();
  const asked = Promise.withResolvers<Response>();
  server.sealKey = () => asked.promise;
  const shop = (await restoreSession()) as Shop;
  expect(await waiting(shop)).toEqual([]);
  asked.resolve(sealKeyIs('0f'.repeat(32))());
  await expect.poll(() => waiting(shop)).toEqual(['setProjectTexts']);
  const row = await databaseOf(shop).row.get([space, 'project', testProject.id]);
  expect((row?.data as Project | undefined)?.comment).toBe('kept');
});

test('what was left under the password, while an address signed its user in, is queued before what he made then', async () => {
  await devices.sealedWork.clear();
  server.sealKey = isDown;
  const leaveComment = async (shop: Shop, comment: string) => {
    await holdProject(shop);
    await shop.change('setProjectTexts', { projectId: testProject.id, comment });
    await signOut('keep');
  };
  await leaveComment(await signIn(), 'first');
  server.sealKey = sealKeyIs('0f'.repeat(32));
  const handed = { password: null, isSharedDevice: null };
  await leaveComment(await startSession({ sessionKey: 'k', actor: testActor }, handed), 'second');
  const database = databaseOf(await signIn());
  const queued = await database.outbox.orderBy('seq').toArray();
  expect(queued.map(({ args }) => args)).toMatchObject([{ comment: 'first' }, { comment: 'second' }]);
});
