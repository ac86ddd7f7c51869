import type { AuditEntry } from '@knotenblech/shared/accounts/audit-entry.ts';
import type { Permission } from '@knotenblech/shared/records/permission.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let operator: SignedIn;
let chief: SignedIn;
let worker: SignedIn;
const form = {
  userName: 'lehrling',
  email: 'lehrling@example.org',
  firstName: 'Max',
  name: 'Muster',
  permissions: [] as Permission[],
  seesPrices: false,
  active: true,
};

beforeAll(async () => {
  shop = await testShop();
  operator = await shop.signIn(await shop.addUser('betreiber', ['GLOBAL_ADMIN_PERMISSION']));
  chief = await shop.signIn(await shop.addUser('chef', ['CUSTOMER_ADMIN_PERMISSION', 'ORDER_PERMISSION']));
  worker = await shop.signIn(await shop.addUser('werkstatt', ['STANDARD_PERMISSION'], chief.customerId));
});
afterAll(() => shop.stop());

const send = (method: string, path: string, body: unknown, { headers }: SignedIn) =>
  shop.request(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
const read = async (query = '') => {
  const answer = await shop.request(`/admin/audit${query}`, { headers: operator.headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { entries: AuditEntry[]; total: number };
};

it('what the operator and a company’s admin did is listed with who, whose, what and when, the newest first', async () => {
  const { customerId } = chief;
  const added = await send('POST', '/users', form, chief);
  const { userId: id } = (await added.json()) as { userId: string };
  const edited = { ...form, permissions: ['ORDER_PERMISSION'], seesPrices: true };
  await send('PUT', `/users/${id}`, edited, chief);
  await send('PUT', `/admin/customers/${customerId}`, { name: 'Holzbau Neu', mayPayByBill: false }, operator);
  await send('POST', `/admin/customers/${customerId}/block`, { isBlocked: true }, operator);
  await send('POST', `/admin/customers/${customerId}/block`, { isBlocked: false }, operator);
  const { entries, total } = await read(`?customerId=${customerId}`);
  expect(entries.map(({ action }) => action)).toEqual([
    'customer_let_in',
    'customer_blocked',
    'customer_edited',
    'user_edited',
    'user_added',
  ]);
  expect(total).toBe(5);
  expect(entries[2]).toMatchObject({
    actorId: operator.userId,
    actorName: 'Eva Muster',
    customerName: 'Holzbau Neu',
    details: { fields: ['name', 'mayPayByBill'] },
    at: shop.clock.now.toISOString(),
  });
  expect(entries[3]).toMatchObject({
    actorId: chief.userId,
    subject: id,
    details: {
      was: { permissions: [], seesPrices: false },
      now: { permissions: ['ORDER_PERMISSION'], seesPrices: true },
    },
  });
  expect(JSON.stringify(entries)).not.toContain('lehrling@example.org');
});

it('is chosen by who, what and when, and paged', async () => {
  expect((await read(`?actorId=${chief.userId}`)).total).toBe(2);
  expect((await read('?action=customer_blocked')).entries).toHaveLength(1);
  expect((await read('?from=2026-11-24')).total).toBe(0);
  expect((await read('?from=2026-11-23&to=2026-11-23')).total).toBe(5);
  const second = await read('?limit=2&page=2');
  expect(second.entries.map(({ action }) => action)).toEqual(['customer_edited', 'user_edited']);
});

it('is written with what was done, or not at all', async () => {
  const before = (await read()).total;
  await shop.database.owner`alter table audit_entry add constraint never check (action <> 'customer_edited') not valid`;
  const answer = await send('PUT', `/admin/customers/${chief.customerId}`, { name: 'Anders' }, operator);
  expect(answer.status).toBe(500);
  await shop.database.owner`alter table audit_entry drop constraint never`;
  const { entries, total } = await read();
  expect([total, entries[0]?.customerName]).toEqual([before, 'Holzbau Neu']);
});

it('nobody but those who run the shop reads it, and what a user does to himself is not in it', async () => {
  [chief, worker] = [await shop.signIn(chief), await shop.signIn(worker)];
  for (const { headers } of [chief, worker]) expect((await shop.request('/admin/audit', { headers })).status).toBe(403);
  const before = (await read()).total;
  await send(
    'PUT',
    `/users/${worker.userId}`,
    { ...form, userName: 'werkstatt', email: 'werkstatt@example.org', firstName: 'Neu' },
    worker,
  );
  expect((await read()).total).toBe(before);
});
