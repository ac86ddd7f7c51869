import type { RowCache, StoredRow } from '@knotenblech/shared/records/row-cache.ts';
import type { ReadKey, RowKey } from '@knotenblech/shared/records/rows.ts';
import { rowRange } from '../../database/row-range.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** Loads what the keys name and the cache does not hold yet, inside the caller's transaction. */
export const readRows = async (database: ShopDatabase, cache: RowCache, keys: readonly ReadKey[]) => {
  const missing = cache.missing(keys);
  const single = missing.filter((key): key is RowKey => 'id' in key);
  const whole = missing.filter((key) => 'all' in key);
  const found = await database.row.bulkGet(single.map((key) => [key.space, key.kind, key.id]));
  cache.load(single, found.filter((row) => row !== undefined) as StoredRow[]);
  for (const key of whole) {
    cache.load([key], await rowRange(database, key.space, key.kind).toArray());
  }
};
