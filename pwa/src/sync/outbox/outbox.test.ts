import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { expect, test } from 'vitest';
import { applied, openTestEngine, testProject } from '../../../test/test-engine.ts';
import type { Engine } from '../engine/open-engine.ts';
import { push } from '../push/push.ts';
import { makeChange } from './make-change.ts';
import { withdraw } from './withdraw.ts';

/** Four changes in batches of two; what happens while the second batch is being put together is up to the test. */
const pushInTwos = async (meanwhile: (engine: Engine, uids: string[]) => Promise<unknown>) => {
  const sent: PushRequest['mutations'][] = [];
  const { engine } = await openTestEngine({
    push: (body: PushRequest) => {
      sent.push(body.mutations);
      return applied(body);
    },
  });
  const uids: string[] = [];
  for (const comment of ['a', 'b', 'c', 'd']) {
    uids.push((await makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment })).uid);
  }
  const { push: send } = engine.transport;
  engine.transport.push = async (body) => {
    const answer = await send(body);
    if (sent.length === 1) await meanwhile(engine, uids);
    return answer;
  };
  await push(engine, 2);
  return { sent, uids, engine };
};

test('a queue that nobody touches goes out in order, batch by batch', async () => {
  const { sent, uids } = await pushInTwos(() => Promise.resolve());
  expect(sent.map((batch) => batch.map(({ uid }) => uid))).toEqual([uids.slice(0, 2), uids.slice(2)]);
});

test('what is taken back while a batch is on its way does not leave', async () => {
  const { sent, uids } = await pushInTwos((engine, [, , third]) => withdraw(engine, third ?? ''));
  expect(sent[1]?.map(({ id, name }) => [id, name])).toEqual([
    [3, 'withdrawChange'],
    [4, 'setProjectTexts'],
  ]);
  expect(sent.flat().map(({ uid }) => uid)).not.toContain(uids[2]);
});

test('what another window has numbered meanwhile leaves under that number', async () => {
  const { sent, uids } = await pushInTwos(async ({ database }) => {
    await database.outbox
      .where('seq')
      .equals(4)
      .modify({ mid: 3, state: { is: 'sent' } });
    await database.meta.put({ key: 'nextMid', value: 4 });
  });
  expect(sent[1]?.map(({ id, uid }) => [id, uid])).toEqual([
    [3, uids[3]],
    [4, uids[2]],
  ]);
});

test('what another window has had answered meanwhile does not leave again', async () => {
  const { sent, uids } = await pushInTwos(({ database }) =>
    database.outbox
      .where('seq')
      .equals(3)
      .modify({ mid: 3, state: { is: 'answered', outcome: { status: 'applied', code: null, details: {} } } })
      .then(() => database.meta.put({ key: 'nextMid', value: 4 })),
  );
  expect(sent[1]?.map(({ id, uid }) => [id, uid])).toEqual([[4, uids[3]]]);
});

test('what is made while a batch is on its way leaves after everything that waited', async () => {
  const later = { projectId: testProject.id, comment: 'e' };
  const { sent } = await pushInTwos((engine) => makeChange(engine, 'setProjectTexts', later));
  expect(sent.flat().map(({ args }) => (args as { comment: string }).comment)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
