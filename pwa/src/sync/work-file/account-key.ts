import { readMeta, readMetas } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { fetchSealKey } from '../seal-key.ts';

/** The seal key that every device of the user can get, in hexadecimal digits; null: it is out of reach, and was at the sign-in. */
export const accountKey = async (database: ShopDatabase): Promise<string | null> => {
  const sessionKey = navigator.onLine ? await readMeta(database, 'sessionKey') : undefined;
  const fetched = sessionKey === undefined ? null : await fetchSealKey(sessionKey);
  if (fetched) return fetched;
  const [kept, isOwn] = await readMetas(database, ['sealKey', 'sealKeyIsOwn']);
  return isOwn ? null : (kept ?? null);
};

export const keepSealKey = (database: ShopDatabase, value: string, { isOwn }: { isOwn: boolean }) =>
  database.meta.bulkPut([
    { key: 'sealKey', value },
    { key: 'sealKeyIsOwn', value: isOwn },
  ]);
