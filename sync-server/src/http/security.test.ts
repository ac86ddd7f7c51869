import { calls } from '@knotenblech/shared/api/calls.ts';
import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTable } from '../../test/access/access-table.ts';
import { password, type SignedIn, type TestShop, testShop } from '../../test/test-shop.ts';
import { errorText } from './answers.ts';

let shop: TestShop;
let session: SignedIn;
const routes: [string, string][] = [];

beforeAll(async () => {
  shop = await testShop();
  session = await shop.signIn(await shop.addUser('werkstatt', ['UPLOAD_PERMISSION']));
  const concrete = shop.app.routes.filter((route) => route.method !== 'ALL');
  for (const { method, path } of concrete)
    routes.push([method, path.replace(/:hash/, 'a'.repeat(64)).replace(/:\w+/g, 'x').replace('*', 'x')]);
});
afterAll(() => shop.stop());

/** Calls that the table opens to everybody, health, the app itself, and what takes a purchasing system's password or a visit's cookie. */
const isOpen = (method: string, path: string) =>
  /^\/(health|ready|x|api\/punchout\/(oci|ids|basket(\/x)?))$/.test(path) ||
  Object.entries(accessTable).some(
    ([route, { who }]) =>
      who === 'nobody' && `${method} ${path}` === route.replace(' ', ' /api/1.0').replace(/\{\w+\}/g, 'x'),
  );

describe('every route', () => {
  it('answers with the security headers, also when it refuses', async () => {
    expect(routes.length).toBeGreaterThan(8);
    for (const [method, path] of [...routes, ['GET', '/api/1.0/none'], ['GET', '/none.js']] as [string, string][]) {
      const { headers } = await shop.app.request(path, { method });
      const at = `${method} ${path}`;
      expect(headers.get('X-Content-Type-Options'), at).toBe('nosniff');
      expect(headers.get('Referrer-Policy'), at).toBe('no-referrer');
      expect(headers.get('Cross-Origin-Opener-Policy'), at).toBe('same-origin');
      expect(headers.get('Content-Security-Policy'), at).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
      expect(headers.get('X-Request-Id'), at).toMatch(/^[0-9a-f-]{36}$/);
      const isPublic = /^\/api\/1\.0\/(content\/x|site\/(baseData|capabilities))$/.test(path);
      const kept = isPublic ? 'no-cache' : 'no-store';
      if (path.startsWith('/api')) expect(headers.get('Cache-Control'), at).toBe(kept);
    }
  });

  it('needs a session unless it is listed as open', async () => {
    for (const [method, path] of routes) {
      if (isOpen(method, path)) continue;
      expect((await shop.app.request(path, { method })).status, `${method} ${path}`).toBe(401);
    }
  });

  it('takes a token in its query only where its description says so', async () => {
    const { userName } = await shop.addUser('programm', ['GLOBAL_ADMIN_PERMISSION', 'ORDER_PERMISSION']);
    const body = new URLSearchParams({ userName, password, language: 'de' });
    const { token } = (await (await shop.request('/users/login', { method: 'POST', body })).json()) as {
      token: string;
    };
    const taken: string[] = [];
    for (const { method, path } of calls.filter(({ permission }) => permission !== 'nobody')) {
      const at = `${path.replace(/\{\w+\}/g, 'x')}?token=${token}`;
      const { status } = await shop.request(at, { method: method.toUpperCase() });
      if (status !== 401) taken.push(`${method} ${path}`);
    }
    const listing = calls.filter(({ token: place, permission }) => place !== undefined && permission !== 'nobody');
    const told = listing.map(({ method, path }) => `${method} ${path}`);
    expect(taken.sort()).toEqual(told.sort());
  });

  it('has a policy for the app that runs our own scripts and nothing inline', async () => {
    const policy = (await shop.app.request('/')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default;");
    for (const name of ['base-uri', 'frame-ancestors', 'object-src']) expect(policy).toContain(`${name} 'none'`);
  });
});

describe('a report of what the policy refused', () => {
  const report = (body: string) => shop.request('/cspReports', { method: 'POST', body });

  it('is taken without an answer, as is what is none', async () => {
    const effectiveDirective = 'script-src-elem';
    for (const body of [JSON.stringify([{ body: { effectiveDirective, blockedURL: 'inline' } }]), '{', '[]', 'null'])
      expect((await report(body)).status).toBe(204);
    expect((await report('x'.repeat(2 ** 21))).status).toBe(413);
  });
});

describe('a change that another site asks for', () => {
  const leave = (headers: Record<string, string>) =>
    shop.request('/session', {
      method: 'DELETE',
      headers: { ...session.headers, Host: 'shop.example.org', ...headers },
    });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example.org' },
    { Origin: 'null' },
  ])('is refused (%o)', async (headers) => {
    expect((await leave(headers)).status).toBe(403);
    expect((await shop.request('/session', { headers: session.headers })).status).toBe(200);
  });

  it('passes from our own pages', async () => {
    expect((await leave({ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://shop.example.org' })).status).toBe(204);
  });
});

describe('trouble', () => {
  it('answers an unknown path of the API with JSON, not with the app', async () => {
    const answer = await shop.request('/nothing/here');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      errors: [{ errorCode: 'not_found', errorMessageTranslated: errorText('de', 'not_found'), details: {} }],
    });
  });

  it('refuses a body that is too large, also when it does not say so', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    expect((await shop.request('/session', init)).status).toBe(413);
  });

  it('refuses what a device pushes where it nests too deep, with the limit', async () => {
    const { userId, headers } = await shop.signIn(session);
    const deep: unknown = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
    const mutation = { id: 1, uid: newId(), name: 'setPartName', v: 1, args: deep, at: shop.clock.now.toISOString() };
    const version = { protocol: protocolVersion, schema: schemaVersion };
    const request = { ...version, userId, clientId: newId(), mutations: [mutation] };
    const answer = await shop.post('/sync/push', request, headers);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      errors: [{ errorCode: 'payload_too_large', details: { limitDepth: 50 } }],
    });
  });

  it('tells nothing but a request id when something unforeseen happens', async () => {
    const broken = await testShop();
    await broken.database.owner`drop table session cascade`;
    const answer = await broken.request('/session', { headers: { 'X-Session-Key': 'x', Cookie: 'session=x' } });
    expect(answer.status).toBe(500);
    const body = (await answer.json()) as { errors: { details: { requestId: string } }[] };
    expect(body).toEqual({
      errors: [
        {
          errorCode: 'internal',
          errorMessageTranslated: errorText('de', 'internal'),
          details: { requestId: answer.headers.get('X-Request-Id') },
        },
      ],
    });
    await broken.stop();
  });
});
