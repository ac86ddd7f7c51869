import type { RowWrite } from '@knotenblech/shared/sync/row-cache.ts';
import type { ShopDatabase, ShadowRow, StoredRow } from '../../database/shop-database.ts';

/** Writes what changes left, and first saves the server's image of every row they touch; inside the caller's transaction. */
export const writeRows = async (database: ShopDatabase, writes: readonly RowWrite[]) => {
  const keys = writes.map((write): [string, string, string] => [write.space, write.kind, write.id]);
  const [shadows, current] = await Promise.all([database.shadow.bulkGet(keys), database.row.bulkGet(keys)]);
  const images = writes.flatMap(({ space, kind, id }, n): ShadowRow[] =>
    shadows[n] ? [] : [{ space, kind, id, data: current[n]?.data ?? null }],
  );
  const put = writes.filter((write): write is StoredRow => write.data !== null);
  const removed = keys.filter((_, n) => writes[n]?.data === null);
  await Promise.all([
    images.length > 0 && database.shadow.bulkAdd(images),
    put.length > 0 && database.row.bulkPut(put),
    removed.length > 0 && database.row.bulkDelete(removed),
  ]);
};
