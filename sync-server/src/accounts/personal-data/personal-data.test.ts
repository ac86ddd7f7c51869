import { userSpace } from '@knotenblech/shared/records/space.ts';
import { type FreightRequestId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { notifyFreightRequest } from '../../orders/freight/notify-freight-request.ts';
import { type FoundPerson, findCompany, findPerson } from './personal-data.store.ts';

let shop: TestShop;
let tablet: TestDevice;
let chief: TestDevice;
let admin: TestDevice;
let person: FoundPerson;
const found = <T>(value: T | null): T => {
  if (value === null) throw new Error('not found');
  return value;
};

const erase = async (customerId: string, body: { userId: string | null; confirm: string }) =>
  (await shop.post(`/admin/customers/${customerId}/erase`, body, admin.headers)).json();
const refused = { errors: [{ errorCode: 'invalid_input' }] };
const requestId = newId<FreightRequestId>();
/** What the operator was told of the user's freight request, by mail and in the app. */
const toldOfFreight = async () => {
  const mails = await shop.database.owner`select id from mail where subject like 'Frachtanfrage: %'`;
  const messages = (await admin.rows(userSpace(admin.user.id), 'message')).filter(({ subject }) =>
    subject.startsWith('Frachtanfrage: '),
  );
  return [mails.length, messages.length];
};
const rows = z.array(z.record(z.string(), z.unknown()));
const exported = z.looseObject({
  accounts: rows,
  sessions: rows,
  orders: rows,
  mails: rows,
  records: rows,
  freightRequests: rows,
});

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
  chief = await testDevice(shop, 'chef');
  admin = await testDevice(shop, 'admin');
  const project = (await tablet.projects()).find(({ name }) => name === 'Winkel, Pfosten und Flachstahl');
  const order = await testOrder(tablet, [project?.id as ProjectId], { phone: '+49 831 1' });
  expect(await tablet.push('submitOrder', order)).toMatchObject({ status: 'applied' });
  person = found(await findPerson(shop.database.owner, 'werkstatt'));
  await shop.database.owner`
    insert into mail (customer_id, id, recipient, subject, body, state)
    values (${person.customerId}, gen_random_uuid(), 'werkstatt@example.org', 'Neues Passwort', 'Guten Tag Peter Huber', 'sent')`;
  await shop.database.owner`
    insert into freight_request (customer_id, cart_id, id, user_id, args, requested_at, due_at)
    values (${person.customerId}, gen_random_uuid(), ${requestId}, ${person.user.id}, '{"phone": "+49 831 2"}', now(), now())`;
  const notify = { owner: shop.database.owner, enqueue: async () => {}, now: () => shop.clock.now };
  await notifyFreightRequest(notify, { customerId: person.customerId, requestId });
});
afterAll(() => shop.stop());

it('all that is held of a user is exported, without his password or keys', async () => {
  const path = `/admin/customers/${person.customerId}/personal-data?userId=${person.user.id}`;
  expect((await shop.request(path, { headers: chief.headers })).status).toBe(403);
  const data = exported.parse(await (await shop.request(path, { headers: admin.headers })).json());
  expect(data.accounts).toMatchObject([{ userName: 'werkstatt', email: 'werkstatt@example.org' }]);
  expect(data.sessions).toMatchObject([{ deviceName: 'device' }]);
  expect(data.orders).toHaveLength(1);
  expect(data.freightRequests).toMatchObject([{ args: { phone: '+49 831 2' } }]);
  expect(data.mails.map(({ subject }) => subject)).toContain('Neues Passwort');
  expect(data.records.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['user', 'cart', 'order']));
  expect(JSON.stringify(data)).not.toMatch(/password_?hash|\$argon2|key_?hash|seal_?key/i);
  const [entry] = await shop.database.owner`select action, subject from audit_entry order by id desc limit 1`;
  expect(entry).toEqual({ action: 'personal_data_exported', subject: person.user.id });
});

