import { userSpace } from '@knotenblech/shared/records/space.ts';
import { type CartId, type CartLineId, newId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { workedOrder } from '../../../../../shared/samples/worked-basket.ts';
import { openTestEngine, testActor, testProject } from '../../../../test/test-engine.ts';
import type { OutboxEntry } from '../../../database/outbox-entry.ts';
import { readWaiting } from '../../status/read-waiting.ts';
import { makeChange } from '../make-change.ts';
import { replayWriteAhead } from './replay-write-ahead.ts';

test('an order that a page had only noted when it ended lies in the mirror as well, one that was stored no more', async () => {
  const { engine } = await openTestEngine();
  const [cart] = await engine.database.row.where({ space: userSpace(testActor.userId), kind: 'cart' }).toArray();
  const cartId = cart?.id as CartId;
  const lineId = newId<CartLineId>();
  await makeChange(engine, 'putCartLine', { lineId, cartId, projectId: testProject.id });
  const order = {
    uid: newId() as string,
    name: 'submitOrder',
    at: '2026-11-21T09:00:00Z',
    args: workedOrder(cartId, newId(), [[lineId, testProject.id]]),
  };
  engine.writeAhead.note(order);
  await replayWriteAhead(engine);
  expect(await engine.database.outbox.toArray()).toMatchObject([{ name: 'putCartLine' }, { uid: order.uid }]);
  expect(await engine.mirror.order.toArray()).toMatchObject([{ uid: order.uid, args: order.args }]);

  await engine.mirror.order.clear();
  engine.writeAhead.note(order);
  await replayWriteAhead(engine);
  expect(await engine.database.outbox.count()).toBe(2);
  expect(await engine.mirror.order.count()).toBe(0);
});

const texts = (comment: string) => ({
  uid: newId() as string,
  name: 'setProjectTexts',
  args: { projectId: testProject.id, comment },
  at: '2026-11-21T09:00:00Z',
});

test('a note is kept through a failure that is no refusal, and the others are stored', async () => {
  const { engine } = await openTestEngine();
  const [first, second] = [texts('a'), texts('b')];
  for (const change of [first, second]) engine.writeAhead.note(change);
  const fail = (_: unknown, { uid }: OutboxEntry) => {
    if (uid === first.uid) throw new TypeError('worker');
  };
  engine.database.outbox.hook('creating', fail);
  await replayWriteAhead(engine);
  expect(engine.writeAhead.noted()).toEqual([first]);
  expect(await engine.database.outbox.toArray()).toMatchObject([{ uid: second.uid }]);
  engine.database.outbox.hook('creating').unsubscribe(fail);
  await replayWriteAhead(engine);
  expect(engine.writeAhead.noted()).toEqual([]);
  expect(await engine.database.outbox.toArray()).toMatchObject([{ uid: second.uid }, { uid: first.uid }]);
});

test('a noted change that its user may make no more becomes a card with the reason', async () => {
  const { engine } = await openTestEngine();
  const change = texts('a');
  engine.writeAhead.note(change);
  await engine.database.meta.put({ key: 'actor', value: { ...testActor, permissions: [] } });
  await replayWriteAhead(engine);
  expect(engine.writeAhead.noted()).toEqual([]);
  expect(await readWaiting(engine.database)).toMatchObject([
    { uid: change.uid, name: change.name, args: change.args, at: change.at, state: 'refused', code: 'not_allowed' },
  ]);
});

test('what a newer build has noted is kept for it', async () => {
  const { engine } = await openTestEngine();
  const strange = { ...texts('a'), name: 'foldPlate', v: 7 };
  engine.writeAhead.note(strange);
  await replayWriteAhead(engine);
  expect(engine.writeAhead.noted()).toEqual([strange]);
});
