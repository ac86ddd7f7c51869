import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import { isPending, type OutboxEntry } from '../../database/outbox-entry.ts';
import { readFileRows } from '../../database/read-file-rows.ts';
import type { ShopDatabase, UnreadFileRow } from '../../database/shop-database.ts';
import { type MadeChange, readBlobs } from './held-back.ts';

type Place = { seq: number; mid: number | null };

/** What was read of the outbox and has not been sent yet, so that it need not be read again for every batch. */
export type Queue = {
  client: string;
  nextMid: number;
  /** In the order of sending; never empty. */
  places: Place[];
};

/** What goes to the server in one request. */
export type Batch = {
  client: string;
  userId: string | undefined;
  epoch: string | null | undefined;
  mutations: Mutation[];
  seqs: number[];
  /** Of those the ones that no earlier try may have brought to the server, and which try of each this is. */
  firstOffered: Pick<OutboxEntry, 'seq' | 'tries'>[];
  /** What comes after it, while every change of it is answered as applied. */
  queue: Queue | null;
};

type Now = Pick<Queue, 'client' | 'nextMid'>;

/** What is left of these entries after the first ones were taken. */
export const queueOf = (entries: readonly Place[], taken: number, now: Now): Queue | null => {
  const places = entries.slice(taken).map(({ seq, mid }) => ({ seq, mid }));
  return places.length > 0 ? { ...now, places } : null;
};

/**
 * The queue's next entries as they are now; null when anybody else has numbered, answered or removed any meanwhile: then
 * the outbox is to be read anew. Inside the caller's transaction.
 */
export const queuedEntries = async (
  database: ShopDatabase,
  queue: Queue | null,
  { client, nextMid, limit }: Now & { limit: number },
) => {
  if (queue?.client !== client || queue.nextMid !== nextMid) return null;
  const places = queue.places.slice(0, limit);
  const held = await entriesAt(
    database,
    places.map(({ seq }) => seq),
  );
  const entries = held.filter(
    (entry, n): entry is OutboxEntry => entry !== undefined && isPending(entry) && entry.mid === places[n]?.mid,
  );
  return entries.length === places.length ? { entries, rest: queue.places, hasFiles: false } : null;
};

/** The queue's entries at these places, undefined where there is none: at once where the places follow one another, as they do in a long queue. */
export const entriesAt = async (
  { outbox }: ShopDatabase,
  places: readonly number[],
): Promise<(OutboxEntry | undefined)[]> => {
  if (!areInOneRow(places)) return outbox.bulkGet([...places]);
  const held = await rangeOf(outbox, places).toArray();
  const byPlace = new Map(held.map((entry) => [entry.seq, entry]));
  return places.map((place) => byPlace.get(place));
};

export const removeEntriesAt = async ({ outbox }: ShopDatabase, places: readonly number[]) => {
  if (areInOneRow(places)) await rangeOf(outbox, places).delete();
  else await outbox.bulkDelete([...places]);
};

const areInOneRow = (places: readonly number[]) =>
  places.length > 1 && places.every((place, n) => n === 0 || place === (places[n - 1] ?? 0) + 1);

const rangeOf = (outbox: ShopDatabase['outbox'], places: readonly number[]) =>
  outbox.where('seq').between(places.at(0), places.at(-1), true, true);

/** The files these changes name, by hash; where this build cannot read one of them, also all that the server does not have. */
export const filesNamed = async (database: ShopDatabase, work: readonly MadeChange[]): Promise<string[]> => {
  const named = work.map(readBlobs);
  const unsent = named.includes(null) ? await unsentFiles(database) : [];
  return [...new Set([...named.flatMap((hashes) => hashes ?? []), ...unsent])];
};

const unsentFiles = async (database: ShopDatabase) => {
  const kept = await readFileRows(database, await database.file.toCollection().primaryKeys());
  return kept.filter(({ uploaded }) => !uploaded).map(({ hash }) => hash);
};

/** The files that this work names and that can be read, with the device's own readings of them. */
export const filesOfUnsent = async (
  database: ShopDatabase,
  work: readonly MadeChange[],
  unread: readonly UnreadFileRow[],
) => {
  const hashes = [...new Set([...(await filesNamed(database, work)), ...unread.map(({ fileHash }) => fileHash)])];
  const files = await readFileRows(database, hashes);
  const readings = (await database.localReading.bulkGet(hashes)).filter((reading) => reading !== undefined);
  return { files, readings };
};
