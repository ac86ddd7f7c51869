import { refusalSchema } from '@knotenblech/shared/api/describe-call.ts';
import { type AnswerSchema, parseLenient } from '@knotenblech/shared/api/parse-lenient.ts';
import { DomainError, type ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import { readMeta } from '../../database/shop-database.ts';
import { databaseOf, type UserData } from '../../database/user-data.ts';
import { apiPath } from '../site/site.ts';

type Call = {
  /** Below the API's root. */
  path: string;
  /** With a body it is sent by POST unless the method says otherwise: fields of a form, else as JSON. */
  body?: unknown;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  signal?: AbortSignal;
  timeoutMs?: number;
  /** What the browser keeps of an answer, as long as the server lets it. */
  cache?: RequestCache;
};

/** A network that swallows everything counts as none. */
const usualTimeoutMs = 30_000;

/** Sends a call in the session of whoever's data they are, null: in none; answers null when the server is out of reach. */
export const sendToServer = async (data: UserData | null, call: Call): Promise<Response | null> => {
  const { path, body, method, signal, timeoutMs = usualTimeoutMs, cache = 'no-store' } = call;
  const isForm = body instanceof URLSearchParams;
  const headers = {
    ...(data && { 'X-Session-Key': (await readMeta(databaseOf(data), 'sessionKey')) ?? '' }),
    ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
  };
  const limit = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    cache,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  };
  return fetch(apiPath(path), init).catch(() => null);
};

/** Asks the server itself, which works with a network only; throws DomainError: its code and details, or 'unavailable' when it is out of reach. */
export const callServer = async <T>(
  data: UserData,
  { answer, ...call }: Call & { answer: AnswerSchema<T> },
): Promise<T> => {
  const response = await sendToServer(data, call);
  if (!response) throw new DomainError('unavailable');
  const answered: unknown = await response.json().catch(() => null);
  if (response.ok) return readKnown(answer, answered);
  throw refusalIn(answered);
};

const fileTimeoutMs = 60_000;

/** The bytes of a file that the server makes, and the name that it gives it; throws DomainError as `callServer` does. */
export const fetchFile = async (
  data: UserData,
  call: Pick<Call, 'path' | 'signal' | 'cache'>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string; name: string | null }> => {
  const response = await sendToServer(data, { ...call, timeoutMs: fileTimeoutMs });
  if (!response) throw new DomainError('unavailable');
  if (!response.ok) throw refusalIn(await response.json().catch(() => null));
  const [, name] = /filename\*=UTF-8''(\S+)/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('Content-Type') ?? '';
  return { bytes, type, name: name === undefined ? null : decodeURIComponent(name) };
};

/** What a success answers; throws DomainError 'unavailable' where it is none of the server's, 'client_outdated' where only a newer build can read it. */
export const readKnown = <T>(schema: AnswerSchema<T>, given: unknown): T => {
  if (given === null) throw new DomainError('unavailable');
  const known = parseLenient(schema, given);
  if (known === null) throw new DomainError('client_outdated');
  return known;
};

const refusalIn = (answered: unknown): DomainError => {
  const refusal = refusalSchema.safeParse(answered).data?.errors[0];
  return new DomainError(refusal?.errorCode ?? 'unavailable', plainDetails(refusal?.details ?? {}));
};

const plainDetails = (details: Record<string, unknown>): ErrorDetails =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, isPlain(value) ? value : JSON.stringify(value)]),
  );

const isPlain = (value: unknown): value is ErrorDetails[string] =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
