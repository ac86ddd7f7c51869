import { createHash } from 'node:crypto';
import { createConnection } from 'node:net';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, type TestShop, testShop } from '../../test/test-shop.ts';
import { bodyTimeouts, type RunningServer, runServer } from '../run-server.ts';

const silentMs = 300;
const wholeMs = 1200;
const address = { host: '127.0.0.1', port: 0, tls: null };
let shop: TestShop;
let owner: SignedIn;
let server: RunningServer;
/** As the browser names the cookie of a shop at this port. */
let atPort: SignedIn['headers'];

beforeAll(async () => {
  shop = await testShop();
  owner = await shop.signIn(await shop.addUser('eigner', ['UPLOAD_PERMISSION']));
  server = await runServer(shop.app.fetch, address, { silentMs, wholeMs });
  atPort = { ...owner.headers, Cookie: owner.headers.Cookie?.replace('session=', `session-${server.port}=`) ?? '' };
});
afterAll(async () => {
  await server.stop();
  await shop.stop();
});

const whole = new TextEncoder().encode('<BTLx/>'.repeat(100));
const hash = createHash('sha256').update(whole).digest('hex') as FileHash;
const head = (length: number, offset: number) =>
  [
    `PATCH /api/1.0/files/${hash} HTTP/1.1`,
    'Host: shop.example.org',
    `Content-Length: ${length}`,
    `Upload-Offset: ${offset}`,
    `Upload-Length: ${whole.length}`,
    `X-Session-Key: ${owner.headers['X-Session-Key']}`,
    `Cookie: ${owner.headers.Cookie}`,
    '\r\n',
  ].join('\r\n');

/** Sends a head and then what `feed` writes; what came back when the server hung up, and how long that took. */
const talk = (text: string, feed: (write: (bytes: Uint8Array) => void) => () => void, port = server.port) =>
  new Promise<{ answer: string; tookMs: number }>((resolve) => {
    const startedAt = performance.now();
    let answer = '';
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      socket.write(text);
      const stop = feed((bytes) => socket.write(bytes));
      socket.on('close', () => {
        stop();
        resolve({ answer, tookMs: performance.now() - startedAt });
      });
    });
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('error', () => {});
  });
const offset = () => shop.blobs.offsetOf(owner.customerId, hash);

it('a body that falls silent is cut with 408, and nothing of it is kept', async () => {
  const patient = await runServer(shop.app.fetch, address, { silentMs, wholeMs: 600_000 });
  const { answer, tookMs } = await talk(
    head(whole.length, 0),
    (write) => {
      write(whole.slice(0, whole.length - 7));
      return () => {};
    },
    patient.port,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(tookMs).toBeGreaterThanOrEqual(silentMs - 5);
  await patient.stop();
  expect(await offset()).toBe(0);
});

it('a body that trickles in is cut with 408 when its whole time is over', async () => {
  const { answer, tookMs } = await talk(head(whole.length, 0), (write) => {
    const timer = setInterval(() => write(whole.slice(0, 1)), 50);
    return () => clearInterval(timer);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(tookMs).toBeGreaterThanOrEqual(wholeMs - 5);
  expect(await offset()).toBe(0);
});

it('the whole chunks that came before the cut wait for the rest, and the upload is finished with them', async () => {
  const send = (bytes: Uint8Array<ArrayBuffer>, at: number) =>
    fetch(`http://127.0.0.1:${server.port}/api/1.0/files/${hash}`, {
      method: 'PATCH',
      body: bytes,
      headers: { ...atPort, 'Upload-Offset': String(at), 'Upload-Length': String(whole.length) },
    });
  expect((await send(whole.slice(0, 300), 0)).status).toBe(204);
  const { answer } = await talk(head(whole.length - 300, 300), (write) => {
    write(whole.slice(300, 400));
    return () => {};
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(await offset()).toBe(300);
  expect((await send(whole.slice(300), 300)).status).toBe(204);
  expect(await shop.blobs.read(hash)).toEqual(whole);
});

it('a stream of events may be silent for longer than a body', async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/health`);
  expect(answer.status).toBe(200);
  const events = await fetch(`http://127.0.0.1:${server.port}/api/1.0/sync/events`, { headers: atPort });
  const reader = events.body?.getReader();
  const silence = new Promise((quiet) => setTimeout(() => quiet('silent'), 2 * silentMs));
  const ended = (async () => {
    for (let more = await reader?.read(); more && !more.done; more = await reader?.read());
    return 'ended';
  })();
  expect(await Promise.race([silence, ended.catch(() => 'ended')])).toBe('silent');
  await reader?.cancel();
});

it('in service a silent body has 60 s and a whole one two minutes', () => {
  expect(bodyTimeouts).toEqual({ silentMs: 60_000, wholeMs: 120_000 });
});
