import { withdrawChange } from '@knotenblech/shared/sync/withdraw.change.ts';
import { isDatabaseFailure } from '../../database/device-database.ts';
import { isPending, nextState, type OutboxEntry } from '../../database/outbox-entry.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import type { Engine } from '../../sync/engine/open-engine.ts';
import { countWork, type WorkCount } from '../../sync/outbox/count-work.ts';
import type { ExportedMutation, UnsentWork } from '../../sync/outbox/import/import-unsent-work.ts';
import { type Beside, unqueuedWork } from '../../sync/outbox/import/requeue-from-mirror.ts';
import { filesOfUnsent } from '../../sync/outbox/outbox.ts';
import { isDeviceFull } from '../quota/quota.ts';

type Place = Beside & Pick<Engine, 'database' | 'now'>;

/**
 * The unsent work for a file that leaves the device, with what lies beside the queue. None of it can be taken back here any
 * more: the device that reads the file in may send it first. A device without room for that mark still gives its work away.
 */
export const exportOutbox = async (place: Place): Promise<UnsentWork> => {
  const unqueued = await unqueuedWork(place.database, place);
  const carriedAt = place.now().toISOString();
  const work = await takeOutQueued(place, unqueued, carriedAt);
  markNoted(place, unqueued, carriedAt);
  await markMirrored(place, work, carriedAt);
  return work;
};

const takeOutQueued = async ({ database }: Place, unqueued: readonly OutboxEntry[], carriedAt: string) => {
  const { outbox, unreadFile, file, localReading } = database;
  try {
    return await database.transaction('rw', [outbox, unreadFile, file, localReading], async () => {
      const work = await collectUnsent(database, unqueued);
      await outbox.filter(isPending).modify((entry) => {
        entry.state = nextState(entry.state, { event: 'sent' });
        entry.carriedAt = carriedAt;
      });
      return work;
    });
  } catch (error) {
    if (isDeviceFull(error)) return collectUnsent(database, unqueued);
    throw error;
  }
};

const markNoted = ({ writeAhead }: Place, unqueued: readonly OutboxEntry[], carriedAt: string) => {
  const left = new Set(writeAhead.left().map(({ uid }) => uid));
  for (const { uid, name, v, args, at } of unqueued)
    if (left.has(uid)) writeAhead.note({ uid, name, v, args, at, carriedAt });
};

/** Also of orders that are queued: their queue may be lost. */
const markMirrored = async ({ mirror }: Place, { changes }: UnsentWork, carriedAt: string) => {
  try {
    await mirror.order
      .where('uid')
      .anyOf(changes.map(({ uid }) => uid))
      .modify({ carriedAt });
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
  }
};

/**
 * Everything that the server has not answered, in the order it was made, with the files it names; `unqueued` is work that
 * lies beside the queue.
 */
export const collectUnsent = async (
  database: ShopDatabase,
  unqueued: readonly OutboxEntry[] = [],
): Promise<UnsentWork> => {
  const queued = await database.outbox.orderBy('seq').toArray();
  const known = new Set(queued.map(({ uid }) => uid));
  const waiting = queued.filter(isPending);
  const entries = [...waiting, ...unqueued.filter(({ uid }) => !known.has(uid))];
  const unread = await database.unreadFile.toArray();
  const { files, readings } = await filesOfUnsent(database, entries, unread);
  return { changes: entries.map(carried), unread, readings, files };
};

const carried = ({ uid, name, v, args, at, tries, retold, number, madeOn }: OutboxEntry): ExportedMutation => ({
  uid,
  name,
  v,
  args,
  at,
  tries,
  retold,
  ...(number && { number }),
  ...(madeOn && { madeOn }),
});

type Counted = { changes: readonly Pick<ExportedMutation, 'retold' | 'name' | 'args'>[]; unread: readonly unknown[] };

/** How much of it a person knows of: neither what is only told again nor what takes something back. */
export const countUnsent = ({ changes, unread }: Counted): WorkCount => {
  const unsent = changes.filter(({ retold, name }) => !retold && name !== withdrawChange.name);
  return countWork(unread.length + unsent.length, unsent);
};
