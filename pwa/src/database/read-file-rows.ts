import { isDeviceFull } from '../device/quota/quota.ts';
import type { FileRow, ShopDatabase } from './shop-database.ts';

/**
 * The files that can be read. A browser may lose a file's bytes and keep its row: one such file holds up neither the others
 * nor the transaction. Its row stays, since it may also have failed for want of memory; kept again, it is replaced.
 */
export const readFileRows = async (database: ShopDatabase, hashes: readonly string[]): Promise<FileRow[]> => {
  if (hashes.length === 0) return [];
  return database.transaction('r', database.file, async () => {
    const files: FileRow[] = [];
    for (const hash of hashes) {
      const file = await readRow(database, hash);
      if (file) files.push(file);
    }
    return files;
  });
};

/** One of them. */
export const readFileRow = async (database: ShopDatabase, hash: string): Promise<FileRow | undefined> =>
  (await readFileRows(database, [hash]))[0];

const readRow = async ({ file }: ShopDatabase, hash: string) => {
  try {
    return await file.get(hash);
  } catch (error) {
    if (isDeviceFull(error)) throw error;
    await throwIfClosed(file);
    return undefined;
  }
};

/** Where not even the keys can be read, it is not the file that fails. */
const throwIfClosed = async (file: ShopDatabase['file']) => {
  await file.count();
};
