import type { ShopDatabase } from '../../database/shop-database.ts';

/** The changes that neither wait nor were answered on this device; inside the caller's transaction. */
export const unknownHere = async <C extends { uid: string }>(database: ShopDatabase, changes: readonly C[]) => {
  const answered = await database.results.bulkGet(changes.map(({ uid }) => uid));
  const waiting = new Set((await database.outbox.toArray()).map(({ uid }) => uid));
  return changes.filter(({ uid }, n) => !answered[n] && !waiting.has(uid));
};
