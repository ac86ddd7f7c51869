import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';

const gzipped = promisify(gzip);
const smallestBytes = 4096;

/** A JSON answer that may be megabytes long: compressed, fast rather than small, for whoever takes it. */
export const longJson = async (c: Context, value: unknown) => {
  const text = JSON.stringify(value);
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
  const takesGzip = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '');
  if (!takesGzip || text.length < smallestBytes) return c.body(text, 200, headers);
  return c.body(await gzipped(text, { level: 1 }), 200, { ...headers, 'Content-Encoding': 'gzip' });
};
