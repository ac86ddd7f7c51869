import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { expect, test } from 'vitest';
import { applied, fetchAll, openTestEngine, testProject } from '../../../test/test-engine.ts';
import { makeChange } from '../outbox/make-change.ts';
import { withdraw } from '../outbox/withdraw.ts';
import { readStatus } from '../status/read-status.ts';
import { readWaiting } from '../status/read-waiting.ts';
import { push } from './push.ts';

const texts = (comment: string) => ({ projectId: testProject.id, comment });
test('batches are numbered without gaps and end when all is answered', async () => {
  const sent: number[][] = [];
  const { engine } = await openTestEngine({
    push: (body: PushRequest) => {
      sent.push(body.mutations.map((mutation) => mutation.id));
      return applied(body);
    },
  });
  for (const comment of ['a', 'b', 'c']) await makeChange(engine, 'setProjectTexts', texts(comment));
  await push(engine, 2);
  expect(sent).toEqual([[1, 2], [3]]);
});

test('the answers to a batch are stored while the next is on its way, and stay where that one is lost', async () => {
  let asked = 0;
  const { engine } = await openTestEngine({
    push: (body: PushRequest) => {
      asked += 1;
      if (asked === 2) throw new TypeError('network');
      return applied(body);
    },
  });
  const { transport, database } = engine;
  const answered = () => database.outbox.filter(({ state }) => state.is === 'answered').count();
  const whenAsked: number[] = [];
  const counted = async (body: unknown) => {
    whenAsked.push(await answered());
    return transport.push(body);
  };
  for (const comment of ['a', 'b', 'c']) await makeChange(engine, 'setProjectTexts', texts(comment));
  await expect(push({ ...engine, transport: { ...transport, push: counted } }, 2)).rejects.toThrow('network');
  expect(whenAsked).toEqual([0, 0]);
  expect(await answered()).toBe(2);
  expect(await push(engine, 2)).toBe(true);
  expect(await push(engine, 2)).toBe(false);
  expect(await database.results.count()).toBe(3);
});

test('a batch with a refusal is stored before the next is chosen', async () => {
  const refused = ({ mutations }: PushRequest) => ({
    status: 200,
    body: {
      lastMid: mutations.at(-1)?.id,
      results: mutations.map(({ id, uid }) => ({ id, uid, status: 'refused', code: 'project_read_only', details: {} })),
    },
  });
  const { engine } = await openTestEngine({ push: refused });
  const { transport, database } = engine;
  const whenAsked: number[] = [];
  const counted = async (body: unknown) => {
    whenAsked.push(await database.results.count());
    return transport.push(body);
  };
  for (const comment of ['a', 'b', 'c']) await makeChange(engine, 'setProjectTexts', texts(comment));
  await push({ ...engine, transport: { ...transport, push: counted } }, 1);
  expect(whenAsked).toEqual([0, 1, 2]);
});

test('after a lost request the same changes leave again under the same numbers', async () => {
  const { engine } = await openTestEngine();
  await makeChange(engine, 'setProjectTexts', texts('a'));
  await expect(push(engine)).rejects.toThrow('network');
  await expect(push(engine)).rejects.toThrow('network');
  expect(await engine.database.outbox.toArray()).toMatchObject([{ mid: 1, state: { is: 'sent' }, tries: 2 }]);
});

const refusedBy = (errorCode: string) => ({ errors: [{ errorCode, details: {} }] });

test('a refused session stops the sync and keeps the queue', async () => {
  const { engine } = await openTestEngine({ push: () => ({ status: 401, body: refusedBy('session_expired') }) });
  await makeChange(engine, 'setProjectTexts', texts('a'));
  await expect(push(engine)).rejects.toMatchObject({ name: 'StopSync', code: 'session_expired' });
  expect(await engine.database.outbox.toArray()).toMatchObject([{ state: { is: 'queued' }, tries: 1 }]);
});

test('who else answers between here and the server stops nothing', async () => {
  const { engine } = await openTestEngine({ push: () => ({ status: 403, body: null }) });
  await makeChange(engine, 'setProjectTexts', texts('a'));
  await expect(push(engine)).rejects.toMatchObject({ name: 'RetryLater' });
});

test('a conflict of histories renumbers the queue under a new client and keeps the uids', async () => {
  const clients: string[] = [];
  const { engine } = await openTestEngine({
    push: (body: PushRequest) => {
      clients.push(body.clientId);
      return clients.length === 1 ? { status: 409, body: refusedBy('client_forked') } : applied(body);
    },
  });
  const { uid } = await makeChange(engine, 'setProjectTexts', texts('a'));
  await push(engine);
  expect(new Set(clients).size).toBe(2);
  expect(await engine.database.outbox.toArray()).toMatchObject([
    { uid, mid: 1, state: { is: 'answered', outcome: { status: 'applied' } } },
  ]);
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
  await fetchAll(engine.database);
  await makeChange(engine, 'setProjectTexts', texts('a'));
  expect(await readWaiting(engine.database)).toMatchObject([{ name: 'setProjectTexts', state: 'queued' }]);
  await push(engine);
  expect(await readWaiting(engine.database)).toMatchObject([{ state: 'refused', code: 'project_read_only' }]);
  expect(await readStatus(engine.database)).toMatchObject({ state: 'current', refusedCount: 1 });
});

test('a change taken back leaves its row as it was and nothing to send but its place', async () => {
  const { engine } = await openTestEngine();
  const { uid } = await makeChange(engine, 'setProjectTexts', texts('a'));
  expect(await withdraw(engine, uid)).toBe('withdrawn');
  expect(await engine.database.shadow.count()).toBe(0);
  expect(await engine.database.outbox.toArray()).toMatchObject([{ name: 'withdrawChange', args: { orderId: null } }]);
});
