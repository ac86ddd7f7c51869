import { userSpace } from '@knotenblech/shared/records/space.ts';
import { withdrawChange } from '@knotenblech/shared/sync/withdraw.change.ts';
import { type CartId, type CartLineId, newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { afterEach, expect, test } from 'vitest';
import { workedOrder } from '../../../../../shared/samples/worked-basket.ts';
import { openTestEngine, testActor, testProject } from '../../../../test/test-engine.ts';
import { writeMeta } from '../../../database/shop-database.ts';
import { quotaNow, reportSpaceFreed } from '../../../device/quota/quota.ts';
import { makeChange } from '../make-change.ts';
import { withdraw } from '../withdraw.ts';
import { requeueFromMirror } from './requeue-from-mirror.ts';

afterEach(reportSpaceFreed);

const order = { uid: newId() as string, v: 1, args: { orderId: newId<OrderId>() }, at: '2026-11-21T09:00:00Z' };

test('an order whose database was lost is queued again under its uid, once', async () => {
  const { engine, openOther } = await openTestEngine();
  await engine.mirror.order.put(order);
  const fresh = await openOther('fresh');
  await Promise.all([requeueFromMirror(fresh), requeueFromMirror(fresh)]);
  expect(await requeueFromMirror(fresh)).toBe(0);
  expect(await fresh.database.outbox.toArray()).toMatchObject([{ uid: order.uid, name: 'submitOrder' }]);
});

test('the orders that went back into the queue are counted', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.bulkPut([order, { ...order, uid: newId() }]);
  expect([await requeueFromMirror(engine), await requeueFromMirror(engine)]).toEqual([2, 0]);
});

test('an order that was answered as the page ended is not held for a lost database any more', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.put(order);
  const answer = { status: 'applied', code: null, details: {}, answeredAt: order.at, discarded: false } as const;
  await engine.database.results.put({ ...order, ...answer, seq: 1, name: 'submitOrder', tries: 1 });
  await requeueFromMirror(engine);
  expect([await engine.mirror.order.count(), await engine.database.outbox.count()]).toEqual([0, 0]);
});

test('on a full device a lost order waits in the mirror and the app starts', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.put(order);
  const noRoom = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  engine.database.outbox.hook('creating', noRoom);
  await requeueFromMirror(engine);
  expect([await engine.mirror.order.count(), await engine.database.outbox.count()]).toEqual([1, 0]);
  expect(quotaNow()).toBe('full');

  engine.database.outbox.hook('creating').unsubscribe(noRoom);
  expect(await requeueFromMirror(engine)).toBe(1);
  expect(quotaNow()).toBe('ample');
});

const takenBack = { name: withdrawChange.name, v: 1, args: { orderId: order.args.orderId }, at: order.at, tries: 0 };

test('an order that was taken back as the page ended is not queued again, nor held for a lost database', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.bulkPut([order, { ...order, uid: newId(), args: { orderId: newId<OrderId>() } }]);
  const unsent = { mid: null, state: { is: 'queued' }, retold: false } as const;
  await engine.database.outbox.add({ ...takenBack, ...unsent, uid: newId(), seq: 1 });
  await writeMeta(engine.database, 'nextSeq', 2);
  expect(await requeueFromMirror(engine)).toBe(1);
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
  await requeueFromMirror(engine);
  expect([await engine.mirror.order.count(), await engine.database.outbox.count()]).toEqual([0, 0]);
});

test('an order that a page is storing just now is left to it', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.put(order);
  engine.writeAhead.note({ ...order, name: 'submitOrder' });
  engine.writeAhead.left = () => [];
  expect(await requeueFromMirror(engine)).toBe(0);
  expect([await engine.mirror.order.count(), await engine.database.outbox.count()]).toEqual([1, 0]);
});

test('while its user leaves an order stays where it leaves with him', async () => {
  const { engine } = await openTestEngine();
  await engine.mirror.order.put(order);
  await writeMeta(engine.database, 'leaving', true);
  expect(await requeueFromMirror(engine)).toBe(0);
  expect([await engine.mirror.order.count(), await engine.database.outbox.count()]).toEqual([1, 0]);
});

test('an order that a file has taken out of the mirror is queued as one that another device may have sent', async () => {
  const { engine } = await openTestEngine();
  const [cart] = await engine.database.row.where({ space: userSpace(testActor.userId), kind: 'cart' }).toArray();
  const cartId = cart?.id as CartId;
  const lineId = newId<CartLineId>();
  await makeChange(engine, 'putCartLine', { lineId, cartId, projectId: testProject.id });
  const args = workedOrder(cartId, newId(), [[lineId, testProject.id]]);
  await engine.mirror.order.put({ ...order, args, carriedAt: order.at });
  expect(await requeueFromMirror(engine)).toBe(1);
  expect(await withdraw(engine, order.uid)).toBe('on its way');
  const [, queued] = await engine.database.outbox.toArray();
  expect(queued).toMatchObject({ uid: order.uid, args, state: { is: 'sent' }, carriedAt: engine.now().toISOString() });
});
