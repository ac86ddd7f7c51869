import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../site/api-path.ts';
import { createPost } from './post-packed.ts';
import { readResponse } from './read-response.ts';
import type { RequestTerms, Transport } from './transport.ts';
import { createUpload } from './upload.ts';

const timeoutMs = 30_000;

const request = (path: string, init: RequestInit, sessionKey: string) => {
  const headers = { ...(init.headers as Record<string, string>), 'X-Session-Key': sessionKey };
  return fetch(apiPath(path), { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs), ...init, headers });
};

const requestUnder =
  ({ sessionKey, signal }: RequestTerms) =>
  (path: string, init: RequestInit) =>
    request(path, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) }, sessionKey);

/** The server by fetch: cookie and session key go with every request; a timeout says nothing about what happened. */
export const createTransport = (database: ShopDatabase): Transport => {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const key = (await readMeta(database, 'sessionKey')) ?? '';
    return request(path, init, key);
  };
  const post = createPost(send);
  return {
    push: async (body) => readResponse(await post('/sync/push', body)),
    pull: async (body, terms) => readResponse(await post('/sync/pull', body, terms && requestUnder(terms))),
    upload: createUpload(send),
  };
};
