import { withdrawChange } from '@knotenblech/shared/sync/withdraw.change.ts';
import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { applied, openTestEngine, testProject } from '../../../test/test-engine.ts';
import { push } from '../push/push.ts';
import type { Answer } from '../transport/answers.ts';
import { replayWriteAhead } from './import/replay-write-ahead.ts';
import { requeueFromMirror, unqueuedWork } from './import/requeue-from-mirror.ts';
import { makeChange } from './make-change.ts';
import { withdraw } from './withdraw.ts';

const texts = { projectId: testProject.id, comment: 'a' };

test('a change that was answered is not taken back', async () => {
  const { engine } = await openTestEngine({ push: applied });
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  await push(engine);
  expect(await withdraw(engine, uid)).toBe('answered');
  expect(await engine.database.outbox.toArray()).toMatchObject([{ name: 'setProjectTexts' }]);
  await engine.database.outbox.clear();
  expect(await withdraw(engine, uid)).toBe('answered');
});

test('a second tap finds it taken back, not too late', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  expect([await withdraw(engine, uid), await withdraw(engine, uid)]).toEqual(['withdrawn', 'gone']);
});

test('a change that another tab has sent since is not taken back when a frozen tab hears that its session is refused', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', texts);
  const late = Promise.withResolvers<Answer>();
  const sent = Promise.withResolvers<void>();
  engine.transport.push = () => {
    sent.resolve();
    return late.promise;
  };
  const frozen = expect(push(engine)).rejects.toMatchObject({ name: 'StopSync' });
  await sent.promise;
  const unheard = () => Promise.reject(new TypeError('network'));
  await expect(push({ ...engine, transport: { ...engine.transport, push: unheard } })).rejects.toThrow('network');
  late.resolve({ status: 401, body: { errors: [{ errorCode: 'session_expired', details: {} }] } });
  await frozen;
  expect(await engine.database.outbox.toArray()).toMatchObject([{ state: { is: 'sent' }, tries: 2 }]);
  expect(await withdraw(engine, uid)).toBe('on its way');
});

const order = { uid: newId() as string, v: 1, args: { orderId: newId<OrderId>() }, at: '2026-11-21T09:00:00Z' };

test('an order stays taken back where the page ends before the mirror hears of it, noted or not', async () => {
  const { engine } = await openTestEngine();
  const fresh = { mid: null, state: { is: 'queued' }, tries: 0, retold: false } as const;
  await engine.database.outbox.add({ seq: 1, name: 'submitOrder', ...order, ...fresh });
  await engine.mirror.order.put(order);
  engine.writeAhead.note({ ...order, name: 'submitOrder' });
  const ends = () => {
    throw new Error('the page ends');
  };
  engine.mirror.order.hook('deleting', ends);
  await expect(withdraw(engine, order.uid)).rejects.toThrow('the page ends');
  engine.mirror.order.hook('deleting').unsubscribe(ends);

  expect(await unqueuedWork(engine.database, engine)).toEqual([]);
  await requeueFromMirror(engine);
  await replayWriteAhead(engine);
  expect(await engine.database.outbox.toArray()).toMatchObject([{ name: withdrawChange.name, args: order.args }]);
  expect([await engine.mirror.order.count(), engine.writeAhead.noted()]).toEqual([0, []]);
});
