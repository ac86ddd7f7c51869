import { withdrawnOrderOf } from '@knotenblech/shared/sync/withdraw.change.ts';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import type { NewChange } from '../../engine/engine.ts';
import { orderIdOf } from '../as-noop.ts';

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
