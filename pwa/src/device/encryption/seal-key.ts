import { readMeta, readMetas, type ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../../sync/site/site.ts';

const timeoutMs = 10_000;

const algorithm = 'AES-GCM';

/** A key to sealed work in hexadecimal digits; null: out of reach. */
export type SealKey = () => Promise<string | null>;

/** The user's key to his sealed work from the server as hexadecimal digits, the same after a new password; null when it is out of reach. */
export const fetchSealKey = async (sessionKey: string): Promise<string | null> => {
  const headers = { 'X-Session-Key': sessionKey };
  const init = { headers, cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) } as const;
  const response = await fetch(apiPath('/account/sealKey'), init).catch(() => null);
  const answer: unknown = response?.ok ? await response.json().catch(() => null) : null;
  const digits = (answer as { sealKey?: unknown } | null)?.sealKey;
  return typeof digits === 'string' ? digits : null;
};

/** A key of hexadecimal digits. */
export const importSealKey = (digits: string): Promise<CryptoKey> => {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.importKey('raw', bytes, algorithm, false, ['encrypt', 'decrypt']);
};

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
