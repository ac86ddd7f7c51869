import { readFileRows } from '../../database/read-file-rows.ts';
import type { OutboxEntry, ShopDatabase, UnreadFileRow } from '../../database/shop-database.ts';
import { filesNamed } from './files-named.ts';

/** The files that unsent work names and that can be read, with the device's own readings of them. */
export const filesOfUnsent = async (
  database: ShopDatabase,
  entries: readonly OutboxEntry[],
  unread: readonly UnreadFileRow[],
) => {
  const hashes = [...new Set([...(await filesNamed(database, entries)), ...unread.map(({ fileHash }) => fileHash)])];
  const files = await readFileRows(database, hashes);
  const readings = (await database.localReading.bulkGet(hashes)).filter((reading) => reading !== undefined);
  return { files, readings };
};
