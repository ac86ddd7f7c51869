import { isDatabaseFailure } from '../../../database/database-failure.ts';
import type { MirrorDatabase } from '../../../database/mirror-database.ts';
import type { OutboxEntry, ShopDatabase } from '../../../database/shop-database.ts';
import type { NewChange, WriteAhead } from '../../engine/engine.ts';
import { inFlightUids } from '../in-flight-uids.ts';
import { withoutKnown } from './unknown-here.ts';
import { versionOf } from './version-of.ts';

/** Where work lies beside the queue. */
export type Beside = { mirror: MirrorDatabase; writeAhead: Pick<WriteAhead, 'note' | 'noted' | 'left'> };

/**
 * Work that the queue could not take: orders whose database was lost, and what a page had noted when it ended, where the
 * device had no room. As it would wait there, behind all else; an order may have been sent from the queue that was lost.
 */
export const unqueuedWork = async (database: ShopDatabase, { mirror, writeAhead }: Beside): Promise<OutboxEntry[]> => {
  const stored = inFlightUids(writeAhead);
  const orders = (await readMirror(mirror)).filter(({ uid }) => !stored.has(uid));
  const mirrored = new Set(orders.map(({ uid }) => uid));
  const noted = writeAhead.left().filter(({ uid }) => !mirrored.has(uid));
  const unqueued = await withoutKnown(database, [...orders, ...noted]);
  if (unqueued.length === 0) return [];
  const last = await database.outbox.orderBy('seq').last();
  return unqueued.map((change, n) => ({
    seq: (last?.seq ?? 0) + 1 + n,
    uid: change.uid,
    name: change.name,
    v: versionOf(change),
    args: change.args,
    at: change.at,
    mid: null,
    offered: change.name === 'submitOrder' || change.carriedAt !== undefined,
    ...(change.carriedAt !== undefined && { carriedAt: change.carriedAt }),
    tries: 0,
    outcome: null,
    retold: false,
  }));
};

/** A mirror that cannot be read holds nobody up. */
const readMirror = async ({ order }: MirrorDatabase): Promise<NewChange[]> => {
  try {
    return (await order.toArray()).map((each) => ({ ...each, name: 'submitOrder' }));
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return [];
  }
};
