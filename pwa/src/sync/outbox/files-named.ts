import { readFileRows } from '../../database/read-file-rows.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { type MadeChange, readBlobs } from './held-back.ts';

/** The files these changes name, by hash; where this build cannot read one of them, also all that the server does not have. */
export const filesNamed = async (database: ShopDatabase, work: readonly MadeChange[]): Promise<string[]> => {
  const named = work.map(readBlobs);
  const unsent = named.includes(null) ? await unsentFiles(database) : [];
  return [...new Set([...named.flatMap((hashes) => hashes ?? []), ...unsent])];
};

const unsentFiles = async (database: ShopDatabase) => {
  const kept = await readFileRows(database, await database.file.toCollection().primaryKeys());
  return kept.filter(({ uploaded }) => !uploaded).map(({ hash }) => hash);
};
