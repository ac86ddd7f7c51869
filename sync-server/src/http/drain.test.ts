import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { runServer } from '../run-server.ts';

const address = { host: '127.0.0.1', port: 0, tls: null };

/** A server with one answer that is given when told so. */
const openSlow = async (drainMs: number) => {
  const slow = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  const app = new Hono()
    .get('/slow', async (c) => {
      asked.resolve();
      return c.text(await slow.promise);
    })
    .get('/quick', (c) => c.text('quick'));
  const server = await runServer(app.fetch, { ...address, drainMs });
  const url = `http://127.0.0.1:${server.port}`;
  const answer = fetch(`${url}/slow`).then((given) => given.text());
  await asked.promise;
  return { url, answer, answerNow: () => slow.resolve('slow'), stop: server.stop };
};

it('what is being answered when the server is told to end is answered, and who asks meanwhile too', async () => {
  const { url, answer, answerNow, stop } = await openSlow(20_000);
  const stopped = stop();
  const meanwhile = await fetch(`${url}/quick`);
  expect([await meanwhile.text(), meanwhile.headers.get('Connection')]).toEqual(['quick', 'close']);
  answerNow();
  expect(await answer).toBe('slow');
  await stopped;
  await expect(fetch(`${url}/quick`)).rejects.toThrow();
});

it('what takes longer than the stated time is cut', async () => {
  const { answer, stop } = await openSlow(100);
  const cut = expect(answer).rejects.toThrow();
  await Promise.race([stop(), wait(10_000).then(() => Promise.reject(new Error('it did not end')))]);
  await cut;
});
