import type { KeyScope } from '@knotenblech/shared/accounts/company-key.ts';
import { companyKeyCalls } from '@knotenblech/shared/api/accounts/company-key-calls.ts';
import { calls } from '@knotenblech/shared/api/calls.ts';
import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { password, type SignedIn, type TestShop, type TestUser, testShop } from '../../../test/test-shop.ts';
import { keyRate } from '../auth/check-key.ts';

let shop: TestShop;
let chief: TestUser;
let session: SignedIn;
let elapsedMs = 0;
const logged: string[] = [];
const opened = new Date('2026-11-23T08:00:00Z');

const admin: Permission[] = ['CUSTOMER_ADMIN_PERMISSION', 'ORDER_PERMISSION'];

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  shop = await testShop({ log, elapsedMs: () => elapsedMs });
  chief = await shop.addUser('chefin', admin);
  session = await shop.signIn(chief);
});
beforeEach(() => {
  shop.clock.now = new Date(opened);
  elapsedMs += 3_600_000;
});
afterAll(() => shop.stop());

const make = async (scopes: KeyScope[], { by = session, lifeDays = null as number | null } = {}) => {
  const answer = await shop.post('/companyKeys', { name: 'ERP', scopes, lifeDays, password }, by.headers);
  expect(answer.status).toBe(200);
  return companyKeyCalls.add.answer.parse(await answer.json());
};
const ask = (path: string, key: string, init: RequestInit = {}) =>
  shop.request(path, { ...init, headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' } });
const codeOf = async (answer: Response) => {
  if (answer.status < 300) return String(answer.status);
  const { errors } = (await answer.json()) as { errors: { errorCode: string }[] };
  return `${answer.status} ${errors[0]?.errorCode}`;
};
const asks = async (path: string, key: string, init?: RequestInit) => codeOf(await ask(path, key, init));
const list = async (by = session) =>
  companyKeyCalls.list.answer.parse(await (await shop.request('/companyKeys', { headers: by.headers })).json()).keys;
const change = (user: TestUser, more: { permissions?: Permission[]; active?: boolean }) =>
  shop.putUser(user.customerId, {
    id: user.userId,
    userName: user.userName,
    email: `${user.userName}@example.org`,
    firstName: '',
    name: 'M',
    permissions: admin,
    seesPrices: true,
    active: true,
    ...more,
  });

describe('a key of a company', () => {
  it('is told once, and known by how it begins: nothing else of it is stored or logged', async () => {
    const { key, keyId } = await make(['projects:read']);
    expect(key).toMatch(/^knb_[\w-]{43}$/);
    expect(await asks('/project/list', key)).toBe('200');
    const [listed] = await list();
    expect(listed).toEqual({
      keyId,
      name: 'ERP',
      prefix: key.slice(0, 10),
      scopes: ['projects:read'],
      madeBy: { userId: chief.userId, name: 'Eva Muster' },
      madeAt: opened.toISOString(),
      expiresAt: null,
      usedAt: opened.toISOString(),
      stoppedBy: null,
    });
    const stored = JSON.stringify(await shop.database.owner`select k::text as row from company_key k`);
    const audit = JSON.stringify(await shop.database.owner`select e::text as row from audit_entry e`);
    expect(logged.join('')).toContain(`"keyId":"${keyId}"`);
    for (const text of [stored, audit, logged.join('')]) expect(text).not.toContain(key.slice(10));
    expect(audit).toContain('key_made');
  });

  it('opens what its scopes name and nothing else', async () => {
    const { key } = await make(['projects:read']);
    const answer = await ask('/orders/list', key);
    expect(answer.headers.get('WWW-Authenticate')).toContain('scope="orders:read"');
    expect(await codeOf(answer)).toBe('403 scope_missing');
    expect(await asks('/project/trash/x', key, { method: 'POST', body: '{"inTrash":true}' })).toBe('403 scope_missing');
    const { key: orders } = await make(['orders:read', 'orders:write']);
    expect(await asks('/orders/list', orders)).toBe('200');
    expect(await asks('/project/list', orders)).toBe('403 scope_missing');
  });

  it('of all scopes opens no call without one: accounts, keys, sync and what the operator does', async () => {
    const { key } = await make(['projects:read', 'projects:write', 'prices:read', 'orders:read', 'orders:write']);
    const closed = calls.filter(({ permission, scope }) => permission !== 'nobody' && scope === undefined);
    expect(closed.length).toBeGreaterThan(50);
    const open: string[] = [];
    for (const { method, path } of closed) {
      elapsedMs += 1000;
      const init = { method: method.toUpperCase(), ...(['post', 'put', 'patch'].includes(method) && { body: '{}' }) };
      const code = await asks(path.replace(/\{\w+\}/g, chief.userId), key, init);
      /* This one takes tokens from its form, and no key. */
      if (code !== '403 scope_missing' && path !== '/users/changePassword') open.push(`${method} ${path} ${code}`);
    }
    expect(open).toEqual([]);
    expect(await asks('/companyKeys', key)).toBe('403 scope_missing');
  });

  it('is taken from the header alone', async () => {
    const { key } = await make(['projects:read']);
    const elsewhere = [
      await shop.request(`/project/list?token=${key}`),
      await shop.request('/project/list', { headers: { token: key } }),
      await shop.request('/session', { headers: { 'X-Session-Key': key } }),
    ];
    for (const answer of elsewhere) expect(answer.status).toBe(401);
    expect(await asks('/project/list', session.key)).toBe('401 company_key_invalid');
  });

  it('ends at the day that was chosen, and when it is revoked', async () => {
    const { key } = await make(['projects:read'], { lifeDays: 30 });
    shop.clock.now = new Date(opened.getTime() + 30 * 86_400_000 - 1);
    expect(await asks('/project/list', key)).toBe('200');
    shop.clock.now = new Date(opened.getTime() + 30 * 86_400_000);
    expect(await asks('/project/list', key)).toBe('401 company_key_invalid');
    shop.clock.now = new Date(opened);
    const { key: second, keyId } = await make(['projects:read']);
    const revoke = () => shop.request(`/companyKeys/${keyId}`, { method: 'DELETE', headers: session.headers });
    expect((await revoke()).status).toBe(204);
    expect(await asks('/project/list', second)).toBe('401 company_key_invalid');
    expect((await revoke()).status).toBe(404);
  });

  it('of one company is nothing to another: neither seen nor revoked, and it reaches no project of it', async () => {
    const stranger = await shop.signIn(await shop.addUser('fremde', admin));
    const { keyId } = await make(['projects:read']);
    expect(await list(stranger)).toEqual([]);
    const answer = await shop.request(`/companyKeys/${keyId}`, { method: 'DELETE', headers: stranger.headers });
    expect(answer.status).toBe(404);
    expect((await list()).some((each) => each.keyId === keyId)).toBe(true);
    const { key: foreign } = await make(['projects:read'], { by: stranger });
    const projectId = '0199d000-0000-7000-8000-0000000000aa';
    await shop.database.owner`
      insert into record (customer_id, space_id, kind, id, version, schema_version, data)
      values (${chief.customerId}, ${`c:${chief.customerId}`}, 'project', ${projectId}, 1, 1, '{"number": 77}')`;
    expect(await asks(`/project/details/${projectId}`, foreign)).toBe('404 not_found');
    expect(await asks('/project/details/77', foreign)).toBe('404 not_found');
  });

  it('of who runs the shop reaches his own company alone', async () => {
    const operator = await shop.signIn(await shop.addUser('betreiber', ['GLOBAL_ADMIN_PERMISSION']));
    const { key } = await make(['projects:read'], { by: operator });
    expect(await asks('/project/list', key)).toBe('200');
    expect(await asks('/project/state/77', key)).toBe('404 not_found');
  });

  it('stops with who made it: switched off, without the right, erased', async () => {
    const maker = await shop.addUser('maker', admin, chief.customerId);
    const { key, keyId } = await make(['projects:read', 'orders:write'], { by: await shop.signIn(maker) });
    const states: [Parameters<typeof change>[1], string][] = [
      [{ active: false }, '401 user_inactive'],
      [{ permissions: ['ORDER_PERMISSION'] }, '401 company_key_invalid'],
      [{}, '200'],
    ];
    for (const [state, code] of states) {
      await change(maker, state);
      expect(await asks('/project/list', key)).toBe(code);
      const listed = (await list()).find((each) => each.keyId === keyId);
      expect(listed?.stoppedBy).toBe(code === '200' ? null : 'user');
    }
    await shop.database.owner`
      insert into customer_card (customer_id, blocked_at) values (${chief.customerId}, ${opened})`;
    expect(await asks('/project/list', key)).toBe('401 customer_blocked');
    await shop.database.owner`delete from customer_card where customer_id = ${chief.customerId}`;
    await change(maker, { permissions: ['CUSTOMER_ADMIN_PERMISSION'] });
    expect(await asks('/shoppingCart/saveOrder', key, { method: 'POST', body: '{}' })).toBe('403 no_order_permission');
    await shop.database.owner`delete from account where user_id = ${maker.userId}`;
    expect(await asks('/project/list', key)).toBe('401 company_key_invalid');
    expect((await list()).some((each) => each.keyId === keyId)).toBe(false);
  });

  it('stays when its maker takes a new password or leaves his devices', async () => {
    const by = await shop.signIn(await shop.addUser('wechselt', admin));
    const { key } = await make(['projects:read'], { by });
    const passwords = { oldPassword: password, newPassword: 'Neun Träger, ein Kran' };
    expect((await shop.post('/account/password', passwords, by.headers)).status).toBe(200);
    expect(await asks('/project/list', key)).toBe('200');
  });

  it('asks so often and no more, whatever other keys do', async () => {
    const [{ key }, { key: other }] = [await make(['prices:read']), await make(['prices:read'])];
    for (let n = 0; n < keyRate.most; n++) await ask('/project/list', key);
    const answer = await ask('/project/list', key);
    expect(answer.headers.get('Retry-After')).toBe('1');
    expect(await codeOf(answer)).toBe('429 too_many_requests');
    expect(await asks('/project/list', other)).toBe('403 scope_missing');
    elapsedMs += 1000;
    expect(await asks('/project/list', key)).toBe('403 scope_missing');
  });
});

it('an open device is not enough: whoever makes a key says his password', async () => {
  const body = { name: 'x', scopes: ['projects:read'], lifeDays: null };
  expect(await codeOf(await shop.post('/companyKeys', body, session.headers))).toBe('400 invalid_input');
  const wrong = await shop.post('/companyKeys', { ...body, password: 'Stahlbau-2025!' }, session.headers);
  expect(await codeOf(wrong)).toBe('422 wrong_password');
  expect(await codeOf(await shop.post('/companyKeys', { ...body, password }, session.headers))).toBe('200');
});

it('only who manages keys sees, makes and ends them', async () => {
  const clerk = await shop.signIn(await shop.addUser('helfer', ['UPLOAD_PERMISSION'], chief.customerId));
  const body = { name: 'x', scopes: ['projects:read'], lifeDays: null, password };
  expect(await codeOf(await shop.post('/companyKeys', body, clerk.headers))).toBe('403 not_allowed');
  expect(await codeOf(await shop.request('/companyKeys', { headers: clerk.headers }))).toBe('403 not_allowed');
});

it.each([
  [{ scopes: [] }],
  [{ scopes: ['admin:all'] }],
  [{ name: '  ' }],
  [{ lifeDays: 0 }],
  [{ customerId: '0199d000-0000-7000-8000-000000000000' }],
])('refuses a key with %j', async (wrong) => {
  const body = { name: 'x', scopes: ['projects:read'], lifeDays: null, password, ...wrong };
  expect(await codeOf(await shop.post('/companyKeys', body, session.headers))).toBe('400 invalid_input');
});

it('the database lets the role that serves customers see no keys', async () => {
  await expect(shop.database.sql`select * from company_key`).rejects.toThrow('permission denied');
});
