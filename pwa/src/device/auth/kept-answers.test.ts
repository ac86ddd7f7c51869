import 'fake-indexeddb/auto';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { PullRequest, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillDevice, isDown, type SealKeyAnswer, sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { appliedWith, nothingAt, openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import type { ResultRow } from '../../database/shop-database.ts';
import { databaseOf, type UserData } from '../../database/user-data.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { syncOnce } from '../../sync/leadership/sync-loop.ts';
import { makeChange } from '../../sync/outbox/make-change.ts';
import { isReplay } from '../../sync/outbox/replay-acknowledged.ts';
import { readSyncState } from '../../sync/status/read-status.ts';
import { closeTabSession, devices } from '../tab-session.ts';
import { findSealedWork } from '../unsent-work/holds-work.ts';
import { openSealed, sealUnsent } from '../unsent-work/sealed-work.ts';
import { restoreSession, signOut } from './session.ts';
import { startSession } from './start-session.ts';

const sealKey = '0f'.repeat(32);
const before = '6a0f4e0e-27c4-4b53-9a39-51c0a7d0c3f1';
const since = '7b1f4e0e-27c4-4b53-9a39-51c0a7d0c3f1';
const server: { sealKey: SealKeyAnswer } = { sealKey: sealKeyIs(sealKey) };
const signIn = () => startSession({ sessionKey: 'k', actor: testActor }, { password: null, isSharedDevice: false });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const answer = (uid: string, seq: number, rest: Partial<ResultRow> = {}): ResultRow => ({
  uid,
  seq,
  name: 'setProjectTexts',
  v: 1,
  args: { projectId: testProject.id, comment: uid },
  at: daysAgo(1),
  tries: 1,
  status: 'applied',
  code: null,
  details: {},
  answeredAt: daysAgo(1),
  discarded: false,
  ...rest,
});
const order = answer('order', 4, {
  name: 'submitOrder',
  args: { orderId: newId<OrderId>() },
  details: { number: 1005 },
});

const answerAt = async (shop: Shop, ...answers: ResultRow[]) => {
  const database = databaseOf(shop);
  await database.row.put({
    space: customerSpace(testActor.customerId),
    kind: 'project',
    id: testProject.id,
    data: testProject,
  });
  await database.meta.put({ key: 'epoch', value: before });
  await database.results.bulkPut(answers);
};
const answersIn = async (shop: UserData) =>
  (await databaseOf(shop).results.orderBy('uid').toArray()).toSorted((a, b) => a.seq - b.seq);
const uidsIn = async (shop: UserData) => (await answersIn(shop)).map(({ uid }) => uid);

/** Another window leads the sync: this one sends nothing. */
const leadElsewhere = () => {
  const { locks } = navigator;
  const request = locks.request.bind(locks) as (name: string, ...rest: unknown[]) => Promise<unknown>;
  vi.spyOn(locks, 'request').mockImplementation((name: string, ...rest: unknown[]) =>
    name.startsWith('sync:') ? new Promise(() => {}) : request(name, ...rest),
  );
};

beforeEach(() => {
  stubBrowser(server);
  server.sealKey = sealKeyIs(sealKey);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await signOut('discard');
  await devices.sealedWork.clear();
});

test('what was answered is there again after a sign-out, and is no unsent work before or after', async () => {
  const shop = await signIn();
  await answerAt(shop, order, answer('a', 3));
  await signOut('keep');
  expect(await devices.sealedWork.toArray()).toMatchObject([{ count: 0, forgottenAt: expect.any(String) }]);
  expect(await findSealedWork()).toEqual({ isAny: false, left: 'no' });
  const again = await signIn();
  expect(await answersIn(again)).toMatchObject([
    { uid: 'a', status: 'applied' },
    { uid: 'order', details: { number: 1005 } },
  ]);
  expect(await databaseOf(again).outbox.count()).toBe(0);
  const { waiting, status } = await readSyncState(databaseOf(again));
  expect(waiting).toEqual([]);
  expect(status).toMatchObject({ waitingCount: 0, unreadCount: 0, replayCount: 0, refusedCount: 0 });
  expect(await devices.sealedWork.count()).toBe(0);
});

test('who discards discards what is unsent; what was applied, and what of it is asked or told again, stays', async () => {
  const shop = await signIn();
  const card = answer('card', 2, { status: 'refused', code: 'project_read_only' });
  await answerAt(shop, order, answer('told again', 3), answer('asked again', 5), card);
  await shop.change('setProjectTexts', { projectId: testProject.id, comment: 'unsent' });
  await databaseOf(shop).outbox.bulkPut([
    { ...isReplay(answer('told again', 903), before), mid: 7 },
    { ...isReplay(answer('asked again', 905), before), retold: false },
  ]);
  await signOut('discard');
  expect(await findSealedWork()).toEqual({ isAny: false, left: 'no' });
  leadElsewhere();
  const again = await signIn();
  expect(await uidsIn(again)).toEqual(['order']);
  expect(await databaseOf(again).outbox.orderBy('seq').toArray()).toMatchObject([
    { uid: 'told again', retold: true, madeOn: before, mid: null },
    { uid: 'asked again', retold: false },
  ]);
});

test('it keeps nobody from leaving or from signing in where no key closes or opens it', async () => {
  server.sealKey = isDown;
  await answerAt(await signIn(), order);
  await signOut('keep');
  expect(await devices.sealedWork.count()).toBe(0);
  server.sealKey = sealKeyIs(sealKey);
  await answerAt(await signIn(), order);
  await signOut('keep');
  server.sealKey = isDown;
  expect(await uidsIn(await signIn())).toEqual([]);
  server.sealKey = sealKeyIs(sealKey);
  expect(await uidsIn(await signIn())).toEqual(['order']);
});

test('a device that has no room for it keeps what is unsent', async () => {
  const shop = await signIn();
  await answerAt(shop, order);
  await shop.change('setProjectTexts', { projectId: testProject.id, comment: 'unsent' });
  let tries = 0;
  fillDevice((store) => store.endsWith(' sealedWork') && tries++ < 2);
  await signOut('keep');
  vi.restoreAllMocks();
  const again = await signIn();
  expect(await databaseOf(again).outbox.count()).toBe(1);
  expect(await uidsIn(again)).toEqual([]);
});

test('what is older than 30 days is not remembered again, and goes unread where nobody comes back', async () => {
  const shop = await signIn();
  await answerAt(shop, order, answer('old', 3, { answeredAt: daysAgo(31) }));
  await signOut('keep');
  const [sealed] = await devices.sealedWork.toArray();
  expect(await uidsIn(await signIn())).toEqual(['order']);
  await signOut('keep');
  await devices.sealedWork.clear();
  await devices.sealedWork.bulkAdd([
    { ...sealed, id: 1, forgottenAt: daysAgo(1) },
    { ...sealed, id: 2, forgottenAt: daysAgo(-1) },
  ] as never);
  closeTabSession();
  expect(await restoreSession()).toBeNull();
  expect(await devices.sealedWork.toCollection().primaryKeys()).toEqual([2]);
});

const uids = {
  old: '0d9c2a52-5d0c-4f0e-9f0a-7f3d6b1c0000',
  a: '0d9c2a52-5d0c-4f0e-9f0a-7f3d6b1c0001',
  order: '0d9c2a52-5d0c-4f0e-9f0a-7f3d6b1c0002',
};

/** A device whose user was told by the server of one epoch that his change and his order were applied, as another long ago, and has left; he signs in at the one of another. */
const leaveAnswered = async (epoch: string) => {
  const sent: PushRequest['mutations'] = [];
  const server = { epoch: before };
  const { engine, openOther } = await openTestEngine({
    pull: (request: PullRequest) => ({
      status: 200,
      body: { ...nothingAt(request), epoch: server.epoch, lastMid: 99 },
    }),
    push: (request: PushRequest) => {
      if (request.epoch !== server.epoch) {
        const errors = [{ errorCode: 'client_forked', errorMessage: '', details: { at: 'restored' } }];
        return { status: 409, body: { errors } };
      }
      sent.push(...request.mutations);
      return appliedWith({ number: 1005 })(request);
    },
  });
  const { database } = engine;
  await database.meta.bulkPut([
    { key: 'epoch', value: before },
    { key: 'sealKey', value: sealKey },
  ]);
  const [at, longAgo] = [0, 31].map((days) => new Date(engine.now().getTime() - days * 86_400_000).toISOString());
  await database.results.bulkPut([
    { ...answer(uids.old, 2), answeredAt: longAgo },
    { ...answer(uids.a, 3), answeredAt: at },
    { ...order, uid: uids.order, answeredAt: at },
  ] as ResultRow[]);
  await sealUnsent(devices, database, testActor.userId);
  server.epoch = epoch;
  const fresh = await openOther('fresh');
  const open = () => openSealed(devices, fresh, [async () => sealKey], testActor.userId);
  return { fresh, open, sent };
};
const told = [
  { uid: uids.a, madeOn: before },
  { uid: uids.order, madeOn: before, number: 1005 },
];

test('a server that was restored meanwhile is told it again in its order, with the number, before what is made now', async () => {
  const { fresh, open, sent } = await leaveAnswered(since);
  expect(await open()).toBe(true);
  const space = customerSpace(testActor.customerId);
  await fresh.database.row.put({ space, kind: 'project', id: testProject.id, data: testProject });
  await makeChange(fresh, 'setProjectTexts', { projectId: testProject.id, comment: 'now' });
  for (let n = 0; n < 2; n++) await syncOnce(fresh);
  expect(sent).toMatchObject([...told, { args: { comment: 'now' } }]);
  expect(await fresh.database.outbox.count()).toBe(0);
});

test('a server that was not restored is told nothing', async () => {
  const { fresh, open, sent } = await leaveAnswered(before);
  await open();
  for (let n = 0; n < 2; n++) await syncOnce(fresh);
  expect(sent).toEqual([]);
  expect((await fresh.database.results.toArray()).map(({ uid }) => uid)).toEqual([uids.a, uids.order]);
});

test('what comes back after the device has heard of the restored server is told it at once', async () => {
  const { fresh, open, sent } = await leaveAnswered(since);
  await syncOnce(fresh);
  await open();
  expect((await readSyncState(fresh.database)).status).toMatchObject({ waitingCount: 0, replayCount: 2 });
  await syncOnce(fresh);
  expect(sent).toMatchObject(told);
});
