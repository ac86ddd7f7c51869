import type { RowCache, RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { Dexie } from 'dexie';
import type { ShadowRow, ShopDatabase, StoredRow } from '../../database/shop-database.ts';

type Key = [string, string, string];

const keyOf = ({ space, kind, id }: RowWrite): Key => [space, kind, id];

/** Writes what changes left on the cache, and saves the server's image of every row they touch; inside the caller's transaction. */
export const writeRows = async (database: ShopDatabase, cache: RowCache, writes: readonly RowWrite[]) => {
  const images = await imagesBefore(database, cache, writes);
  const put = writes.filter((write): write is StoredRow => write.data !== null);
  const removed = writes.filter(({ data }) => data === null).map(keyOf);
  await Promise.all([
    keepFirst(database, images),
    put.length > 0 && database.row.bulkPut(put),
    removed.length > 0 && database.row.bulkDelete(removed),
  ]);
};

/** Read from the database only where a change wrote without having read. */
const imagesBefore = async (database: ShopDatabase, cache: RowCache, writes: readonly RowWrite[]) => {
  const unread = writes.filter((write) => cache.loaded(write) === undefined);
  const found = unread.length > 0 ? await database.row.bulkGet(unread.map(keyOf)) : [];
  const stored = new Map(unread.map((write, n) => [write, found[n]?.data ?? null]));
  return writes.map((write): ShadowRow => {
    const { space, kind, id } = write;
    return { space, kind, id, data: cache.loaded(write) ?? stored.get(write) ?? null };
  });
};

/** Of a row that waiting changes have touched before, the older image stays: adding a second one fails, and is not asked for first. */
const keepFirst = async ({ shadow }: ShopDatabase, images: readonly ShadowRow[]) => {
  if (images.length === 0) return;
  await shadow.bulkAdd(images).catch((error: unknown) => {
    const failures: Error[] = error instanceof Dexie.BulkError ? error.failures : [];
    if (failures.length === 0 || failures.some(({ name }) => name !== 'ConstraintError')) throw error;
  });
};
