import type { OutboxEntry } from '../../database/outbox-entry.ts';
import {
  type FileRow,
  type LocalReadingRow,
  type ResultRow,
  readMeta,
  type ShopDatabase,
  type UnreadFileRow,
  writeMeta,
} from '../../database/shop-database.ts';
import type { Engine } from '../../sync/engine/open-engine.ts';
import { redoWaiting, undoWaiting } from '../../sync/engine/replay.ts';
import { withoutKnown } from '../../sync/outbox/import/import-unsent-work.ts';
import { refuseDuringSignOut } from '../../sync/outbox/refuse-leaving.ts';
import { isRemembered, isReplay } from '../../sync/outbox/replay-acknowledged.ts';
import type { Answered } from './answered-work.ts';

/** Where a user's work lies. */
export type WorkPlace = Pick<Engine, 'database' | 'mirror' | 'facts' | 'now'>;

/** What a user leaves sealed. */
export type SealedOutbox = {
  entries: OutboxEntry[];
  /** Absent in work that was sealed before files were remembered unread. */
  unread?: UnreadFileRow[];
  /** Refused changes that are not put away; absent in work that was sealed before these were. */
  cards?: ResultRow[];
  /** Absent where there is nothing of the kind, and in work that was sealed before it was kept. */
  answered?: Answered;
  files: FileRow[];
  readings: LocalReadingRow[];
};

/** Puts work that was sealed into the queue again, with its effect on what the screens show; what was answered is remembered again. */
export const restoreSealedOutbox = async (place: WorkPlace, work: SealedOutbox) => {
  await queue(place, work);
  await mirrorOrders(place, work);
};

/** After all is queued: an order that a start finds in the mirror alone would go before its own edits. Until then the seal holds it. */
const mirrorOrders = async ({ database, mirror }: WorkPlace, { entries }: SealedOutbox) => {
  const orders = entries.filter(({ name, retold }) => name === 'submitOrder' && !retold);
  const answers = await database.results.bulkGet(orders.map(({ uid }) => uid));
  const waiting = orders.filter((_, n) => !answers[n]);
  await mirror.order.bulkPut(waiting.map(({ uid, v, args, at }) => ({ uid, v, args, at })));
};

/** Each change once: a page that ended in between had put it back and left the seal. */
const queue = (place: WorkPlace, { entries, unread = [], cards = [], answered, files, readings }: SealedOutbox) => {
  const { row, shadow, outbox, results, spaces, meta, localReading, file, unreadFile } = place.database;
  const tables = [row, shadow, outbox, results, spaces, meta, localReading, file, unreadFile];
  return place.database.transaction('rw', tables, async () => {
    await refuseDuringSignOut(place.database);
    const unknown = await withoutKnown(place.database, entries);
    await undoWaiting(place);
    await keepFiles(place, files);
    await localReading.bulkPut(readings);
    await unreadFile.bulkPut(unread);
    const remembered = (answered?.results ?? []).filter((result) => isRemembered(result, place.now()));
    const toRemember = await withoutKnown(place.database, remembered);
    await append(place.database, [...unknown, ...(await unknownCards(place.database, cards)), ...toRemember]);
    if (answered && toRemember.length > 0) await noteEpoch(place.database, answered.epoch, toRemember);
    const actor = await readMeta(place.database, 'actor');
    if (actor) await redoWaiting(place, actor);
  });
};

/**
 * That a server was restored since it gave these answers is found out by their epoch; a device that has heard of another one
 * meanwhile tells them at once.
 */
const noteEpoch = async (database: ShopDatabase, epoch: string, remembered: readonly ResultRow[]) => {
  const known = (await readMeta(database, 'epoch')) ?? null;
  if (known === null) await writeMeta(database, 'epoch', epoch);
  if (known === null || known === epoch) return;
  const placed = await database.results.bulkGet(remembered.map(({ uid }) => uid));
  await database.outbox.bulkAdd(placed.flatMap((result) => (result ? [isReplay(result, epoch)] : [])));
};

const unknownCards = async ({ results }: ShopDatabase, cards: readonly ResultRow[]) => {
  const known = await results.bulkGet(cards.map(({ uid }) => uid));
  return cards.filter((_, n) => !known[n]);
};

const isEntry = (work: OutboxEntry | ResultRow): work is OutboxEntry => 'state' in work;

/** In the order they were made. */
const append = async (database: ShopDatabase, work: readonly (OutboxEntry | ResultRow)[]) => {
  const first = (await readMeta(database, 'nextSeq')) ?? 1;
  const numbered = work.toSorted((a, b) => a.seq - b.seq).map((each, n) => ({ ...each, seq: first + n }));
  await database.outbox.bulkAdd(numbered.filter(isEntry).map((entry) => ({ ...entry, mid: null })));
  await database.results.bulkAdd(numbered.flatMap((each) => (isEntry(each) ? [] : [each])));
  await database.meta.put({ key: 'nextSeq', value: first + work.length });
};

/** They come before the work that names them. The server may have been restored meanwhile, so that it is asked for each again. */
const keepFiles = ({ database, now }: WorkPlace, files: readonly FileRow[]) => {
  const keptAt = now().toISOString();
  return database.file.bulkPut(files.map(({ hash, bytes }) => ({ hash, bytes, uploaded: false, keptAt })));
};
