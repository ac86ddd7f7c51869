import { gzipSync } from 'node:zlib';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { mostDepth, readPackedJson } from './read-json.ts';

const mostBytes = 10_000;
const app = new Hono()
  .onError((error, c) => c.json(error instanceof DomainError ? { code: error.code } : { code: 'bug' }))
  .post('/', async (c) => c.json((await readPackedJson(c, z.strictObject({ text: z.string() }), mostBytes)).value))
  .post('/any', async (c) => c.json((await readPackedJson(c, z.unknown(), mostBytes)).value as object));

const post = async (body: string | Uint8Array<ArrayBuffer>, encoding?: string, path = '/') => {
  const headers = encoding === undefined ? {} : { 'Content-Encoding': encoding };
  return (await app.request(path, { method: 'POST', headers, body })).json();
};
const packed = (text: string) => new Uint8Array(gzipSync(text));

test('a compressed body is read as one in clear', async () => {
  const text = JSON.stringify({ text: 'Stahl' });
  expect(await post(packed(text), 'gzip')).toEqual({ text: 'Stahl' });
  expect(await post(text)).toEqual({ text: 'Stahl' });
});

test('one that grows beyond the limit is refused while it is unpacked', async () => {
  const bomb = packed(JSON.stringify({ text: 'a'.repeat(50_000_000) }));
  expect(bomb.length).toBeLessThan(100_000);
  expect(await post(bomb, 'gzip')).toEqual({ code: 'payload_too_large' });
});

test('what is not compressed though it says so, is cut off or is no JSON is refused', async () => {
  const whole = packed(JSON.stringify({ text: 'Stahl' }));
  expect(await post('{"text":"Stahl"}', 'gzip')).toEqual({ code: 'invalid_input' });
  expect(await post(whole.slice(0, 15), 'gzip')).toEqual({ code: 'invalid_input' });
  expect(await post(packed('{"text"'), 'gzip')).toEqual({ code: 'invalid_input' });
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test('what nests deeper than the limit is refused, compressed or not', async () => {
  expect(await post(nested(mostDepth), undefined, '/any')).toEqual(JSON.parse(nested(mostDepth)));
  for (const depth of [mostDepth + 1, 100_000]) {
    expect(await post(nested(depth), undefined, '/any')).toEqual({ code: 'payload_too_large' });
    expect(await post(`{"text":${nested(depth)}}`)).toEqual({ code: 'payload_too_large' });
  }
  expect(await post(packed(nested(mostDepth + 1)), 'gzip', '/any')).toEqual({ code: 'payload_too_large' });
});
