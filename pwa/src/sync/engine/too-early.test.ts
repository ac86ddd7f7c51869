import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { PullRequest, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { readHolds } from '../read-holds.ts';
import { readStatus } from '../read-status.ts';
import type { Engine } from './engine.ts';
import { makeChange } from './make-change.ts';
import { retellAnswered } from './retell-answered.ts';
import { syncOnce } from './sync-once.ts';
import { nothingAt, openTestEngine, testActor, testProject } from './test-engine.ts';

const before = newId();

/** A device that tells a restored server again, and a server that does not know yet what some of it builds on. */
const openRetelling = async () => {
  const server = { early: new Set<string>(), sent: [] as PushRequest['mutations'], hasNews: false };
  const clock = { now: new Date('2026-11-21T09:00:00Z') };
  const { engine } = await openTestEngine({
    push: ({ mutations }: PushRequest) => {
      server.sent.push(...mutations);
      const [tooEarly, taken] = [true, false].map((is) => mutations.filter(({ uid }) => server.early.has(uid) === is));
      const results = taken?.map(({ id, uid }) => ({ id, uid, status: 'applied', code: null, details: {} }));
      return {
        status: 200,
        body: { lastMid: mutations.at(-1)?.id, results, tooEarly: tooEarly?.map(({ uid }) => uid) },
      };
    },
    pull: (request: PullRequest) => {
      const answer = { ...nothingAt(request), lastMid: server.sent.at(-1)?.id ?? 0 };
      if (!server.hasNews) return { status: 200, body: answer };
      server.hasNews = false;
      const news = { reset: false, put: [], del: [], cursor: { v: 9, kind: 'project', id: 'z' }, more: false };
      return {
        status: 200,
        body: { ...answer, spaces: { ...answer.spaces, [customerSpace(testActor.customerId)]: news } },
      };
    },
  });
  engine.now = () => clock.now;
  await syncOnce(engine);
  const taken = () => server.sent.splice(0).map(({ uid }) => uid);
  return { engine, server, clock, taken };
};

const comment = (engine: Engine, text: string) =>
  makeChange(engine, 'setProjectTexts', { projectId: testProject.id, comment: text });

const restore = ({ database, ...engine }: Engine) =>
  database.transaction('rw', [database.outbox, database.results, database.meta, database.file], () =>
    retellAnswered({ ...engine, database }, before),
  );

test('what a restored server was told too early is told again under its uid at the next news', async () => {
  const { engine, server, clock, taken } = await openRetelling();
  const { uid } = await comment(engine, 'a');
  await restore(engine);
  server.early.add(uid);
  await syncOnce(engine);
  expect(server.sent).toMatchObject([{ uid, madeOn: before }]);
  taken();
  await syncOnce(engine);
  expect(taken()).toEqual([]);
  expect((await readHolds(engine.database, clock.now)).get(uid)).toMatchObject({ isTooEarly: true });
  server.early.clear();
  server.hasNews = true;
  await syncOnce(engine);
  expect(taken()).toEqual([uid]);
  expect(await engine.database.results.get(uid)).toMatchObject({ status: 'applied' });
  expect(await engine.database.outbox.count()).toBe(0);
});

test('without news it is told again after ten minutes, also where the clock was set back', async () => {
  const { engine, server, clock, taken } = await openRetelling();
  const { uid } = await comment(engine, 'a');
  await restore(engine);
  server.early.add(uid);
  await syncOnce(engine);
  for (const minutes of [11, -40]) {
    taken();
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    await syncOnce(engine);
    expect(taken()).toEqual([uid]);
  }
});

test('what was made later before the restore waits with it, what was made since does not', async () => {
  const { engine, server, clock, taken } = await openRetelling();
  const first = await comment(engine, 'a');
  await restore(engine);
  server.early.add(first.uid);
  await syncOnce(engine);
  taken();
  const second = await comment(engine, 'b');
  await engine.database.outbox.where('uid').equals(second.uid).modify({ madeOn: before });
  await syncOnce(engine);
  expect(taken()).toEqual([]);
  expect((await readHolds(engine.database, clock.now)).get(second.uid)).toMatchObject({ waitsFor: first.uid });
  const third = await comment(engine, 'c');
  await syncOnce(engine);
  expect(taken()[0]).toBe(third.uid);
});

test('the device says how much waits for another one, and does not claim to be sending it', async () => {
  const { engine, server } = await openRetelling();
  const { uid } = await comment(engine, 'a');
  await syncOnce(engine);
  await restore(engine);
  expect(await readStatus(engine.database)).toMatchObject({ state: 'syncing', retoldCount: 1, earlyCount: 0 });
  server.early.add(uid);
  await syncOnce(engine);
  expect(await readStatus(engine.database)).toMatchObject({ state: 'waiting', retoldCount: 1, earlyCount: 1 });
});
