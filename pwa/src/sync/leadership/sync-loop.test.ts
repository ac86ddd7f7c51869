import { signOfLife } from '@knotenblech/shared/sync/changes.ts';
import type { PullRequest, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { isDown, type SealKeyAnswer, sealKeyIs, stubBrowser } from '../../../test/test-browser.ts';
import { applied, fetchAll, nothingAt, nothingNew, openTestEngine, testProject } from '../../../test/test-engine.ts';
import { readMeta, writeMeta } from '../../database/shop-database.ts';
import { fetchMissingKey, storeSealKey } from '../../device/encryption/seal-key.ts';
import { quotaNow } from '../../device/quota/quota.ts';
import { makeChange } from '../outbox/make-change.ts';
import { rowsPerPage } from '../pull/pull.ts';
import { readStatus } from '../status/read-status.ts';
import { acquireTerm } from './leadership.ts';
import { subscribeToUnnotedStop } from './record-stop.ts';
import { type SyncLoop, startSyncLoop } from './sync-loop.ts';

let loop: SyncLoop | undefined;
afterEach(() => {
  loop?.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answerNothing = async (body: unknown) => ({ status: 200, body: nothingAt(body as PullRequest) });

const broken = {
  get lastMid(): never {
    throw new TypeError('of our own');
  },
};

test.each([
  ['of the network', () => Promise.reject(new TypeError('Failed to fetch')), { state: 'offline', attention: null }],
  [
    'of the app',
    () => Promise.resolve({ status: 200, body: broken }),
    { state: 'attention', attention: 'sync_failed' },
  ],
])('a fault %s is told as such until a round succeeds', async (_, pull, told) => {
  const { engine } = await openTestEngine();
  engine.transport.pull = pull;
  loop = startSyncLoop(engine, () => 60_000);
  await vi.waitFor(async () => expect(await readStatus(engine.database)).toMatchObject(told), { timeout: 10_000 });
  engine.transport.pull = answerNothing;
  loop.retryNow();
  const well = { state: 'current', attention: null };
  await vi.waitFor(async () => expect(await readStatus(engine.database)).toMatchObject(well), { timeout: 10_000 });
});

test.each([
  ['the server fails', { status: 500, body: { errors: [{ errorCode: 'internal' }] } }, 'server fails', 500],
  ['its gateway finds it away', { status: 502, body: null }, 'server away', null],
  ['a proxy lets nothing through', { status: 403, body: null }, 'another answers', null],
  ['the network wants a sign-in of its own', { status: 200, body: null }, 'another answers', null],
])('%s: told as such while what waits is tried again', async (_, answer, obstacle, failedWith) => {
  vi.stubGlobal('navigator', { onLine: true });
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'Tor 3' });
  engine.transport.pull = answerNothing;
  engine.transport.push = async () => answer;
  loop = startSyncLoop(engine, () => 60_000);
  const told = { state: 'offline', waitingCount: 1, obstacle, failedWith };
  await vi.waitFor(async () => expect(await readStatus(engine.database)).toMatchObject(told), { timeout: 10_000 });
  engine.transport.push = async (body) => applied(body as PushRequest);
  loop.retryNow();
  const well = { obstacle: null, failedWith: null };
  await vi.waitFor(async () => expect(await readStatus(engine.database)).toMatchObject(well), { timeout: 10_000 });
});

test('a device that slept is fetching until it is answered', async () => {
  const { engine } = await openTestEngine();
  await acquireTerm(engine);
  await fetchAll(engine.database);
  await writeMeta(engine.database, 'isBehind', false);
  await writeMeta(engine.database, 'lastContactAt', '2026-11-21T01:00:00Z');
  const state = async () => (await readStatus(engine.database)).state;
  expect(await state()).toBe('current');
  const answered = Promise.withResolvers<void>();
  engine.transport.pull = (body) => answered.promise.then(() => answerNothing(body));
  loop = startSyncLoop(engine, () => 60_000);
  await vi.waitFor(async () => expect(await state()).toBe('fetching'), { timeout: 10_000 });
  answered.resolve();
  await vi.waitFor(async () => expect(await state()).toBe('current'), { timeout: 10_000 });
});

test.each([
  ['an edit waits, for a page of news', 'setProjectTexts', rowsPerPage],
  ['an order waits, for a sign of life', 'submitOrder', signOfLife],
])('after a silence the server is asked, where %s, and then for the rest', async (_, name, first) => {
  const { engine } = await openTestEngine();
  await fetchAll(engine.database);
  await writeMeta(engine.database, 'epoch', nothingNew.epoch);
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'Tor 3' });
  await engine.database.outbox.toCollection().modify({ name });
  const asked: unknown[] = [];
  engine.transport.pull = (body) => {
    asked.push((body as PullRequest).limit);
    return answerNothing(body);
  };
  engine.transport.push = async (body) => {
    asked.push('push');
    return applied(body as PushRequest);
  };
  loop = startSyncLoop(engine, () => 60_000);
  await vi.waitFor(() => expect(asked.slice(0, 3)).toEqual([first, 'push', rowsPerPage]), { timeout: 10_000 });
});

