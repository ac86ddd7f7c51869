import { readMeta, readMetas } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { fetchSealKey } from './seal-key.ts';

/** The seal key that every device of the user can get, in hexadecimal digits; null: it is out of reach, and was at the sign-in. */
export const accountKey = async (database: ShopDatabase): Promise<string | null> => {
  const sessionKey = navigator.onLine ? await readMeta(database, 'sessionKey') : undefined;
  const fetched = sessionKey === undefined ? null : await fetchSealKey(sessionKey);
  if (fetched) return fetched;
  const [kept, isOwn] = await readMetas(database, ['sealKey', 'sealKeyIsOwn']);
  return isOwn ? null : (kept ?? null);
};

export const storeSealKey = (database: ShopDatabase, value: string, { isOwn }: { isOwn: boolean }) =>
  database.meta.bulkPut([
    { key: 'sealKey', value },
    { key: 'sealKeyIsOwn', value: isOwn },
  ]);

/**
 * A session that began where the server's key was out of reach, or only the one that follows from a password was at hand,
 * gets it as soon as it is heard: once the server has locked the user's data, or his password is another, it is too late.
 */
export const fetchMissingKey = async (database: ShopDatabase) => {
  const [kept, isOwn, sessionKey] = await readMetas(database, ['sealKey', 'sealKeyIsOwn', 'sessionKey']);
  if (sessionKey === undefined || (kept !== undefined && !isOwn)) return;
  const fetched = await fetchSealKey(sessionKey);
  if (fetched === null) return;
  await database.transaction('rw', database.meta, async () => {
    if ((await readMeta(database, 'sessionKey')) === sessionKey)
      await storeSealKey(database, fetched, { isOwn: false });
  });
};
