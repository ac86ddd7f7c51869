import type { Mutation, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { applied, openTestEngine, testProject } from '../../../test/test-engine.ts';
import { countExported, importUnsentWork } from '../../sync/outbox/import/import-unsent-work.ts';
import { replayWriteAhead } from '../../sync/outbox/import/replay-write-ahead.ts';
import { requeueFromMirror } from '../../sync/outbox/import/requeue-from-mirror.ts';
import { makeChange } from '../../sync/outbox/make-change.ts';
import { withdraw } from '../../sync/outbox/withdraw.ts';
import { push } from '../../sync/push/push.ts';
import { readWaiting } from '../../sync/status/read-waiting.ts';
import { collectUnsent, exportOutbox } from './export-outbox.ts';

const texts = { projectId: testProject.id, comment: 'a' };

afterEach(() => void vi.restoreAllMocks());

test('what a file has taken out cannot be taken back, because the other device may have sent it', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  const before = await collectUnsent(engine.database);
  expect(await exportOutbox(engine)).toEqual(before);
  expect(await withdraw(engine, uid)).toBe('on its way');
  const later = await makeChange(engine, 'setProjectTexts', { ...texts, comment: 'b' });
  expect(await withdraw(engine, later.uid)).toBe('withdrawn');
});

test('nor can what a file takes out while it is on its way, also where the server turns it away', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  const turnAway = async () => {
    await exportOutbox(engine);
    return { status: 401, body: { errors: [{ errorCode: 'session_expired', details: {} }] } };
  };
  const pushing = push({ ...engine, transport: { ...engine.transport, push: turnAway } });
  await expect(pushing).rejects.toMatchObject({ code: 'session_expired' });
  expect(await withdraw(engine, uid)).toBe('on its way');
});

test('it is told apart from what was sent', async () => {
  const { engine } = await openTestEngine({ push: () => ({ status: 500, body: null }) });
  const isExported = async () => (await readWaiting(engine.database)).map((entry) => entry.isExported);
  await makeChange(engine, 'setProjectTexts', texts);
  expect(await isExported()).toEqual([false]);
  await exportOutbox(engine);
  expect(await isExported()).toEqual([true]);
  await push(engine).catch(() => null);
  expect(await isExported()).toEqual([false]);
});

test('it is sent from here all the same', async () => {
  const sent: string[] = [];
  const { engine } = await openTestEngine({
    push: (request: PushRequest) => {
      sent.push(...request.mutations.map(({ uid }) => uid));
      return applied(request);
    },
  });
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  await exportOutbox(engine);
  await push(engine);
  expect(sent).toEqual([uid]);
});

test('a device without room gives its work away all the same', async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', texts);
  const before = await collectUnsent(engine.database);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(await exportOutbox(engine)).toEqual(before);
});

/** A device whose server takes all it is sent, and what that was. */
const openSending = async () => {
  const sent: Pick<Mutation, 'uid' | 'name' | 'args'>[] = [];
  const { engine } = await openTestEngine({
    push: (request: PushRequest) => {
      sent.push(...request.mutations.map(({ uid, name, args }) => ({ uid, name, args })));
      return applied(request);
    },
  });
  return { engine, sent };
};

const order = { uid: newId() as string, v: 1, args: { orderId: newId<OrderId>() }, at: '2026-11-21T08:00:00Z' };
const note = { uid: newId() as string, name: 'setProjectTexts', args: texts, at: '2026-11-21T08:30:00Z' };

test('what lies beside the queue goes along, and both devices send the very same', async () => {
  const [here, there] = await Promise.all([openSending(), openSending()]);
  await here.engine.mirror.order.put(order);
  here.engine.writeAhead.note(note);
  const work = await exportOutbox(here.engine);
  expect(countExported(work)).toMatchObject({ changes: 1, orders: 1 });
  expect(await here.engine.database.outbox.count()).toBe(0);
  expect(await importUnsentWork(there.engine, work)).toMatchObject({ added: { changes: 1, orders: 1 }, known: 0 });
  await push(there.engine);

  await requeueFromMirror(here.engine);
  await replayWriteAhead(here.engine);
  expect(await readWaiting(here.engine.database)).toMatchObject([
    { uid: order.uid, state: 'sending', isExported: true },
    { uid: note.uid, state: 'sending', isExported: true },
  ]);
  expect(await withdraw(here.engine, note.uid)).toBe('on its way');
  await push(here.engine);
  expect(here.sent).toHaveLength(2);
  expect(here.sent).toEqual(there.sent);
  expect([here.engine.writeAhead.noted(), await here.engine.mirror.order.count()]).toEqual([[], 0]);
});

test('an order that is queued is mirrored as one that another device may send', async () => {
  const { engine } = await openTestEngine();
  const queued = { seq: 1, name: 'submitOrder', mid: null, state: { is: 'queued' }, tries: 0, retold: false } as const;
  await engine.database.outbox.add({ ...order, ...queued });
  await engine.mirror.order.put(order);
  await exportOutbox(engine);
  expect(await engine.mirror.order.toArray()).toEqual([{ ...order, carriedAt: engine.now().toISOString() }]);
});

test('what came into the queue meanwhile goes along once', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  const [entry] = await engine.database.outbox.toArray();
  const work = await collectUnsent(engine.database, entry ? [entry] : []);
  expect(work.changes.map((change) => change.uid)).toEqual([uid]);
});
