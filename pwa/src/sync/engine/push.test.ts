import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { readStatus } from '../read-status.ts';
import { readWaiting } from '../read-waiting.ts';
import type { Answer } from './engine.ts';
import { makeChange } from './make-change.ts';
import { push } from './push.ts';
import { requeueMirrored } from './requeue-mirrored.ts';
import { openTestEngine, testProject } from './test-engine.ts';
import { withdraw } from './withdraw.ts';

const texts = (comment: string) => ({ projectId: testProject.id, comment });
const applied = ({ mutations }: PushRequest) => ({
  status: 200,
  body: {
    lastMid: mutations.at(-1)?.id ?? 0,
    results: mutations.map(({ id, uid }) => ({ id, uid, status: 'applied', code: null, details: {} })),
  },
});

const openListening = async (answer: (body: PushRequest) => Answer) => {
  const sent: number[][] = [];
  const { engine } = await openTestEngine({
    push: (body: PushRequest) => {
      sent.push(body.mutations.map((mutation) => mutation.id));
      return answer(body);
    },
  });
  for (const comment of ['a', 'b', 'c', 'd', 'e', 'f']) await makeChange(engine, 'setProjectTexts', texts(comment));
  return { engine, sent };
};

test('batches are numbered without gaps, grow while they are applied and end when all is answered', async () => {
  const { engine, sent } = await openListening(applied);
  await push(engine, 2);
  expect(sent).toEqual([
    [1, 2],
    [3, 4, 5, 6],
  ]);
});

test('a server that takes fewer at once gets them in smaller batches', async () => {
  const { engine, sent } = await openListening((body) =>
    body.mutations.length > 2 ? { status: 400, body: { errors: [{ errorCode: 'invalid_input' }] } } : applied(body),
  );
  await push(engine, 3);
  expect(sent.map((ids) => ids.length)).toEqual([3, 2, 4, 2, 2]);
  expect(await engine.database.outbox.filter((entry) => entry.outcome === null).count()).toBe(0);
});

test('long changes go in fewer at once', async () => {
  const { engine, sent } = await openListening(applied);
  for (const letter of 'uvwxyz') await makeChange(engine, 'setProjectTexts', texts(letter.repeat(2000)));
  await push(engine, 4);
  expect(sent.map((ids) => ids.length)).toEqual([4, 4, 4]);
});

test('after a lost request the same changes leave again under the same numbers', async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', texts('a'));
  await expect(push(engine)).rejects.toThrow('network');
  await expect(push(engine)).rejects.toThrow('network');
  expect(await engine.database.outbox.toArray()).toMatchObject([{ mid: 1, offered: true, tries: 2 }]);
});

const refusedBy = (errorCode: string) => ({ errors: [{ errorCode, details: {} }] });

test('a refused session stops the sync and keeps the queue', async () => {
  const { engine } = await openTestEngine({ push: () => ({ status: 401, body: refusedBy('session_expired') }) });
  await makeChange(engine, 'setProjectTexts', texts('a'));
  await expect(push(engine)).rejects.toMatchObject({ name: 'StopSync', code: 'session_expired' });
  expect(await engine.database.outbox.toArray()).toMatchObject([{ offered: false, tries: 1 }]);
});

test('who else answers between here and the server stops nothing', async () => {
  const { engine } = await openTestEngine({ push: () => ({ status: 403, body: '<html>proxy</html>' }) });
  await makeChange(engine, 'setProjectTexts', texts('a'));
  await expect(push(engine)).rejects.toMatchObject({ name: 'RetryLater' });
});

test('a conflict of histories renumbers the queue under a new client and keeps the uids', async () => {
  const clients: string[] = [];
  const { engine } = await openTestEngine({
    push: (body: PushRequest) => {
      clients.push(body.clientId);
      return clients.length === 1 ? { status: 409, body: null } : applied(body);
    },
  });
  const { uid } = await makeChange(engine, 'setProjectTexts', texts('a'));
  await push(engine);
  expect(new Set(clients).size).toBe(2);
  expect(await engine.database.outbox.toArray()).toMatchObject([{ uid, mid: 1, outcome: { status: 'applied' } }]);
});

test('a refused change becomes a card with its reason', async () => {
  const { engine } = await openTestEngine({
    push: ({ mutations }: PushRequest) => ({
      status: 200,
      body: {
        lastMid: 1,
        results: mutations.map(({ id, uid }) => ({
          id,
          uid,
          status: 'refused',
          code: 'project_read_only',
          details: { project: 'Halle' },
        })),
      },
    }),
  });
  await makeChange(engine, 'setProjectTexts', texts('a'));
  expect(await readWaiting(engine.database)).toMatchObject([{ name: 'setProjectTexts', state: 'queued' }]);
  await push(engine);
  expect(await readWaiting(engine.database)).toMatchObject([{ state: 'refused', code: 'project_read_only' }]);
  expect(await readStatus(engine.database)).toMatchObject({ state: 'attention', attention: 'refused' });
});

test('a change taken back leaves its row as it was and nothing to send but its place', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', texts('a'));
  expect(await withdraw(engine, uid)).toBe(true);
  expect(await engine.database.shadow.count()).toBe(0);
  expect(await engine.database.outbox.toArray()).toMatchObject([{ name: 'withdrawChange', args: { orderId: null } }]);
});

test('an order whose database was lost is queued again under its uid, once', async () => {
  const { engine, openOther } = await openTestEngine();
  const order = { uid: newId() as string, v: 1, args: { orderId: newId<OrderId>() }, at: '2026-11-21T09:00:00Z' };
  await engine.mirror.order.put(order);
  const fresh = await openOther('fresh');
  await requeueMirrored(fresh);
  await requeueMirrored(fresh);
  expect(await fresh.database.outbox.toArray()).toMatchObject([{ uid: order.uid, name: 'submitOrder' }]);
});
