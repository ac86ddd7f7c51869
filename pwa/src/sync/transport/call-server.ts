import { type AnswerSchema, parseLenient } from '@knotenblech/shared/api/parse-lenient.ts';
import { refusalSchema } from '@knotenblech/shared/api/refusal.ts';
import { DomainError, type ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../site/api-path.ts';

type Question<T> = {
  path: string;
  answer: AnswerSchema<T>;
  /** With a body it is sent by POST unless the method says otherwise. */
  body?: unknown;
  method?: 'PUT' | 'DELETE';
  signal?: AbortSignal;
};

/** A network that swallows everything counts as none. */
const timeoutMs = 30_000;

/** Asks the server itself, which works with a network only; throws DomainError: its code and details, or 'unavailable' when it is out of reach. */
export const callServer = async <T>(
  database: ShopDatabase,
  { path, answer, body, method, signal }: Question<T>,
): Promise<T> => {
  const headers = { 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' };
  const sent =
    body === undefined
      ? { headers, ...(method && { method }) }
      : {
          method: method ?? 'POST',
          body: JSON.stringify(body),
          headers: { ...headers, 'Content-Type': 'application/json' },
        };
  const limit = AbortSignal.timeout(timeoutMs);
  const init = { ...sent, cache: 'no-store', signal: signal ? AbortSignal.any([signal, limit]) : limit } as const;
  const response = await fetch(apiPath(path), init).catch(() => null);
  if (!response) throw new DomainError('unavailable');
  const answered: unknown = await response.json().catch(() => null);
  if (response.ok) return readKnown(answer, answered);
  const refusal = refusalSchema.safeParse(answered).data?.errors[0];
  throw new DomainError(refusal?.errorCode ?? 'unavailable', plainDetails(refusal?.details ?? {}));
};

/** What a success answers; throws DomainError 'unavailable' where it is none of the server's, 'client_outdated' where only a newer build can read it. */
export const readKnown = <T>(schema: AnswerSchema<T>, given: unknown): T => {
  if (given === null) throw new DomainError('unavailable');
  const known = parseLenient(schema, given);
  if (known === null) throw new DomainError('client_outdated');
  return known;
};

const plainDetails = (details: Record<string, unknown>): ErrorDetails =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, isPlain(value) ? value : JSON.stringify(value)]),
  );

const isPlain = (value: unknown): value is ErrorDetails[string] =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
