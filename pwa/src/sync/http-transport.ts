import { readMeta } from '../database/read-meta.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Answer, Transport } from './engine/engine.ts';
import { refuseAnswer, refuseUpload } from './engine/refuse-answer.ts';
import { apiPath } from './api-path.ts';
import { createPost } from './post-packed.ts';

const timeoutMs = 30_000;
const largestChunk = 1024 * 1024;
const smallestChunk = 64 * 1024;

/** The server by fetch: cookie and session key go with every request; a timeout says nothing about what happened. */
export const createTransport = (database: ShopDatabase): Transport => {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const key = (await readMeta(database, 'sessionKey')) ?? '';
    const headers = { ...(init.headers as Record<string, string>), 'X-Session-Key': key };
    return fetch(apiPath(path), { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs), ...init, headers });
  };
  const post = createPost(send);
  return {
    push: async (body) => readAnswer(await post('/sync/push', body)),
    pull: async (body) => readAnswer(await post('/sync/pull', body)),
    upload: createUpload(send),
  };
};

const readAnswer = async (response: Response): Promise<Answer> => {
  const seconds = Number(response.headers.get('Retry-After'));
  return {
    status: response.status,
    body: await response.json().catch(() => null),
    ...(seconds > 0 ? { retryAfterMs: seconds * 1000 } : {}),
  };
};

type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Goes on where an earlier try stopped, in smaller pieces after each that did not arrive in time. */
const createUpload = (send: Send): Transport['upload'] => {
  let chunkBytes = largestChunk;
  const sendChunk = async (path: string, bytes: Uint8Array, offset: number) => {
    const headers = {
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(offset),
      'Upload-Length': String(bytes.length),
    };
    const end = Math.min(offset + chunkBytes, bytes.length);
    try {
      const answer = await send(path, { method: 'PATCH', headers, body: bytes.slice(offset, end) });
      if (!answer.ok) refuseUpload(await readAnswer(answer));
    } catch (error) {
      chunkBytes = Math.max(smallestChunk, chunkBytes / 2);
      throw error;
    }
    chunkBytes = Math.min(largestChunk, chunkBytes * 2);
    return end;
  };
  return async (hash, bytes) => {
    const path = `/files/${hash}`;
    const head = await send(path, { method: 'HEAD' });
    if (head.status === 200) return;
    if (head.status !== 404) refuseAnswer(await readAnswer(head));
    let offset = Number(head.headers.get('Upload-Offset') ?? 0);
    do offset = await sendChunk(path, bytes, offset);
    while (offset < bytes.length);
  };
};
