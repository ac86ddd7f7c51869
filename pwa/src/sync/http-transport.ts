import { readMeta } from '../database/read-meta.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Transport } from './engine/engine.ts';
import { apiPath } from './api-path.ts';
import { createPost } from './post-packed.ts';
import { readResponse } from './read-response.ts';
import { createUpload } from './upload.ts';

const timeoutMs = 30_000;

/** The server by fetch: cookie and session key go with every request; a timeout says nothing about what happened. */
export const createTransport = (database: ShopDatabase): Transport => {
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const key = (await readMeta(database, 'sessionKey')) ?? '';
    const headers = { ...(init.headers as Record<string, string>), 'X-Session-Key': key };
    return fetch(apiPath(path), { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs), ...init, headers });
  };
  const post = createPost(send);
  return {
    push: async (body) => readResponse(await post('/sync/push', body)),
    pull: async (body) => readResponse(await post('/sync/pull', body)),
    upload: createUpload(send),
  };
};
