import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchAll, openTestEngine, testProject } from '../../../test/test-engine.ts';
import { writeMeta } from '../../database/shop-database.ts';
import { unqueuedWork } from '../outbox/import/requeue-from-mirror.ts';
import { makeChange } from '../outbox/make-change.ts';
import { discardableCountOf, readStatus, readSyncState, unsentCountOf, withUnqueued } from './read-status.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['reached', true, { state: 'current', obstacle: null, failedWith: null }],
  ['unreached', true, { state: 'offline', obstacle: 'server away', failedWith: null }],
  ['cut off', true, { state: 'offline', obstacle: 'another answers', failedWith: null }],
  [{ failedWith: 500 }, true, { state: 'offline', obstacle: 'server fails', failedWith: 500 }],
  ['unreached', false, { state: 'offline', obstacle: 'no network', failedWith: null }],
] as const)('a server %s by a device that is online: %s', async (contact, onLine, status) => {
  vi.stubGlobal('navigator', { onLine });
  const { engine } = await openTestEngine();
  await fetchAll(engine.database);
  await writeMeta(engine.database, 'contact', contact);
  expect(await readStatus(engine.database)).toMatchObject(status);
});

test('a device that has not fetched all yet is fetching, and a file that is still to be read waits', async () => {
  const { engine } = await openTestEngine();
  expect(await readStatus(engine.database)).toMatchObject({ state: 'fetching' });
  await fetchAll(engine.database);
  expect(await readStatus(engine.database)).toMatchObject({ state: 'current' });
  const [space] = await engine.database.spaces.toArray();
  await engine.database.spaces.update(space?.id ?? '', { cursor: null });
  expect(await readStatus(engine.database)).toMatchObject({ state: 'fetching' });
  await fetchAll(engine.database);
  await writeMeta(engine.database, 'isBehind', true);
  expect(await readStatus(engine.database)).toMatchObject({ state: 'fetching' });
  const { fileHash } = testProject;
  await engine.database.unreadFile.put({ projectId: newId<ProjectId>(), fileName: 'h.btlx', fileHash, tries: 0 });
  expect(await readStatus(engine.database)).toMatchObject({ state: 'waiting', unreadCount: 1 });
});

test('a refused change hides nothing of how the device stands to the server', async () => {
  const { engine } = await openTestEngine();
  await engine.database.results.put({
    uid: crypto.randomUUID(),
    seq: 1,
    name: 'setProjectTexts',
    v: 1,
    args: { projectId: testProject.id, comment: 'a' },
    at: '2026-11-21T09:00:00Z',
    tries: 1,
    status: 'refused',
    code: 'project_read_only',
    details: {},
    answeredAt: '2026-11-21T09:00:01Z',
    discarded: false,
  });
  await writeMeta(engine.database, 'contact', 'unreached');
  expect(await readStatus(engine.database)).toMatchObject({ state: 'offline', refusedCount: 1, attention: null });
});

test('what is unsent are the changes that wait and the files that are still to be read', async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'a' });
  const unread = () => ({
    projectId: newId<ProjectId>(),
    fileName: 'h.btlx',
    fileHash: testProject.fileHash,
    tries: 0,
  });
  await engine.database.unreadFile.bulkPut([unread(), unread()]);
  const status = await readStatus(engine.database);
  expect(status).toMatchObject({ waitingCount: 1, unreadCount: 2 });
  expect(unsentCountOf(status)).toBe(3);
  expect(discardableCountOf({ ...status, refusedCount: 2 })).toBe(5);
});

test('what a restored server is told again is not everything sent, and cannot be thrown away', async () => {
  const { engine } = await openTestEngine();
  await fetchAll(engine.database);
  const { uid } = await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: 'a' });
  await engine.database.outbox.where({ uid }).modify({ retold: true, state: { is: 'sent' } });
  const status = await readStatus(engine.database);
  expect(status).toMatchObject({ state: 'syncing', waitingCount: 0, replayCount: 1 });
  expect(unsentCountOf(status)).toBe(1);
  expect(discardableCountOf(status)).toBe(0);
});

test('work that lies beside the queue is not everything sent', async () => {
  const { engine } = await openTestEngine();
  await fetchAll(engine.database);
  engine.writeAhead.note({
    uid: newId(),
    name: 'setProjectTexts',
    args: { projectId: testProject.id, comment: 'a' },
    at: '2026-11-21T09:00:00Z',
  });
  const beside = await unqueuedWork(engine.database, engine);
  const queue = await readSyncState(engine.database);
  expect(queue.unqueued).toBeNull();
  const { status } = withUnqueued(queue, beside);
  expect(status).toMatchObject({ state: 'waiting', waitingCount: 0, unqueuedCount: 1 });
  expect(unsentCountOf(status)).toBe(1);
  expect(discardableCountOf(status)).toBe(1);
});
