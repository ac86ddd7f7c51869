import { isDatabaseFailure } from '../../database/database-failure.ts';
import { isDeviceFull } from '../../database/device-full.ts';
import type { OutboxEntry } from '../../database/shop-database.ts';
import type { Engine } from '../../sync/engine/engine.ts';
import { type Beside, unqueuedWork } from '../../sync/outbox/import/unqueued-work.ts';
import type { UnsentWork } from '../../sync/outbox/import/unsent-work.ts';
import { collectUnsent } from './collect-unsent.ts';

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
      await outbox.filter(({ outcome }) => outcome === null).modify({ offered: true, carriedAt });
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
