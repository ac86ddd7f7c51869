import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { openTestEngine, testActor, testProject } from '../../../../test/test-engine.ts';
import { writeMeta } from '../../../database/shop-database.ts';
import { collectUnsent } from '../../../device/unsent-work/export-outbox.ts';
import type { Engine } from '../../engine/open-engine.ts';
import { push } from '../../push/push.ts';
import { readWaiting } from '../../status/read-waiting.ts';
import { makeChange } from '../make-change.ts';
import { withdraw } from '../withdraw.ts';
import { countExported, importUnsentWork } from './import-unsent-work.ts';

const texts = (comment: string) => ({ projectId: testProject.id, comment });
const commentOn = async ({ database }: Engine) => {
  const row = await database.row.get([customerSpace(testActor.customerId), 'project', testProject.id]);
  return (row?.data as Project | undefined)?.comment;
};
const openBoth = async (answers: Parameters<typeof openTestEngine>[0] = {}) => {
  const { engine: from } = await openTestEngine();
  const { engine: to } = await openTestEngine(answers);
  return { from, to };
};

test('work of one device stands on the other, under its uids and in its order', async () => {
  const { from, to } = await openBoth();
  const first = await makeChange(from, 'setProjectTexts', texts('a'));
  const second = await makeChange(from, 'setProjectTexts', texts('b'));
  const own = await makeChange(to, 'setProjectTexts', texts('eigen'));
  expect(await importUnsentWork(to, await collectUnsent(from.database))).toMatchObject({
    added: { changes: 2, orders: 0 },
    known: 0,
  });
  const waiting = await readWaiting(to.database);
  expect(waiting.map(({ uid }) => uid)).toEqual([own.uid, first.uid, second.uid]);
  expect(await commentOn(to)).toBe('b');
});

test('carried twice it stands once', async () => {
  const { from, to } = await openBoth();
  await makeChange(from, 'setProjectTexts', texts('a'));
  const work = await collectUnsent(from.database);
  await importUnsentWork(to, work);
  expect(await importUnsentWork(to, work)).toMatchObject({ added: { changes: 0, orders: 0 }, known: 1 });
  expect(await to.database.outbox.count()).toBe(1);
});

test('while its user leaves nothing is put into the queue that would not leave with him', async () => {
  const { from, to } = await openBoth();
  await makeChange(from, 'setProjectTexts', texts('a'));
  await writeMeta(to.database, 'leaving', true);
  const taking = importUnsentWork(to, await collectUnsent(from.database));
  await expect(taking).rejects.toMatchObject({ code: 'session_ended' });
  expect(await to.database.outbox.count()).toBe(0);
});

test('carried back it leaves the queue of the first device as it was', async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', texts('a'));
  const before = await engine.database.outbox.toArray();
  expect(await importUnsentWork(engine, await collectUnsent(engine.database))).toMatchObject({
    added: { changes: 0, orders: 0 },
    known: 1,
  });
  expect(await engine.database.outbox.toArray()).toEqual(before);
});

test('what the server answered here before does not wait again', async () => {
  const answer = { status: 'refused', code: 'project_read_only', details: {} };
  const { from, to } = await openBoth({
    push: ({ mutations }: PushRequest) => ({
      status: 200,
      body: { lastMid: 1, results: mutations.map(({ id, uid }) => ({ id, uid, ...answer })) },
    }),
  });
  await makeChange(from, 'setProjectTexts', texts('a'));
  const work = await collectUnsent(from.database);
  await importUnsentWork(to, work);
  await push(to);
  expect(await importUnsentWork(to, work)).toMatchObject({ added: { changes: 0, orders: 0 }, known: 1 });
  expect(await readWaiting(to.database)).toMatchObject([{ state: 'refused', code: 'project_read_only' }]);
});

