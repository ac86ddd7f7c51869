import { get } from 'node:http';
import type { Page } from 'playwright';

export type Loaded = { requests: number; bytes: number; byKind: Map<string, number> };

/** Counts what a page loads, as it crosses the network: compressed, headers included. */
export const countBytes = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  let loaded: Loaded = { requests: 0, bytes: 0, byKind: new Map() };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, response.url.includes('/api/') ? 'data' : type.toLowerCase());
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    loaded.requests += 1;
    loaded.bytes += encodedDataLength;
    loaded.byKind.set(kind, (loaded.byKind.get(kind) ?? 0) + encodedDataLength);
  });
  return {
    /** What was loaded since the last call. */
    take: () => {
      const taken = loaded;
      loaded = { requests: 0, bytes: 0, byKind: new Map() };
      return taken;
    },
  };
};

/** The bytes of a file as a browser that takes brotli gets it. */
export const transferredBytes = (url: string) =>
  new Promise<number>((done, fail) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => done(bytes));
    }).on('error', fail);
  });
