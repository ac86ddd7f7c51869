import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { readFileRow } from '../../database/read-file-rows.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../site/api-path.ts';

const timeoutMs = 60_000;

/** The bytes of a file of the customer: as this device keeps them, else from the server; null: it is in neither place now. */
export const readFileBytes = async (
  database: ShopDatabase,
  hash: FileHash,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const kept = await readFileRow(database, hash);
  if (kept) return kept.bytes as Uint8Array<ArrayBuffer>;
  const key = (await readMeta(database, 'sessionKey')) ?? '';
  try {
    const answer = await fetch(apiPath(`/files/${hash}`), {
      cache: 'no-store',
      headers: { 'X-Session-Key': key },
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answer.ok && answer.headers.has('Upload-Offset') ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
};
