import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '../http/shop-env.ts';
import { type RunningServer, runServer } from '../run-server.ts';
import { createPokeStreams } from './event.routes.ts';
import type { Pokes } from './rows/pokes.ts';
import type { Versions } from './rows/write-merged.ts';
import type { SyncEnv } from './sync-env.ts';

type Listener = Parameters<Pokes['listen']>[0];

const actor = { customerId: 'c', userId: 'u' } as Session['actor'];
const listening = () => {
  const listeners = new Set<Listener>();
  const listen = (listener: Listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const app = new Hono<SyncEnv>()
    .use(async (c, next) => {
      c.set('actor', actor);
      c.set('session', { sessionId: c.req.header('X-Session') ?? '', kind: 'app', actor });
      await next();
    })
    .get('/events', createPokeStreams({ listen }));
  const poke = (versions: Versions) => {
    for (const { onPoke } of listeners) onPoke(versions);
  };
  return { app, listeners, poke };
};

let server: RunningServer | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.stop();
  server = undefined;
});

it('whoever does not read has no more waiting for him than one poke of the newest versions', async () => {
  const { app, listeners, poke } = listening();
  const reader = (await app.request('/events')).body?.getReader();
  await expect.poll(() => listeners.size).toBe(1);
  for (let version = 1; version <= 5000; version += 1) {
    poke({ a: version });
    if (version % 100 === 0) await new Promise(setImmediate);
  }
  const decoder = new TextDecoder();
  let text = '';
  while (!text.includes('{"a":5000}')) text += decoder.decode((await reader?.read())?.value);
  await reader?.cancel();
  expect(text.match(/event: poke/g)?.length).toBeLessThan(10);
});

it('a session holds eight streams, and one more ends the oldest', async () => {
  const { app, listeners } = listening();
  const running = await runServer(app.fetch, { host: '127.0.0.1', port: 0, tls: null });
  server = running;
  const open = async (session: string) => {
    const before = listeners.size;
    const socket = createConnection({ port: running.port, host: '127.0.0.1' });
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(`GET /events HTTP/1.1\r\nHost: shop.example.org\r\nX-Session: ${session}\r\n\r\n`);
    await once(socket, 'readable');
    expect(listeners.size).toBe(Math.min(before + 1, 9));
    return socket;
  };
  const stranger = await open('another');
  const own: Socket[] = [];
  for (let count = 1; count <= 8; count += 1) own.push(await open('own'));
  const [oldest, ...others] = own as [Socket, ...Socket[]];
  const closed = new Promise((resolve) => oldest.once('close', resolve).resume());
  await open('own');
  await closed;
  expect([stranger, ...others].map(({ destroyed }) => destroyed)).not.toContain(true);
  expect(listeners.size).toBe(9);
});
