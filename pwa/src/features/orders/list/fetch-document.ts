import { refusalSchema } from '@knotenblech/shared/api/refusal.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { readMeta } from '../../../database/read-meta.ts';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import { apiPath } from '../../../sync/site/api-path.ts';

const timeoutMs = 60_000;

/** The bytes of a document, and the name that the server gives it; throws DomainError: the server's code, or 'unavailable' when it is out of reach. */
export const fetchDocument = async (
  database: ShopDatabase,
  path: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string | null }> => {
  const headers = { 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' };
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(apiPath(path), { headers, cache: 'no-store', signal }).catch(() => null);
  if (!response) throw new DomainError('unavailable');
  if (response.ok) {
    const [, name] = /filename\*=UTF-8''(\S+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { bytes, name: name === undefined ? null : decodeURIComponent(name) };
  }
  const body: unknown = await response.json().catch(() => null);
  throw new DomainError(refusalSchema.safeParse(body).data?.errors[0]?.errorCode ?? 'internal');
};
