import { withdrawChange } from '@knotenblech/shared/sync/withdraw-change.ts';
import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { writeMeta } from '../../database/read-meta.ts';
import { requeueMirrored } from './requeue-mirrored.ts';
import { openTestEngine } from './test-engine.ts';

const order = { uid: newId() as string, v: 1, args: { orderId: newId<OrderId>() }, at: '2026-11-21T09:00:00Z' };

test('an order whose database was lost is queued again under its uid, once', async () => {
  const { engine, openOther } = await openTestEngine();
  await engine.mirror.order.put(order);
  const fresh = await openOther('fresh');
  await Promise.all([requeueMirrored(fresh), requeueMirrored(fresh)]);
  expect(await requeueMirrored(fresh)).toBe(0);
  expect(await fresh.database.outbox.toArray()).toMatchObject([{ uid: order.uid, name: 'submitOrder' }]);
});

test('the orders that went back into the queue are counted', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.bulkPut([order, { ...order, uid: newId() }]);
  expect([await requeueMirrored(engine), await requeueMirrored(engine)]).toEqual([2, 0]);
});

test('an order that was answered as the page ended is not held for a lost database any more', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.put(order);
  const answer = { status: 'applied', code: null, details: {}, answeredAt: order.at, discarded: false } as const;
  await engine.database.results.put({ ...order, ...answer, seq: 1, name: 'submitOrder', tries: 1 });
  await requeueMirrored(engine);
  expect([await engine.mirror.order.count(), await engine.database.outbox.count()]).toEqual([0, 0]);
});

test('on a full device a lost order waits in the mirror and the app starts', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.put(order);
  engine.database.outbox.hook('creating', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await requeueMirrored(engine);
  expect([await engine.mirror.order.count(), await engine.database.outbox.count()]).toEqual([1, 0]);
});

const takenBack = { name: withdrawChange.name, v: 1, args: { orderId: order.args.orderId }, at: order.at, tries: 0 };

test('an order that was taken back as the page ended is not queued again, nor held for a lost database', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.bulkPut([order, { ...order, uid: newId(), args: { orderId: newId<OrderId>() } }]);
  const unsent = { mid: null, offered: false, outcome: null, retold: false };
  await engine.database.outbox.add({ ...takenBack, ...unsent, uid: newId(), seq: 1 });
  await writeMeta(engine.database, 'nextSeq', 2);
  expect(await requeueMirrored(engine)).toBe(1);
  expect(await engine.database.outbox.toArray()).toMatchObject([
    { name: withdrawChange.name },
    { name: 'submitOrder' },
  ]);
  expect(await engine.mirror.order.get(order.uid)).toBeUndefined();
});

test.each(['applied', 'refused'] as const)('nor is one whose taking back was %s', async (status) => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.put(order);
  const answer = { status, code: null, details: {}, answeredAt: order.at, discarded: false };
  await engine.database.results.put({ ...takenBack, ...answer, uid: newId(), seq: 1 });
  await requeueMirrored(engine);
  expect([await engine.mirror.order.count(), await engine.database.outbox.count()]).toEqual([0, 0]);
});