it('an erased user is out at once and nowhere named, but in what the law keeps', async () => {
  const { owner } = shop.database;
  expect(await erase(person.customerId, { userId: person.user.id, confirm: 'chef' })).toMatchObject(refused);
  expect(await toldOfFreight()).toEqual([1, 1]);
  expect(await erase(person.customerId, { userId: person.user.id, confirm: 'werkstatt' })).toMatchObject({
    orders: 1,
    letters: 1,
  });
  expect(await (await shop.request('/session', { headers: tablet.headers })).json()).toMatchObject({
    errors: [{ errorCode: 'user_inactive' }],
  });
  const colleague = (await chief.rows(`c:${person.customerId}` as never, 'user')).find(
    ({ id }) => id === person.user.id,
  );
  expect(colleague).toMatchObject({ name: 'Gelöschter Benutzer', email: '', active: false });
  const inRecords = await owner`
    select kind from record where not deleted and data::text ~ 'Huber|werkstatt@example' and kind not in ('order', 'address', 'quote')`;
  expect([...inRecords]).toEqual([]);
  expect([...(await owner`select 1 from account where user_id = ${person.user.id}`)]).toEqual([]);
  expect([...(await owner`select subject from mail where subject = 'Neues Passwort'`)]).toEqual([]);
  expect(await toldOfFreight()).toEqual([0, 0]);
  expect(await findPerson(owner, 'werkstatt')).toBeNull();
  expect((await chief.orders())[0]?.userId).toBe(person.user.id);
});

it('an erased customer keeps his orders alone: no users, addresses, or projects without an order', async () => {
  const { owner } = shop.database;
  const company = found(await findCompany(owner, 10001));
  const path = `/admin/customers/${company.customerId}`;
  const body = JSON.stringify({ notes: 'Peter ruft lieber an' });
  await shop.request(path, { method: 'PUT', headers: { 'Content-Type': 'application/json', ...admin.headers }, body });
  const exportedText = async () => (await shop.request(`${path}/personal-data`, { headers: admin.headers })).text();
  const before = await exportedText();
  expect(before).toContain('ruft lieber an');
  const kinds = new Map(exported.parse(JSON.parse(before)).records.map(({ kind, space }) => [kind, space]));
  expect(kinds.get('partPack')).toMatch(/^j:/);
  expect(before).toContain('Hallenrahmen Achse A bis C');
  expect(await erase(company.customerId, { userId: null, confirm: '10002' })).toMatchObject(refused);
  expect(await erase(company.customerId, { userId: null, confirm: '10001' })).toMatchObject({ orders: 1 });
  expect((await shop.request('/session', { headers: chief.headers })).status).toBe(401);
  expect(await exportedText()).not.toContain('ruft lieber an');
  const counts = await owner<{ kind: string; count: number }[]>`
    select kind, count(*)::int as count from record
    where customer_id = ${company.customerId} and not deleted and kind in ('address', 'project', 'order', 'customer')
    group by 1 order by 1`;
  expect([...counts]).toEqual([
    { kind: 'customer', count: 1 },
    { kind: 'order', count: 1 },
    { kind: 'project', count: 1 },
  ]);
  const [customer] = await owner<{ name: string }[]>`
    select data ->> 'name' as name from record where kind = 'customer' and id = ${company.customerId}`;
  expect(customer?.name).toBe('Gelöschter Kunde 10001');
  const actions = await owner<
    { action: string }[]
  >`select action from audit_entry where action ~ 'erased|exported' order by id`;
  expect(actions.map(({ action }) => action)).toEqual([
    'personal_data_exported',
    'user_erased',
    'personal_data_exported',
    'customer_erased',
    'personal_data_exported',
  ]);
});

it('the last who runs the shop is not erased', async () => {
  const own = found(await findPerson(shop.database.owner, 'admin'));
  expect(await erase(own.customerId, { userId: own.user.id, confirm: 'admin' })).toMatchObject({
    errors: [{ errorCode: 'last_admin' }],
  });
});
