import { findPresent } from '@knotenblech/shared/sync/find-present.ts';
import { isDatabaseFailure } from '../../database/database-failure.ts';
import type { MirrorDatabase } from '../../database/mirror-database.ts';
import type { OutboxEntry, ShopDatabase } from '../../database/shop-database.ts';
import type { NewChange, WriteAhead } from '../engine/engine.ts';
import { unknownHere } from '../engine/unknown-here.ts';

/** Where work lies beside the queue. */
export type Beside = { mirror: MirrorDatabase; writeAhead: Pick<WriteAhead, 'noted'> };

/**
 * Work that the queue could not take: orders whose database was lost, and what a page had noted when it ended, where the
 * device had no room. As it would wait there, behind all else.
 */
export const unqueuedWork = async (database: ShopDatabase, { mirror, writeAhead }: Beside): Promise<OutboxEntry[]> => {
  const orders = await readMirror(mirror);
  const mirrored = new Set(orders.map(({ uid }) => uid));
  const noted = writeAhead.noted().filter(({ uid }) => !mirrored.has(uid));
  const unqueued = await unknownHere(database, [...orders, ...noted]);
  const last = await database.outbox.orderBy('seq').last();
  return unqueued.map(({ uid, name, v, args, at }, n) => ({
    seq: (last?.seq ?? 0) + 1 + n,
    uid,
    name,
    v: v ?? findPresent({ name, args })?.change.version ?? 1,
    args,
    at,
    mid: null,
    offered: true,
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