test('a tab that leads uses what it hears again after another one took the term and not the lead', async () => {
  const { engine } = await openTestEngine();
  await acquireTerm({ ...engine });
  engine.transport.pull = answerNothing;
  loop = startSyncLoop(engine, () => 60_000);
  const state = async () => (await readStatus(engine.database)).state;
  await vi.waitFor(async () => expect(await state()).toBe('current'), { timeout: 10_000 });
  expect(await readMeta(engine.database, 'epoch')).toBe(nothingNew.epoch);
});

const fillDevice = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
const endedSession = { status: 401, body: { errors: [{ errorCode: 'session_ended', details: {} }] } };

test('what the server has ended is told in memory where there is no room to note it, and noted once there is', async () => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  const told: unknown[] = [];
  const unsubscribe = subscribeToUnnotedStop((...stop) => told.push(stop));
  engine.transport.pull = async () => endedSession;
  const full = fillDevice();
  loop = startSyncLoop(engine, () => 60_000);
  await vi.waitFor(() => expect(told).toContainEqual([database.name, 'session_ended']), { timeout: 10_000 });
  expect(quotaNow()).toBe('full');
  full.mockRestore();
  loop.retryNow();
  await vi.waitFor(async () => expect(await readMeta(database, 'stoppedBy')).toBe('session_ended'), {
    timeout: 10_000,
  });
  unsubscribe();
});

test('what is drawn makes room to note what the server has ended', async () => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  await database.drawing.put({ key: 'p 1 front', drawing: {} as never });
  engine.transport.pull = async () => endedSession;
  const full = fillDevice();
  database.drawing.hook('deleting', () => full.mockRestore());
  loop = startSyncLoop(engine, () => 60_000);
  await vi.waitFor(async () => expect(await readMeta(database, 'stoppedBy')).toBe('session_ended'), {
    timeout: 10_000,
  });
});

test.each([
  ['a tab that leads', true],
  ['a tab that is to lead', false],
])('what is drawn makes room for %s to send what waits', async (_, leadsBefore) => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'Tor 3' });
  await database.drawing.put({ key: 'p 1 front', drawing: {} as never });
  engine.transport.pull = answerNothing;
  const sent = Promise.withResolvers<void>();
  engine.transport.push = async (body) => {
    sent.resolve();
    return applied(body as PushRequest);
  };
  if (leadsBefore) await acquireTerm(engine);
  const full = fillDevice();
  database.drawing.hook('deleting', () => full.mockRestore());
  if (!leadsBefore) await acquireTerm(engine);
  loop = startSyncLoop(engine, () => 60_000);
  await sent.promise;
  await vi.waitFor(() => expect(quotaNow()).not.toBe('full'), { timeout: 10_000 });
});

test.each([
  ['no key', undefined],
  ['only the key that follows from his password', 'f0'.repeat(32)],
])('who signed in with %s to his sealed work has the server’s once it is heard', async (_, own) => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  await writeMeta(database, 'sessionKey', 'k');
  if (own) await storeSealKey(database, own, { isOwn: true });
  const server = '0f'.repeat(32);
  const browser: { sealKey: SealKeyAnswer } = { sealKey: isDown };
  stubBrowser({ sealKey: () => browser.sealKey() });
  engine.transport.pull = answerNothing;
  engine.onSynced = () => void fetchMissingKey(database).catch(() => null);
  loop = startSyncLoop(engine, () => 20);
  await vi.waitFor(async () => expect(await readMeta(database, 'contact')).toBe('reached'), { timeout: 10_000 });
  expect(await readMeta(database, 'sealKey')).toBe(own);
  browser.sealKey = sealKeyIs(server);
  const kept = async () => [await readMeta(database, 'sealKey'), await readMeta(database, 'sealKeyIsOwn')];
  await vi.waitFor(async () => expect(await kept()).toEqual([server, false]), { timeout: 10_000 });
});
