import { refusalSchema } from '@knotenblech/shared/api/refusal.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../../sync/api-path.ts';

type Question<T> = { path: string; answer: { parse: (given: unknown) => T }; body?: unknown; signal?: AbortSignal };

/** Asks the server itself, which works with a network only; throws DomainError: its code, or 'unavailable' when it is out of reach. */
export const askServer = async <T>(database: ShopDatabase, { path, answer, body, signal }: Question<T>): Promise<T> => {
  const headers = { 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' };
  const sent =
    body === undefined
      ? { headers }
      : { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'Content-Type': 'application/json' } };
  const init = { ...sent, cache: 'no-store', ...(signal ? { signal } : {}) } as const;
  const response = await fetch(apiPath(path), init).catch(() => null);
  if (!response) throw new DomainError('unavailable');
  const answered: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new DomainError(refusalSchema.safeParse(answered).data?.errors[0]?.errorCode ?? 'internal');
  return answer.parse(answered);
};
