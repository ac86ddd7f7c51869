import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { applied, openTestEngine, testProject } from '../../../test/test-engine.ts';
import { readMeta } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { pull } from '../pull/pull.ts';
import { adoptClientId, push } from '../push/push.ts';
import { readWaiting } from '../status/read-waiting.ts';
import type { Answer } from '../transport/answers.ts';
import { makeChange } from './make-change.ts';

const saying = (status: number, errorCode: string, details: object = {}): Answer => ({
  status,
  body: { errors: [{ errorCode, details }] },
});
const page = (status: number): Answer => ({ status, body: null });
const commentOf = ({ args }: PushRequest['mutations'][number]) => (args as { comment?: string }).comment;

/** A device where each of the comments waits to be sent, and what left it. */
const openWaiting = async (comments: string[], answer: (request: PushRequest) => Answer) => {
  const sent: (string | undefined)[][] = [];
  const { engine } = await openTestEngine({
    push: (request: PushRequest) => {
      sent.push(request.mutations.map((each) => commentOf(each) ?? each.name));
      return answer(request);
    },
  });
  for (const comment of comments) await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment });
  const queue = () => engine.database.outbox.toArray();
  return { engine, sent, queue };
};
const commentHere = async ({ database }: Engine) =>
  (await database.row.toArray()).flatMap(({ kind, data }) =>
    kind === 'project' ? [(data as Project).comment] : [],
  )[0];
const has = (comment: string) => (each: PushRequest['mutations'][number]) => commentOf(each) === comment;

test('a change that is too large by itself becomes a card and is undone, the others go on', async () => {
  const tooLarge = saying(413, 'payload_too_large', { limitBytes: 9 });
  const { engine, sent } = await openWaiting(['a', 'b', 'c', 'd'], (request) =>
    request.mutations.some(has('b')) ? tooLarge : applied(request),
  );
  await push(engine);
  expect(sent).toEqual([['a', 'b', 'c', 'd'], ['a', 'b'], ['a'], ['b'], ['withdrawChange', 'c', 'd']]);
  const [card, ...others] = await readWaiting(engine.database);
  expect(card).toMatchObject({ state: 'refused', code: 'payload_too_large', args: { comment: 'b' } });
  expect(card?.details).toEqual({ limitBytes: 9 });
  expect(others).toEqual([]);
  expect(await commentHere(engine)).toBe('d');
});

test('a change that is undone here shows what the server says', async () => {
  const { engine } = await openWaiting(['a'], ({ mutations }) =>
    mutations.some(has('a')) ? saying(413, 'payload_too_large') : page(503),
  );
  await expect(push(engine)).rejects.toMatchObject({ name: 'RetryLater' });
  expect(await commentHere(engine)).toBe('');
});

test('changes that are not as the server takes them are named by their places, the others go on', async () => {
  const at = ['mutations.1.name', 'mutations.2.at', 'mutations.1.v'];
  const { engine, sent } = await openWaiting(['a', 'b', 'c', 'd'], (request) =>
    request.mutations.some(has('b')) ? saying(400, 'invalid_input', { at }) : applied(request),
  );
  await push(engine);
  expect(sent).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'withdrawChange', 'withdrawChange', 'd'],
  ]);
  const cards = await readWaiting(engine.database);
  expect(cards.map(({ args, code }) => [(args as { comment: string }).comment, code])).toEqual([
    ['b', 'invalid_input'],
    ['c', 'invalid_input'],
  ]);
});

test('a request that is not as the server takes it says nothing against the work: another build is asked for', async () => {
  for (const at of [['schema'], [''], ['mutations.0'], ['mutations.0.at', 'epoch']]) {
    const { engine, queue } = await openWaiting(['a', 'b'], () => saying(400, 'invalid_input', { at }));
    await expect(push(engine)).rejects.toMatchObject({ name: 'StopSync', code: 'client_outdated' });
    expect((await queue()).map(({ name }) => name)).toEqual(['setProjectTexts', 'setProjectTexts']);
  }
});

test.each([401, 403, 426])(
  'a reason of a newer build stops the sync with status %i and keeps the queue',
  async (status) => {
    const { engine, queue } = await openWaiting(['a'], () => saying(status, 'moon_full'));
    const code = status === 401 ? 'session_expired' : 'client_outdated';
    await expect(push(engine)).rejects.toMatchObject({ name: 'StopSync', code });
    expect(await queue()).toMatchObject([{ state: { is: 'queued' } }]);
  },
);

