import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { createRowCache, type RowCache, type RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Dexie } from 'dexie';
import { type OutboxEntry, outcomeOf } from '../../database/outbox-entry.ts';
import { rowRange, type ShadowRow, type ShopDatabase, type StoredRow } from '../../database/shop-database.ts';
import type { Engine } from './open-engine.ts';
import { type Prepared, prepareChange, projectsOf, readRows, readsOf, runPrepared, summariseOn } from './run-change.ts';

export const rowName = ({ space, kind, id }: { space: string; kind: string; id: string }) => `${space} ${kind} ${id}`;

/**
 * Puts the server's image back under every row that waiting changes have touched, but for those that are replaced next;
 * inside the caller's transaction.
 */
export const undoWaiting = async (
  { database }: Pick<Engine, 'database'>,
  replaced: ReadonlySet<string> = new Set(),
) => {
  const keys = await database.shadow.toCollection().primaryKeys();
  if (keys.length === 0) return;
  const wanted = keys.filter(([space, kind, id]) => !replaced.has(rowName({ space, kind, id })));
  const restored = (await database.shadow.bulkGet(wanted)).filter((shadow) => shadow !== undefined);
  const present = restored.flatMap((shadow) => (shadow.data ? [{ ...shadow, data: shadow.data }] : []));
  const absent = restored.filter((shadow) => !shadow.data);
  await Promise.all([
    database.row.bulkPut(present),
    database.row.bulkDelete(absent.map((shadow) => [shadow.space, shadow.kind, shadow.id])),
    database.shadow.clear(),
  ]);
};

/** Runs the waiting changes again, in order, on what the server says now; inside the caller's transaction. */
export const replayWaiting = async (
  engine: Pick<Engine, 'database' | 'facts'>,
  entries: readonly OutboxEntry[],
  actor: Actor,
) => {
  const waiting = entries.filter((entry) => !entry.retold && (outcomeOf(entry)?.status ?? 'applied') === 'applied');
  const prepared = waiting.flatMap((entry) => prepareQuietly(entry, actor));
  if (prepared.length === 0) return;
  const cache = createRowCache();
  await readRows(engine.database, cache, readsOf(prepared, actor));
  const done: Prepared[] = [];
  const writes = prepared.flatMap((each) => {
    const own = runQuietly(() => runPrepared(cache, each, actor));
    if (own) done.push(each);
    return own ?? [];
  });
  writes.push(...(await summariseOn(engine, cache, projectsOf(done, actor), actor)));
  await writeRows(engine.database, cache, lastOfEach(writes));
};

/** Of several writes to one row the last. */
export const lastOfEach = (writes: readonly RowWrite[]): RowWrite[] => [
  ...new Map(writes.map((write) => [rowName(write), write])).values(),
];

const prepareQuietly = (entry: OutboxEntry, actor: Actor): Prepared[] => {
  const prepared = runQuietly(() => prepareChange(entry, actor));
  return prepared ? [prepared] : [];
};

/** What no longer applies here is left to the server's answer. */
const runQuietly = <T>(run: () => T): T | null => {
  try {
    return run();
  } catch {
    return null;
  }
};

/**
 * Projects that have arrived at the server, which has not read their files yet, keep the sums and the price of the
 * device's own reading; inside the caller's transaction.
 */
export const summariseUnread = async (engine: Pick<Engine, 'database' | 'facts'>, actor: Actor) => {
  const { database } = engine;
  const read = new Set(await database.localReading.toCollection().primaryKeys());
  if (read.size === 0) return;
  const projects = await rowRange(database, customerSpace(actor.customerId), 'project').toArray();
  const unread = projects.filter(({ data }) => data.reading === 'waiting' && read.has(data.fileHash));
  if (unread.length === 0) return;
  const touched = new Map(unread.map(({ data }) => [data.id, data.changedAt]));
  const cache = createRowCache();
  await writeRows(database, cache, lastOfEach(await summariseOn(engine, cache, touched, actor)));
};

type Key = [string, string, string];

const keyOf = ({ space, kind, id }: RowWrite): Key => [space, kind, id];

/** Writes what changes left on the cache, and saves the server's image of every row they touch; inside the caller's transaction. */
export const writeRows = async (database: ShopDatabase, cache: RowCache, writes: readonly RowWrite[]) => {
  const images = await imagesBefore(database, cache, writes);
  const put = writes.filter((write): write is StoredRow => write.data !== null);
  const removed = writes.filter(({ data }) => data === null).map(keyOf);
  await Promise.all([
    keepFirst(database, images),
    put.length > 0 && database.row.bulkPut(put),
    removed.length > 0 && database.row.bulkDelete(removed),
  ]);
};

/** Read from the database only where a change wrote without having read. */
const imagesBefore = async (database: ShopDatabase, cache: RowCache, writes: readonly RowWrite[]) => {
  const unread = writes.filter((write) => cache.loaded(write) === undefined);
  const found = unread.length > 0 ? await database.row.bulkGet(unread.map(keyOf)) : [];
  const stored = new Map(unread.map((write, n) => [write, found[n]?.data ?? null]));
  return writes.map((write): ShadowRow => {
    const { space, kind, id } = write;
    return { space, kind, id, data: cache.loaded(write) ?? stored.get(write) ?? null };
  });
};

/** Of a row that waiting changes have touched before, the older image stays: adding a second one fails, and is not asked for first. */
const keepFirst = async ({ shadow }: ShopDatabase, images: readonly ShadowRow[]) => {
  if (images.length === 0) return;
  await shadow.bulkAdd(images).catch((error: unknown) => {
    const failures: Error[] = error instanceof Dexie.BulkError ? error.failures : [];
    if (failures.length === 0 || failures.some(({ name }) => name !== 'ConstraintError')) throw error;
  });
};

/**
 * After what waits was undone: runs it again on what the server says now, and brings back the sums of files that only this
 * device has read; inside the caller's transaction.
 */
export const redoWaiting = async (engine: Pick<Engine, 'database' | 'facts'>, actor: Actor) => {
  await replayWaiting(engine, await engine.database.outbox.orderBy('seq').toArray(), actor);
  await summariseUnread(engine, actor);
};
