import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { PullRequest, PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { type AddressId, type FileHash, newId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { nothingAt, nothingNew, openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { writeMeta } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { syncOnce } from '../leadership/sync-loop.ts';
import { readBlockers } from '../status/read-blockers.ts';
import { readStatus } from '../status/read-status.ts';
import { retryDeferred } from './held-back.ts';
import { makeChange } from './make-change.ts';
import { replayAcknowledged } from './replay-acknowledged.ts';

const before = nothingNew.epoch;

/** A device that tells a restored server again, and a server that does not know yet what some of it builds on. */
const openRetelling = async () => {
  const server = {
    early: new Set<string>(),
    sent: [] as PushRequest['mutations'],
    newsOf: '',
    epoch: before,
    meanwhile: async () => {},
  };
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
      const answer = { ...nothingAt(request), epoch: server.epoch, lastMid: server.sent.at(-1)?.id ?? 0 };
      if (!server.newsOf) return { status: 200, body: answer };
      const put = [{ kind: 'project', data: { ...testProject, id: server.newsOf } }];
      server.newsOf = '';
      const news = { reset: false, put, del: [], cursor: { v: 9, kind: 'project', id: 'z' }, more: false };
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

const noAddress = {
  salutation: 'COMPANY',
  name: '',
  nameAdd: '',
  contactFirstName: '',
  contactName: '',
  street: '',
  zip: '',
  city: '',
  countryIso: 'DE',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: false,
} as const;

const putAddress = (engine: Engine) =>
  makeChange(engine, 'putAddress', { address: { ...noAddress, id: newId<AddressId>() } });

const restore = ({ engine, server }: { engine: Engine; server: { epoch: string } }) => {
  const { outbox, results, meta, file } = engine.database;
  return engine.database.transaction('rw', [outbox, results, meta, file], async () => {
    server.epoch = newId();
    await writeMeta(engine.database, 'epoch', server.epoch);
    await replayAcknowledged(engine, before);
  });
};

test('what a restored server was told too early is told again under its uid at the next news', async () => {
  const { engine, server, taken } = await openRetelling();
  const { uid } = await comment(engine, 'a');
  await restore({ engine, server });
  server.early.add(uid);
  await syncOnce(engine);
  expect(server.sent).toMatchObject([{ uid, madeOn: before }]);
  taken();
  await syncOnce(engine);
  expect(taken()).toEqual([]);
  expect((await readBlockers(engine.database)).get(uid)).toMatchObject({ isDeferred: true });
  server.early.clear();
  server.newsOf = testProject.id;
  await syncOnce(engine);
  expect(taken()).toEqual([uid]);
  expect(await engine.database.results.get(uid)).toMatchObject({ status: 'applied' });
  expect(await engine.database.outbox.count()).toBe(0);
});

test('without news it is told again after ten minutes, also where the clock was set back', async () => {
  const { engine, server, clock, taken } = await openRetelling();
  const { uid } = await comment(engine, 'a');
  await restore({ engine, server });
  server.early.add(uid);
  await syncOnce(engine);
  for (const minutes of [11, -40]) {
    taken();
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    await syncOnce(engine);
    expect(taken()).toEqual([uid]);
  }
});

test('what is made since on other things is sent alone, and news of those wakes nothing', async () => {
  const { engine, server, taken } = await openRetelling();
  const first = await comment(engine, 'a');
  await restore({ engine, server });
  server.early.add(first.uid);
  await syncOnce(engine);
  taken();
  const other = await putAddress(engine);
  server.newsOf = newId();
  await syncOnce(engine);
  expect(taken()).toEqual([other.uid]);
});

test('what is made since on the same things goes behind what was too early, which is asked for once more', async () => {
  const { engine, server, taken } = await openRetelling();
  const first = await comment(engine, 'a');
  const alien = await putAddress(engine);
  await restore({ engine, server });
  for (const { uid } of [first, alien]) server.early.add(uid);
  await syncOnce(engine);
  taken();
  const second = await comment(engine, 'b');
  await syncOnce(engine);
  expect(taken()).toEqual([first.uid, alien.uid, second.uid]);
});

test('what is made on the same things while other work is on its way does not overtake it either', async () => {
  const { engine, server, taken } = await openRetelling();
  const first = await comment(engine, 'a');
  await restore({ engine, server });
  server.early.add(first.uid);
  await syncOnce(engine);
  taken();
  const other = await putAddress(engine);
  const made: string[] = [];
  const { transport } = engine;
  engine.transport = {
    ...transport,
    push: async (body) => {
      if (made.length === 0) made.push((await comment(engine, 'b')).uid);
      return transport.push(body);
    },
  };
  await syncOnce(engine);
  expect(taken()).toEqual([other.uid, first.uid, ...made]);
});

test('what waits for its file does not have it asked for again', async () => {
  const { engine, server, taken } = await openRetelling();
  const first = await comment(engine, 'a');
  await restore({ engine, server });
  server.early.add(first.uid);
  await syncOnce(engine);
  taken();
  const fileHash = 'a'.repeat(64) as FileHash;
  await engine.database.file.put({ hash: fileHash, bytes: new Uint8Array(1), uploaded: false });
  const { uid } = await makeChange(engine, 'addWeldCertFile', {
    projectId: testProject.id,
    fileId: newId(),
    fileNameOriginal: 'naht.pdf',
    fileHash,
    type: 'pdf',
    byteCount: 1,
  });
  await syncOnce(engine);
  expect(taken()).toEqual([]);
  expect(await engine.database.outbox.where('uid').equals(uid).count()).toBe(1);
});

test('news of one thing wakes all that was too early, in its order', async () => {
  const { engine, server, taken } = await openRetelling();
  const made = [await putAddress(engine), await comment(engine, 'a'), await putAddress(engine)].map(({ uid }) => uid);
  await restore({ engine, server });
  for (const uid of made) server.early.add(uid);
  await syncOnce(engine);
  taken();
  server.newsOf = testProject.id;
  await syncOnce(engine);
  expect(taken()).toEqual(made);
});

test('an order that was never answered is judged at once, one that was waits for what it builds on', async () => {
  const { engine, server } = await openRetelling();
  const { outbox } = engine.database;
  const [open, answered] = [await comment(engine, 'a'), await comment(engine, 'b')];
  await outbox.toCollection().modify((entry) => {
    entry.name = 'submitOrder';
    delete entry.madeOn;
    const outcome = { status: 'applied', code: null, details: { number: 1005 } } as const;
    if (entry.uid === answered.uid) entry.state = { is: 'answered', outcome };
  });
  await restore({ engine, server });
  const marks = (await outbox.toArray()).map(({ uid, madeOn }) => [uid, madeOn]);
  expect(marks).toEqual([
    [open.uid, undefined],
    [answered.uid, before],
  ]);
});

test('the device says how much waits for another one, and does not claim to be sending it', async () => {
  const { engine, server } = await openRetelling();
  const { uid } = await comment(engine, 'a');
  await syncOnce(engine);
  await restore({ engine, server });
  expect(await readStatus(engine.database)).toMatchObject({ state: 'syncing', replayCount: 1, deferredCount: 0 });
  server.early.add(uid);
  await syncOnce(engine);
  expect(await readStatus(engine.database)).toMatchObject({ state: 'waiting', replayCount: 1, deferredCount: 1 });
});

test('whoever waits for no other device any longer has the server decide, as on anything new', async () => {
  const { engine, server, taken } = await openRetelling();
  const { uid } = await comment(engine, 'a');
  await restore({ engine, server });
  server.early.add(uid);
  await syncOnce(engine);
  taken();
  server.early.clear();
  await retryDeferred(engine);
  await syncOnce(engine);
  expect(server.sent.map((each) => [each.uid, each.madeOn])).toEqual([[uid, undefined]]);
  expect(await engine.database.outbox.count()).toBe(0);
});
