import { refusalSchema } from '@knotenblech/shared/api/refusal.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../../sync/api-path.ts';

const timeoutMs = 60_000;

/** The bytes of a document; throws DomainError: the server's code, or 'unavailable' when it is out of reach. */
export const fetchDocument = async (database: ShopDatabase, path: string): Promise<Uint8Array<ArrayBuffer>> => {
  const headers = { 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(apiPath(path), { headers, cache: 'no-store', signal }).catch(() => null);
  if (!response) throw new DomainError('unavailable');
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  const body: unknown = await response.json().catch(() => null);
  throw new DomainError(refusalSchema.safeParse(body).data?.errors[0]?.errorCode ?? 'internal');
};
