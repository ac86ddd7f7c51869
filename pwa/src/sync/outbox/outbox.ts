import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import type { OutboxEntry, ShopDatabase } from '../../database/shop-database.ts';
import { entriesAt } from './entries-at.ts';

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
    (entry, n): entry is OutboxEntry => entry?.outcome === null && entry.mid === places[n]?.mid,
  );
  return entries.length === places.length ? { entries, rest: queue.places, hasFiles: false } : null;
};
