import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPost } from './http-transport.ts';

const long = { text: 'Stahl '.repeat(1000) };

/** What arrived, as JSON, and whether it was compressed. */
const listen = (statusOf: (isPacked: boolean) => number) => {
  const heard: { isPacked: boolean; body: unknown; bytes: number }[] = [];
  const post = createPost(async (_, init) => {
    const bytes = Buffer.from(await new Response(init.body).arrayBuffer());
    const isPacked = new Headers(init.headers).get('Content-Encoding') === 'gzip';
    heard.push({
      isPacked,
      body: JSON.parse((isPacked ? gunzipSync(bytes) : bytes).toString()),
      bytes: bytes.length,
    });
    return new Response('{}', { status: statusOf(isPacked) });
  });
  return { heard, post };
};

test('a long body is compressed, a short one is not worth it', async () => {
  const { heard, post } = listen(() => 200);
  await post('/sync/push', long);
  await post('/sync/push', { text: 'Stahl' });
  expect(heard).toMatchObject([
    { isPacked: true, body: long },
    { isPacked: false, body: { text: 'Stahl' } },
  ]);
  expect(heard[0]?.bytes).toBeLessThan(200);
});

test('a server that does not take compressed bodies gets all in clear, once it has said so', async () => {
  const { heard, post } = listen((isPacked) => (isPacked ? 400 : 200));
  expect((await post('/sync/push', long)).status).toBe(200);
  await post('/sync/push', long);
  expect(heard.map(({ isPacked }) => isPacked)).toEqual([true, false, false]);
});

test('a body that is refused in clear as well says nothing against compressing', async () => {
  const { heard, post } = listen(() => 400);
  expect((await post('/sync/push', long)).status).toBe(400);
  await post('/sync/push', long);
  expect(heard.map(({ isPacked }) => isPacked)).toEqual([true, false, true, false]);
});
