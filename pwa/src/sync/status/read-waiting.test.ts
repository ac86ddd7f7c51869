import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { withdrawChange } from '@knotenblech/shared/sync/withdraw.change.ts';
import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { openTestEngine } from '../../../test/test-engine.ts';
import { requeueFromMirror } from '../outbox/import/requeue-from-mirror.ts';
import { push } from '../push/push.ts';
import { readStatus } from './read-status.ts';
import { readWaiting } from './read-waiting.ts';

const refuseAll = ({ mutations }: PushRequest) => {
  const answer = { status: 'refused', code: 'cart_already_ordered', details: {} };
  return { status: 200, body: { lastMid: 1, results: mutations.map(({ id, uid }) => ({ id, uid, ...answer })) } };
};

/** A device on which a change was taken back, and whose server refuses that. */
const takenBack = async (orderId: OrderId | null) => {
  const { engine } = await openTestEngine({ push: refuseAll });
  const { name, version: v } = withdrawChange;
  const fresh = { mid: null, state: { is: 'queued' }, tries: 0, retold: false } as const;
  await engine.database.outbox.add({
    seq: 1,
    uid: newId(),
    name,
    v,
    args: { orderId },
    at: '2026-11-21T08:00:00Z',
    ...fresh,
  });
  expect(await readWaiting(engine.database)).toEqual([]);
  await push(engine);
  return engine.database;
};

test('an order that was taken back and is made all the same is told', async () => {
  const orderId = newId<OrderId>();
  const database = await takenBack(orderId);
  expect(await readWaiting(database)).toMatchObject([
    { args: { orderId }, state: 'refused', code: 'cart_already_ordered' },
  ]);
  expect(await readStatus(database)).toMatchObject({ waitingCount: 0, refusedCount: 1 });
});

test('of any other change that was taken back nothing more is told', async () => {
  const database = await takenBack(null);
  expect(await readWaiting(database)).toEqual([]);
});

test('an order that was rescued from a lost queue is told as sent, not as kept in a file', async () => {
  const { engine } = await openTestEngine();
  const args = { orderId: newId<OrderId>() };
  await engine.mirror.order.put({ uid: newId(), v: 1, args, at: '2026-11-21T08:00:00Z' });
  await requeueFromMirror(engine);
  expect(await readWaiting(engine.database)).toMatchObject([{ args, state: 'sending', isExported: false, tries: 0 }]);
});