test('it cannot be taken back here, because the other device may have sent it', async () => {
  const { from, to } = await openBoth();
  const { uid } = await makeChange(from, 'setProjectTexts', texts('a'));
  await importUnsentWork(to, await collectUnsent(from.database));
  expect(await readWaiting(to.database)).toMatchObject([{ uid, state: 'sending', isExported: true }]);
  expect(await withdraw(to, uid)).toBe('on its way');
});

const order = { uid: newId<OrderId>() as string, name: 'submitOrder', v: 1, args: { orderId: newId<OrderId>() } };
const workWithOrder = {
  changes: [{ ...order, at: '2026-11-21T08:00:00Z', tries: 0, retold: false }],
  unread: [],
  readings: [],
  files: [],
};

test('an order is mirrored as one that another device may send', async () => {
  const { engine } = await openTestEngine();
  await importUnsentWork(engine, workWithOrder);
  const carriedAt = engine.now().toISOString();
  expect(await engine.mirror.order.toArray()).toMatchObject([{ uid: order.uid, args: order.args, carriedAt }]);
});

test('what is queued is told as taken in, also where there is no room to mirror its order', async () => {
  const { engine } = await openTestEngine();
  engine.mirror.order.hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await importUnsentWork(engine, workWithOrder)).toMatchObject({ added: { changes: 0, orders: 1 }, known: 0 });
  expect(await readWaiting(engine.database)).toMatchObject([{ uid: order.uid }]);
});

test('a file comes with the change that names it and is sent anew', async () => {
  const { from, to } = await openBoth();
  const file = { hash: 'f'.repeat(64), bytes: Uint8Array.of(1, 2), uploaded: true };
  await from.database.file.put(file);
  const unread = { projectId: newId<ProjectId>(), fileName: 'h.btlx', fileHash: file.hash as never, tries: 0 };
  await from.database.unreadFile.put(unread);
  const work = await collectUnsent(from.database);
  expect(countExported(work)).toMatchObject({ changes: 1, orders: 0 });
  expect(await importUnsentWork(to, work)).toMatchObject({ added: { changes: 1, orders: 0 }, known: 0 });
  expect(await to.database.file.get(file.hash)).toEqual({ ...file, uploaded: false });
  expect(await to.database.unreadFile.toArray()).toEqual([unread]);
});

test('a file that is not read yet is counted once, however often it is carried', async () => {
  const { from, to } = await openBoth();
  const unread = { projectId: testProject.id, fileName: 'h.btlx', fileHash: 'f'.repeat(64) as never, tries: 0 };
  const [waiting, read] = [
    { ...unread, projectId: newId<ProjectId>() },
    { ...unread, projectId: newId<ProjectId>() },
  ];
  await from.database.unreadFile.bulkPut([waiting, read]);
  const work = await collectUnsent(from.database);
  expect(await importUnsentWork(to, work)).toMatchObject({ added: { changes: 2, orders: 0 }, known: 0 });
  await to.database.unreadFile.update(waiting.projectId, { tries: 3 });
  await to.database.unreadFile.delete(read.projectId);
  const { projectId, fileHash, fileName } = read;
  await makeChange(to, 'createProject', { projectId, fileHash, fileName, name: 'Halle 9' });
  expect(await importUnsentWork(to, work)).toMatchObject({ added: { changes: 0, orders: 0 }, known: 2 });
  expect(await to.database.unreadFile.toArray()).toEqual([{ ...waiting, tries: 3 }]);
});

test('a file whose project is here already is not taken in again', async () => {
  const { from, to } = await openBoth();
  const fileHash = 'f'.repeat(64) as never;
  await from.database.unreadFile.put({ projectId: testProject.id, fileName: 'h.btlx', fileHash, tries: 0 });
  expect(await importUnsentWork(to, await collectUnsent(from.database))).toMatchObject({
    added: { changes: 0, orders: 0 },
    known: 1,
  });
  expect(await to.database.unreadFile.count()).toBe(0);
});
