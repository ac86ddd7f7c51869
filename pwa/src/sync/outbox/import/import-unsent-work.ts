import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { withdrawChange, withdrawnOrderOf } from '@knotenblech/shared/sync/withdraw.change.ts';
import { isDatabaseFailure, type SealedWork } from '../../../database/device-database.ts';
import type { OutboxEntry } from '../../../database/outbox-entry.ts';
import { readFileRows } from '../../../database/read-file-rows.ts';
import {
  type FileRow,
  type LocalReadingRow,
  readMeta,
  type ShopDatabase,
  type UnreadFileRow,
} from '../../../database/shop-database.ts';
import type { Engine, NewChange } from '../../engine/open-engine.ts';
import { redoWaiting, undoWaiting } from '../../engine/replay.ts';
import { prepareChange, projectsOf } from '../../engine/run-change.ts';
import { countWork, totalOf, type WorkCount } from '../count-work.ts';
import { projectExists, requestProjects } from '../make-change.ts';
import { refuseDuringSignOut } from '../refuse-leaving.ts';
import { orderIdOf } from '../withdraw.ts';

export type ImportResult = { added: WorkCount; known: number };

/** Puts work that was carried here behind what waits, in one transaction; each change once, however often it is carried. */
export const importUnsentWork = async (engine: Engine, work: UnsentWork): Promise<ImportResult> => {
  const { database } = engine;
  const { row, shadow, outbox, results, spaces, meta, localReading, file, unreadFile } = database;
  const tables = [row, shadow, outbox, results, spaces, meta, localReading, file, unreadFile];
  const { added, unread } = await database.transaction('rw', tables, async () => {
    const actor = await readMeta(database, 'actor');
    if (!actor) return { added: [], unread: [] };
    await refuseDuringSignOut(database);
    const fresh = await withoutKnown(database, work.changes);
    const unread = await unreadUnknownHere(database, work.unread, actor);
    await keepFiles(database, { ...work, unread });
    await undoWaiting(engine);
    await append(engine, fresh);
    for (const change of fresh) await wantTouched(database, change, actor);
    await redoWaiting(engine, actor);
    return { added: fresh, unread };
  });
  await mirrorOrders(engine, added);
  const count = countExported({ changes: added, unread });
  return { added: count, known: totalOf(countExported(work)) - totalOf(count) };
};

/**
 * After all is queued: an order that a start finds in the mirror alone would go before its own edits. Where the mirror has no
 * room, the file holds it a second time.
 */
const mirrorOrders = async ({ mirror, now }: Engine, added: readonly ExportedMutation[]) => {
  const orders = added.filter(({ name, retold }) => name === 'submitOrder' && !retold);
  const carriedAt = now().toISOString();
  try {
    await mirror.order.bulkPut(orders.map(({ uid, v, args, at }) => ({ uid, v, args, at, carriedAt })));
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
  }
};

/** The files that neither wait to be read on this device nor have become their projects. */
const unreadUnknownHere = async (database: ShopDatabase, unread: UnsentWork['unread'], actor: Actor) => {
  const waiting = await database.unreadFile.bulkGet(unread.map(({ projectId }) => projectId));
  const isMade = await Promise.all(unread.map(({ projectId }) => projectExists(database, actor, projectId)));
  return unread.filter((_, n) => !waiting[n] && !isMade[n]);
};

const keepFiles = async (database: ShopDatabase, { files, readings, unread }: UnsentWork) => {
  const readable = await readFileRows(
    database,
    files.map(({ hash }) => hash),
  );
  const held = new Set(readable.map(({ hash }) => hash));
  const missing = files.filter(({ hash }) => !held.has(hash));
  await database.file.bulkPut(missing.map(({ hash, bytes }) => ({ hash, bytes, uploaded: false })));
  await database.localReading.bulkPut(readings);
  await database.unreadFile.bulkPut(unread);
};

/** The device it comes from may have sent it meanwhile: it cannot be taken back here. */
const append = async ({ database, now }: Engine, changes: readonly ExportedMutation[]) => {
  const carriedAt = now().toISOString();
  const first = (await readMeta(database, 'nextSeq')) ?? 1;
  const entry = (change: ExportedMutation, n: number): OutboxEntry => ({
    ...change,
    seq: first + n,
    mid: null,
    state: { is: 'sent' },
    carriedAt,
  });
  await database.outbox.bulkAdd(changes.map(entry));
  await database.meta.put({ key: 'nextSeq', value: first + changes.length });
};

const wantTouched = (database: ShopDatabase, change: ExportedMutation, actor: Actor) =>
  requestProjects(database, touched(change, actor), actor, change.at);

/** What may no longer be made here is left to the server's answer. */
const touched = (change: ExportedMutation, actor: Actor) => {
  try {
    return [...projectsOf([prepareChange(change, actor)], actor).keys()];
  } catch {
    return [];
  }
};

type Counted = { changes: readonly Pick<ExportedMutation, 'retold' | 'name' | 'args'>[]; unread: readonly unknown[] };

/**
 * How much work a file holds, counted as the device that wrote it says what waits there: with what is only told again, which
 * orders nothing, and without what takes something back.
 */
export const countExported = ({ changes, unread }: Counted): WorkCount => {
  const retold = changes.filter((change) => change.retold);
  const made = changes.filter((change) => !change.retold && change.name !== withdrawChange.name);
  return countWork(unread.length + retold.length + made.length, made);
};

/**
 * The changes that neither wait nor were answered on this device, without the orders that were taken back here; inside the
 * caller's transaction.
 */
export const withoutKnown = async <C extends Pick<NewChange, 'uid' | 'name' | 'args'>>(
  database: ShopDatabase,
  changes: readonly C[],
): Promise<C[]> => {
  if (changes.length === 0) return [];
  const answered = await database.results.bulkGet(changes.map(({ uid }) => uid));
  const waiting = await database.outbox.toArray();
  const queued = new Set(waiting.map(({ uid }) => uid));
  const unknown = changes.filter(({ uid }, n) => !answered[n] && !queued.has(uid));
  if (!unknown.some(orderIdOf)) return unknown;
  const takenBack = new Set<string | null>([...waiting, ...(await database.results.toArray())].map(withdrawnOrderOf));
  return unknown.filter((change) => {
    const orderId = orderIdOf(change);
    return orderId === null || !takenBack.has(orderId);
  });
};

/** A change as it leaves the device in a file: no place in a queue, but whether a restored server is only told again. */
export type ExportedMutation = NewChange & { v: number } & Pick<OutboxEntry, 'tries' | 'retold' | 'number' | 'madeOn'>;

/** What a user has made on a device and the server has not answered, files included. */
export type UnsentWork = {
  changes: ExportedMutation[];
  /** Files that are still to be made projects. */
  unread: UnreadFileRow[];
  readings: LocalReadingRow[];
  files: Pick<FileRow, 'hash' | 'bytes'>[];
};

/** Whether there is more in it than what was answered: that holds nobody up, and nobody misses it. */
export const isUnsent = ({ forgottenAt }: Pick<SealedWork, 'forgottenAt'>) => forgottenAt === undefined;
