import type { OutboxEntry, ShopDatabase, UnreadFileRow } from '../../database/shop-database.ts';
import { blobsOf } from './held-back.ts';

/** The files that unsent work names, with the device's own readings of them. */
export const filesOfUnsent = async (
  database: ShopDatabase,
  entries: readonly OutboxEntry[],
  unread: readonly UnreadFileRow[],
) => {
  const hashes = [...new Set([...entries.flatMap(blobsOf), ...unread.map(({ fileHash }) => fileHash)])];
  const files = (await database.file.bulkGet(hashes)).filter((file) => file !== undefined);
  const readings = (await database.localReading.bulkGet(hashes)).filter((reading) => reading !== undefined);
  return { files, readings };
};
