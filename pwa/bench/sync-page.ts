import { actorSchema } from '@knotenblech/shared/records/actor.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Dexie, type Table } from 'dexie';
import { createValueCipher, newDataKey } from '../src/database/encryption/value-cipher.ts';
import type { OutboxEntry } from '../src/database/outbox-entry.ts';
import { openShopDatabase, readMeta, rowRange, type StoredRow } from '../src/database/shop-database.ts';
import { openMirrorDatabase } from '../src/database/watch-connection.ts';
import { type Engine, openEngine } from '../src/sync/engine/open-engine.ts';
import { syncOnce } from '../src/sync/leadership/sync-loop.ts';
import { makeChange } from '../src/sync/outbox/make-change.ts';
import { createWriteAhead } from '../src/sync/outbox/write-ahead.ts';
import { readSyncState } from '../src/sync/status/read-status.ts';
import { createTransport } from '../src/sync/transport/http-transport.ts';
import { benchAddress } from './peers/shop/bench-address.ts';

/** Bytes of one request's body and of its answer's, as they crossed the network. */
export type Exchange = { up: number; down: number };
export type Round = { ms: number; waitingForServerMs: number; exchanges: Exchange[] };
export type EditKind = 'quantity' | 'address';

const timed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

let engine: Engine;
let sent: { up: number }[] = [];
let waitingForServerMs = 0;

/** The app's own transport, listening: what is sent, and how long the server and the network take. */
const listeningTransport = (database: Engine['database']): Engine['transport'] => {
  const { push, pull, upload } = createTransport(database);
  const listen = (send: (body: unknown) => ReturnType<typeof push>) => async (body: unknown) => {
    const startedAt = performance.now();
    const answer = await send(body);
    waitingForServerMs += performance.now() - startedAt;
    sent.push({ up: JSON.stringify(body).length });
    return answer;
  };
  return { push: listen(push), pull: listen(pull), upload };
};

const open = async (userName: string, password: string) => {
  const response = await fetch('/api/1.0/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName, password, deviceName: 'bench' }),
  });
  const session = (await response.json()) as { sessionKey: string; actor: unknown };
  const cipher = createValueCipher(newDataKey());
  const database = openShopDatabase(`shop-${crypto.randomUUID()}`, cipher);
  const parts = {
    database,
    strictDatabase: database,
    mirror: openMirrorDatabase(`mirror-${crypto.randomUUID()}`, cipher),
    writeAhead: createWriteAhead(database.name, cipher),
    transport: listeningTransport(database),
    newUid: () => crypto.randomUUID(),
    now: () => new Date(),
  };
  engine = await openEngine(parts, actorSchema.parse(session.actor));
  await database.meta.put({ key: 'sessionKey', value: session.sessionKey });
};

/** One round of the real engine: everything that waits is sent, everything new is fetched and stored. */
const sync = async (): Promise<Round> => {
  performance.clearResourceTimings();
  sent = [];
  waitingForServerMs = 0;
  const ms = await timed(() => syncOnce(engine));
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const down = answers.filter(({ name }) => name.includes('/sync/')).map((answer) => answer.encodedBodySize);
  return { ms, waitingForServerMs, exchanges: sent.map(({ up }, n) => ({ up, down: down[n] ?? 0 })) };
};

/** The same bytes, up and down, one request after the other, with nothing behind them. */
const transfer = (url: string, exchanges: readonly Exchange[]) =>
  timed(async () => {
    for (const { up, down } of exchanges) {
      const answer = await fetch(`${url}/?bytes=${down}`, { method: 'POST', body: 'x'.repeat(up), cache: 'no-store' });
      await answer.arrayBuffer();
    }
  });

type PlainDatabase = Dexie & { row: Table<StoredRow>; outbox: Table<OutboxEntry, number> };

const openPlain = async () => {
  const database = new Dexie(`plain-${crypto.randomUUID()}`) as PlainDatabase;
  database.version(1).stores({ row: '[space+kind+id]', outbox: 'seq, uid' });
  await database.open();
  return database;
};

/** All rows that the engine holds, put into an empty database at once. */
const plainInsert = async () => {
  const rows = await engine.database.row.toArray();
  const plain = await openPlain();
  const ms = await timed(() => plain.row.bulkPut(rows));
  await plain.delete();
  return { ms, records: rows.length };
};

/** Each entry of the engine's queue added in a transaction of its own; then the queue read and emptied, as after a push. */
const plainOutbox = async () => {
  const entries = await engine.database.outbox.toArray();
  const plain = await openPlain();
  const writesMs: number[] = [];
  for (const entry of entries) writesMs.push(await timed(() => plain.outbox.add(entry)));
  const emptyMs = await timed(async () => {
    const waiting = await plain.outbox.orderBy('seq').toArray();
    await plain.outbox.bulkDelete(waiting.map((entry) => entry.seq));
  });
  await plain.delete();
  return { writesMs, emptyMs };
};

/** Makes edits without a network, one after the other, each stored before the next; gives what each took. */
const queueEdits = async (
  kind: EditKind,
  { projectId, count, run }: { projectId: string; count: number; run: number },
) => {
  const writesMs: number[] = [];
  for (let n = 1; n <= count; n++) {
    const quantity = { projectId: projectId as ProjectId, partIndex: n, quantity: 10 + ((n + run) % 80), was: 1 };
    writesMs.push(
      await timed(() =>
        kind === 'quantity'
          ? makeChange(engine, 'setPartQuantity', quantity)
          : makeChange(engine, 'putAddress', { address: { ...benchAddress(n), nameAdd: `Baustelle ${run}` } }),
      ),
    );
  }
  return writesMs;
};

const looks = 9;

/** How long it takes to see how the device stands, as after every tap. */
const look = async () => {
  const looksMs: number[] = [];
  for (let n = 0; n < looks; n++) looksMs.push(await timed(() => readSyncState(engine.database)));
  return looksMs;
};

/** What has to hold after everything was sent. */
const check = async () => {
  const actor = await readMeta(engine.database, 'actor');
  if (!actor) throw new Error('nobody is signed in');
  const waiting = await engine.database.outbox.count();
  const refused = await engine.database.results.filter((result) => result.status !== 'applied').count();
  const projects = await rowRange(engine.database, customerSpace(actor.customerId), 'project').toArray();
  return { waiting, refused, records: await engine.database.row.count(), projects: projects.length };
};

const close = async () => {
  await engine.database.delete();
  await engine.mirror.delete();
};

const syncBench = { open, sync, transfer, plainInsert, plainOutbox, queueEdits, look, check, close };

declare global {
  var bench: typeof syncBench;
}
globalThis.bench = syncBench;
