import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { isDatabaseFailure } from '../../../database/database-failure.ts';
import { readFileRows } from '../../../database/read-file-rows.ts';
import { readMeta } from '../../../database/read-meta.ts';
import type { OutboxEntry, ShopDatabase } from '../../../database/shop-database.ts';
import type { Engine } from '../../engine/engine.ts';
import { redoWaiting } from '../../engine/redo-waiting.ts';
import { undoWaiting } from '../../engine/replay.ts';
import { prepareChange, projectsOf } from '../../engine/run-change.ts';
import { totalOf, type WorkCount } from '../count-work.ts';
import { requestProjects } from '../make-change.ts';
import { projectExists } from '../project-exists.ts';
import { refuseDuringSignOut } from '../refuse-leaving.ts';
import { countExported } from './count-carried.ts';
import { withoutKnown } from './unknown-here.ts';
import type { ExportedMutation, UnsentWork } from './unsent-work.ts';

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
    offered: true,
    carriedAt,
    outcome: null,
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
