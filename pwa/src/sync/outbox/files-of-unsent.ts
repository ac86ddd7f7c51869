import { readFileRows } from '../../database/read-file-rows.ts';
import type { ShopDatabase, UnreadFileRow } from '../../database/shop-database.ts';
import { filesNamed } from './files-named.ts';
import type { MadeChange } from './held-back.ts';

/** The files that this work names and that can be read, with the device's own readings of them. */
export const filesOfUnsent = async (
  database: ShopDatabase,
  work: readonly MadeChange[],
  unread: readonly UnreadFileRow[],
) => {
  const hashes = [...new Set([...(await filesNamed(database, work)), ...unread.map(({ fileHash }) => fileHash)])];
  const files = await readFileRows(database, hashes);
  const readings = (await database.localReading.bulkGet(hashes)).filter((reading) => reading !== undefined);
  return { files, readings };
};
