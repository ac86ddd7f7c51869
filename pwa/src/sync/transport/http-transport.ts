import { readMeta, type ShopDatabase } from '../../database/shop-database.ts';
import { apiPath } from '../site/site.ts';
import type { RequestTerms, Transport } from './answers.ts';
import { createUpload, readResponse } from './upload.ts';

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

const smallestPacked = 1000;

type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Posts JSON, what is long of it compressed; once a server has taken in clear what it refused compressed, all goes in clear. */
export const createPost = (send: Send) => {
  let isPacking = 'CompressionStream' in globalThis;
  const inClear = (path: string, text: string, by: Send) =>
    by(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: text });
  return async (path: string, body: unknown, by = send): Promise<Response> => {
    const text = JSON.stringify(body);
    if (!isPacking || text.length < smallestPacked) return inClear(path, text, by);
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    const answer = await by(path, { method: 'POST', headers, body: await packed(text) });
    if (answer.status !== 400 && answer.status !== 415) return answer;
    const inClearToo = await inClear(path, text, by);
    isPacking = !inClearToo.ok;
    return inClearToo;
  };
};

const packed = (text: string) =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
