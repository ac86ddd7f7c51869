import ofSchema1 from '@knotenblech/shared/sync/old-payloads/schema-1.json' with { type: 'json' };
import type { PushRequest } from '@knotenblech/shared/sync/wire.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { applied, openTestEngine, testActor } from '../../../test/test-engine.ts';
import { createWriteAheadInMemory } from '../../../test/write-ahead-in-memory.ts';
import { openDeviceDatabase } from '../../database/device-database.ts';
import { openShopDatabase } from '../../database/shop-database.ts';
import { openMirrorDatabase } from '../../database/watch-connection.ts';
import { openSealed, sealUnsent } from '../../device/unsent-work/sealed-work.ts';
import { openEngine } from '../engine/open-engine.ts';
import { buildBatch } from '../push/build-batch.ts';
import { push } from '../push/push.ts';
import { uploadFiles } from '../push/sync-once.ts';
import { readBlockers } from '../status/read-blockers.ts';

type Payload = { name: string; v: number; args: unknown };

/** A database as another build left it, with these changes in its queue. */
const leaveQueue = async (options: object, payloads: readonly Payload[]) => {
  const left = openShopDatabase('shop', null, options);
  await left.meta.bulkPut([
    { key: 'client', value: crypto.randomUUID() },
    { key: 'nextMid', value: 1 },
    { key: 'nextSeq', value: payloads.length + 1 },
    { key: 'actor', value: testActor },
  ]);
  const at = '2026-11-20T09:00:00Z';
  const fresh = { mid: null, state: { is: 'queued' }, tries: 0, retold: false } as const;
  await left.outbox.bulkPut(
    payloads.map((payload, n) => ({ seq: n + 1, uid: crypto.randomUUID(), at, ...payload, ...fresh })),
  );
  left.close();
};

const openPresent = (options: object, answer: (request: PushRequest) => { status: number; body: unknown }) => {
  const database = openShopDatabase('shop', null, options);
  const away = () => Promise.reject(new TypeError('network'));
  return openEngine(
    {
      database,
      strictDatabase: database,
      mirror: openMirrorDatabase('mirror', null, options),
      writeAhead: createWriteAheadInMemory(),
      newUid: () => crypto.randomUUID(),
      now: () => new Date('2026-11-21T09:00:00Z'),
      transport: { push: async (body) => answer(body as PushRequest), pull: away, upload: away },
    },
    null,
  );
};

test('what another build of this schema left in its queue leaves as it was made, in its order', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  await leaveQueue(options, ofSchema1);
  const sent: Payload[] = [];
  const engine = await openPresent(options, (request) => {
    sent.push(...request.mutations.map(({ name, v, args }) => ({ name, v, args })));
    return applied(request);
  });
  await push(engine);
  expect(sent).toEqual(ofSchema1);
});

test('what is queued in a way that this build knows no more stays, and leaves for the server to decide', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const strange = [{ name: 'foldPlate', v: 7, args: { plate: 1 } }, ofSchema1[0] as Payload];
  await leaveQueue(options, strange);
  const outdated = { errors: [{ errorCode: 'client_outdated', details: {} }] };
  const engine = await openPresent(options, () => ({ status: 426, body: outdated }));
  await expect(push(engine)).rejects.toMatchObject({ name: 'StopSync', code: 'client_outdated' });
  expect(await engine.database.outbox.toArray()).toMatchObject(strange);
});

const ofNewerBuild = { ...(ofSchema1.find(({ name }) => name === 'createProject') as Payload), v: 99 };
const notSent = { hash: 'a'.repeat(64), bytes: new Uint8Array([1, 2]), uploaded: false };

const openWithFile = async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  await leaveQueue(options, [ofNewerBuild]);
  const engine = await openPresent(options, applied);
  await engine.database.file.put(notSent);
  return engine;
};

test('what this build cannot read waits for every file that the server does not have', async () => {
  const engine = await openWithFile();
  const sent: string[] = [];
  const offered = async () => (await buildBatch(engine, 10)).mutations.length;
  expect(await offered()).toBe(0);
  expect([...(await readBlockers(engine.database)).values()]).toMatchObject([{ fileBytes: 2 }]);
  engine.transport.upload = async (hash) => void sent.push(hash);
  expect(await uploadFiles(engine)).toBe(true);
  expect(sent).toEqual([notSent.hash]);
  expect(await offered()).toBe(1);
});

test('what this build cannot read is sealed with every file that the server does not have', async () => {
  const { database } = await openWithFile();
  const devices = openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const sealKey = '0f'.repeat(32);
  await database.meta.put({ key: 'sealKey', value: sealKey });
  await sealUnsent(devices, database, testActor.userId);
  const { engine: fresh } = await openTestEngine();
  expect(await openSealed(devices, fresh, [async () => sealKey], testActor.userId)).toBe(true);
  expect(await fresh.database.outbox.toArray()).toMatchObject([ofNewerBuild]);
  expect(await fresh.database.file.toArray()).toEqual([{ ...notSent, keptAt: fresh.now().toISOString() }]);
});
