import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { longJson } from './read-json.ts';

const app = new Hono()
  .get('/long', (c) => longJson(c, { rows: Array.from({ length: 1000 }, (_, n) => ({ n })) }))
  .get('/short', (c) => longJson(c, { rows: [] }));
const takesGzip = { headers: { 'Accept-Encoding': 'gzip, br' } };

test('a long answer is compressed for whoever takes it', async () => {
  const answer = await app.request('/long', takesGzip);
  expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  const text = gunzipSync(await answer.arrayBuffer()).toString();
  expect(text).toBe(await (await app.request('/long')).text());
});

test('a short answer, and one for whoever does not take it, is plain', async () => {
  expect((await app.request('/short', takesGzip)).headers.get('Content-Encoding')).toBeNull();
  expect((await app.request('/long')).headers.get('Content-Encoding')).toBeNull();
});
