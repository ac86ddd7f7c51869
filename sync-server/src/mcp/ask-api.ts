import { calls } from '@knotenblech/shared/api/calls.ts';
import { type Refusal, refusalSchema } from '@knotenblech/shared/api/describe-call.ts';
import type { z } from 'zod';

type Asked<T> = {
  /** The call as calls.ts describes it: 'GET /project/list'. */
  call: `${'GET' | 'PUT' | 'POST'} /${string}`;
  /** Values of the braces in its path. */
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: object | FormData;
  idempotencyKey?: string | undefined;
  answer: z.ZodType<T>;
};

/** Asks a call of API 1.0 in the name of the key that asked here: scopes, rights, limits and refusals are those of the call. */
export type AskApi = <T>(asked: Asked<T>) => Promise<T>;

/** What a call refused, told to the model in its own codes. */
export class ApiRefusal extends Error {
  readonly errors: Refusal['errors'];
  constructor(errors: Refusal['errors']) {
    super(errors.map(({ errorCode }) => errorCode).join(', '));
    this.errors = errors;
  }
}

/** How an answer of the API is had, within the process. */
export type FetchApi = (request: Request) => Response | Promise<Response>;

export const askApiAs = (fetchApi: FetchApi, headers: Headers): AskApi => {
  return async ({ call, path = {}, query = {}, body, idempotencyKey, answer }) => {
    const [method = 'GET', template = ''] = call.split(' ');
    const url = new URL(
      `/api/1.0${template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))}`,
      'http://localhost',
    );
    url.search = new URLSearchParams({ language: 'en', ...query }).toString();
    const sent = new Headers(headers);
    if (idempotencyKey !== undefined) sent.set('Idempotency-Key', idempotencyKey);
    if (body !== undefined && !(body instanceof FormData)) sent.set('Content-Type', 'application/json');
    const content = body instanceof FormData ? body : JSON.stringify(body);
    const response = await fetchApi(
      new Request(url, { method, headers: sent, ...(body !== undefined && { body: content }) }),
    );
    const told: unknown = await response.json();
    if (!response.ok) throw new ApiRefusal(refusalSchema.parse(told).errors);
    return answer.parse(told);
  };
};

/** The scope that a key must have for a call. */
export const scopeOfCall = (name: string) =>
  calls.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name)?.scope ?? null;
