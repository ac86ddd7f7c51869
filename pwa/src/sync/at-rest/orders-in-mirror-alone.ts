import { isDatabaseFailure } from '../../database/database-failure.ts';
import type { MirrorDatabase, MirroredOrder } from '../../database/mirror-database.ts';
import type { OutboxEntry, ShopDatabase } from '../../database/shop-database.ts';
import { unknownHere } from '../engine/unknown-here.ts';

/**
 * Orders whose database was lost and had no room to take them back: as they would wait in the queue, behind all others. A
 * mirror that cannot be read holds nobody up.
 */
export const ordersInMirrorAlone = async (database: ShopDatabase, mirror: MirrorDatabase): Promise<OutboxEntry[]> => {
  const orders = await unknownHere(database, await readMirror(mirror));
  const last = await database.outbox.orderBy('seq').last();
  return orders.map((order, n) => ({
    ...order,
    seq: (last?.seq ?? 0) + 1 + n,
    name: 'submitOrder',
    mid: null,
    offered: true,
    tries: 0,
    outcome: null,
    retold: false,
  }));
};

const readMirror = async ({ order }: MirrorDatabase): Promise<MirroredOrder[]> => {
  try {
    return await order.toArray();
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    return [];
  }
};