test.each([200, 407, 511])('a network that answers %i in the place of the server is no network', async (status) => {
  const { engine, queue } = await openWaiting(['a'], () => page(status));
  await expect(push(engine)).rejects.toMatchObject({ name: 'RetryLater', isCutOff: true });
  expect(await queue()).toMatchObject([{ name: 'setProjectTexts', state: { is: status === 200 ? 'sent' : 'queued' } }]);
});

test.each([400, 401, 403, 404, 405, 409, 413, 422, 426, 500, 502])(
  'something in between that answers %i changes nothing of what waits, which is tried again',
  async (status) => {
    const { engine, sent, queue } = await openWaiting(['a'], () => page(status));
    await expect(push(engine)).rejects.toMatchObject({ name: 'RetryLater', isCutOff: false });
    expect(sent).toHaveLength(1);
    expect(await queue()).toMatchObject([{ name: 'setProjectTexts', mid: 1, state: { is: 'sent' } }]);
  },
);

test('an answer that tells of none of the changes is tried again later, not at once', async () => {
  const { engine, sent } = await openWaiting(['a'], () => ({ status: 200, body: { lastMid: 0, results: [] } }));
  await expect(push(engine)).rejects.toMatchObject({ name: 'RetryLater' });
  expect(sent).toHaveLength(1);
});

test('a server that finds every history wrong is asked again later, not at once', async () => {
  const { engine, sent, queue } = await openWaiting(['a'], () => saying(409, 'client_forked', { at: 'forked' }));
  await expect(push(engine)).rejects.toMatchObject({ name: 'RetryLater' });
  expect(sent.length).toBeLessThan(6);
  expect(await queue()).toMatchObject([{ name: 'setProjectTexts', state: { is: 'sent' } }]);
});

test('the words of a server that this build cannot read ask for an update and keep the queue', async () => {
  const { engine, queue } = await openWaiting(['a'], () => ({ status: 200, body: { lastMid: 'one', results: {} } }));
  await expect(push(engine)).rejects.toMatchObject({ name: 'StopSync', code: 'client_outdated' });
  expect(await queue()).toMatchObject([{ name: 'setProjectTexts', state: { is: 'sent' } }]);
});

test('a pull that a network answers, or that only a newer build can read, leaves everything as it was', async () => {
  const bodies = [null, '<html>', { portal: true }];
  for (const body of bodies) {
    const { engine } = await openTestEngine({ pull: () => ({ status: 200, body }) });
    await expect(pull(engine)).rejects.toMatchObject({ name: 'RetryLater', isCutOff: true });
  }
  const { engine } = await openTestEngine({
    pull: () => ({ status: 200, body: { epoch: 1, lastMid: 0, spaces: [] } }),
  });
  await expect(pull(engine)).rejects.toMatchObject({ name: 'StopSync', code: 'client_outdated' });
});

/** A device with an order that waits and lies in the mirror, and a server that can never take it. */
const openWithOrder = async (whenAsked: (engine: Engine) => Promise<unknown>) => {
  const uid = newId() as string;
  const orderId = newId<OrderId>();
  const { engine, queue } = await openWaiting([], ({ mutations }) =>
    mutations[0]?.uid === uid ? saying(413, 'payload_too_large') : page(503),
  );
  const order = { name: 'submitOrder', v: 1, args: { orderId }, at: '', mid: null, tries: 0 };
  await engine.database.outbox.add({ seq: 1, uid, ...order, state: { is: 'sent' }, retold: false });
  await engine.mirror.order.put({ uid, v: 1, args: { orderId }, at: '' });
  const { push: send } = engine.transport;
  engine.transport.push = async (body) => {
    await whenAsked(engine);
    return send(body);
  };
  return { engine, queue, orderId };
};

test('an order that can never be taken is never made later', async () => {
  const { engine, queue, orderId } = await openWithOrder(async () => {});
  await expect(push(engine)).rejects.toMatchObject({ name: 'RetryLater' });
  expect(await queue()).toMatchObject([{ name: 'withdrawChange', args: { orderId }, mid: 1 }]);
  expect(await engine.mirror.order.count()).toBe(0);
});

test('an order stays in the mirror while it waits, also where an answer came for a client that is no more', async () => {
  let asked = 0;
  const { engine, queue } = await openWithOrder(async ({ database }) => {
    asked += 1;
    if (asked > 1) throw new TypeError('network');
    await adoptClientId({ ...engine }, (await readMeta(database, 'client')) ?? '');
  });
  await expect(push(engine)).rejects.toThrow('network');
  expect(await queue()).toMatchObject([{ name: 'submitOrder', state: { is: 'sent' } }]);
  expect(await engine.mirror.order.count()).toBe(1);
});
