import type { CustomerDetail, ListedCustomer } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { password, type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let admin: TestDevice;
let tablet: TestDevice;
beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  admin = await testDevice(shop, 'admin');
  tablet = await testDevice(shop, 'werkstatt');
});
afterAll(() => shop.stop());

const list = async (query = '') => {
  const answer = await shop.request(`/admin/customers?${query}`, { headers: admin.headers });
  return (await answer.json()) as { customers: ListedCustomer[]; total: number };
};
const detail = async (customerId: string = tablet.customer.id) =>
  (await (await shop.request(`/admin/customers/${customerId}`, { headers: admin.headers })).json()) as CustomerDetail;
const put = (body: unknown, customerId: string = tablet.customer.id) =>
  shop.request(`/admin/customers/${customerId}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { ...admin.headers, 'Content-Type': 'application/json' },
  });
const block = (isBlocked: boolean, customerId: string = tablet.customer.id) =>
  shop.post(`/admin/customers/${customerId}/block`, { isBlocked }, admin.headers);
const form = { name: 'Holzbau Lindner GmbH', companyId: 'D-4711', mayPayByBill: true, confirmedVatId: null };

describe('customers', () => {
  it('are listed page by page, the youngest registration first', async () => {
    const all = await list();
    expect(all.total).toBe(all.customers.length);
    expect(all.customers.map(({ number }) => number)).toContain(tablet.customer.number);
    const second = await list('limit=1&page=2');
    expect(second.customers.map(({ id }) => id)).toEqual([all.customers[1]?.id]);
  });

  it('are found by a user, a city and a company id, with small slips', async () => {
    expect((await put(form)).status).toBe(200);
    for (const q of ['werkstatt@example.org', 'D-4711', 'Lindnr'])
      expect((await list(`q=${encodeURIComponent(q)}`)).customers.map(({ id }) => id)).toEqual([tablet.customer.id]);
  });

  it('are read with addresses and users', async () => {
    const customer = await detail();
    expect(customer).toMatchObject({ number: tablet.customer.number, companyId: 'D-4711', blockedAt: null });
    expect(customer.users.map(({ userName }) => userName)).toContain('werkstatt');
    expect(customer.addresses.length).toBeGreaterThan(0);
    expect(Date.parse(customer.registeredAt ?? '')).not.toBeNaN();
  });

  it('change for their open apps too', async () => {
    expect((await put({ ...form, confirmedVatId: 'DE123456789' })).status).toBe(200);
    expect(await tablet.customers()).toMatchObject([{ confirmedVatId: 'DE123456789', mayPayByBill: true }]);
    await put(form);
  });

  it('change in the fields that were edited, not in what a check of the VAT id wrote meanwhile', async () => {
    expect((await put({ confirmedVatId: 'DE123456789', mayPayByBill: false })).status).toBe(200);
    expect((await put({ name: 'Holzbau Lindner' })).status).toBe(200);
    const kept = { companyId: 'D-4711', confirmedVatId: 'DE123456789', mayPayByBill: false };
    expect(await detail()).toMatchObject({ ...kept, name: 'Holzbau Lindner' });
    expect((await put({ confirmedVatId: null, companyId: 'D-4712' })).status).toBe(200);
    expect(await detail()).toMatchObject({ confirmedVatId: null, companyId: 'D-4712', name: 'Holzbau Lindner' });
    await put(form);
  });

  it.each([{ name: '' }, { number: 7 }, { confirmedVatId: 'x' }, { companyId: 'a\nb' }])(
    'are not changed by a form like %o',
    async (more) => expect((await put({ ...form, ...more })).status).toBe(400),
  );

  it('are nothing that a customer reads', async () => {
    for (const path of ['/admin/customers', `/admin/customers/${tablet.customer.id}`])
      expect((await shop.request(path, { headers: tablet.headers })).status).toBe(403);
  });

  it('that are not there are neither read, changed nor blocked', async () => {
    const missing = newId();
    const read = await shop.request(`/admin/customers/${missing}`, { headers: admin.headers });
    expect([read.status, (await put(form, missing)).status, (await block(true, missing)).status]).toEqual([
      404, 404, 404,
    ]);
  });
});

describe('what the operator keeps of a customer', () => {
  const address = {
    salutation: 'COMPANY',
    name: 'Baustelle Nord',
    nameAdd: '',
    contactFirstName: 'Uwe',
    contactName: 'Polier',
    street: 'Ring 1',
    zip: '80331',
    city: 'München',
    countryIso: 'DE',
    email: '',
    phone: '',
    fax: '',
    vatId: '',
    isShippingAddress: false,
    isBillingAddress: false,
  };
  const addressAt = (addressId: string, init: RequestInit) =>
    shop.request(`/admin/customers/${tablet.customer.id}/addresses/${addressId}`, {
      ...init,
      headers: { ...admin.headers, 'Content-Type': 'application/json' },
    });

  it('adds, changes and removes his addresses, and his open app follows', async () => {
    const id = newId();
    const put = (body: unknown) => addressAt(id, { method: 'PUT', body: JSON.stringify(body) });
    expect((await put(address)).status).toBe(200);
    expect((await put({ ...address, street: 'Ring 2' })).status).toBe(200);
    expect((await tablet.addresses()).find((each) => each.id === id)).toMatchObject({ street: 'Ring 2' });
    expect((await put({ ...address, city: ' ' })).status).toBe(422);
    expect((await put({ ...address, planet: 'x' })).status).toBe(400);
    expect((await addressAt(id, { method: 'DELETE' })).status).toBe(200);
    expect((await tablet.addresses()).some((each) => each.id === id)).toBe(false);
    expect((await addressAt(id, { method: 'DELETE' })).status).toBe(404);
  });

  it('are terms and notes; bills ordered afterwards carry the terms', async () => {
    const paymentTerms = { days: 30, discountRate: 200, discountDays: 10 };
    expect((await put({ paymentTerms, notes: 'Ruft lieber an.' })).status).toBe(200);
    expect(await detail()).toMatchObject({ paymentTerms, notes: 'Ruft lieber an.', companyId: 'D-4711' });
    expect((await put({ paymentTerms: { ...paymentTerms, discountDays: 30 } })).status).toBe(400);
    await shop.work();
    await tablet.untilRead();
    const frame = (await tablet.projects()).find(({ name }) => name === 'Hallenrahmen Achse A bis C');
    const args = await testOrder(tablet, [frame?.id as ProjectId]);
    expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
    await put({ paymentTerms: { ...paymentTerms, days: 45 } });
    const answer = await shop.request(`/admin/orders/${args.orderId}`, { headers: admin.headers });
    expect(await answer.json()).toMatchObject({ terms: paymentTerms });
  });

  it('shows what he ordered, has in work and was offered, and when he was last heard of', async () => {
    const { activity } = await detail();
    const [amounts] = await tablet.amounts();
    expect(activity).toMatchObject({ orderCount: 1, turnoverCents: amounts?.amounts.netCents });
    expect(activity.yearTurnoverCents).toBe(activity.turnoverCents);
    expect(activity.orders[0]).toMatchObject({ order: { status: 'NEW' }, totalCents: amounts?.amounts.netCents });
    expect(activity.projects.length).toBeGreaterThan(0);
    expect(Date.parse(activity.lastContactAt ?? '')).not.toBeNaN();
  });

  it('is chosen by being blocked and by activity', async () => {
    const { total } = await list();
    const [active, quiet] = [await list('activity=active'), await list('activity=quiet')];
    expect(active.customers.map(({ id }) => id)).toContain(tablet.customer.id);
    expect(active.total + quiet.total).toBe(total);
    expect((await list('blocked=true')).total).toBe(0);
    await block(true);
    expect((await list('blocked=true')).customers.map(({ id }) => id)).toEqual([tablet.customer.id]);
    expect((await list('blocked=false')).total).toBe(total - 1);
    await block(false);
    tablet = await testDevice(shop, 'werkstatt');
  });
});

describe('a blocked customer', () => {
  const signIn = (userName: string) => shop.post('/session', { userName, password, deviceName: 'x' });

  it('has no session any more, and nobody of his signs in until he is let in again', async () => {
    const device = await testDevice(shop, 'chef');
    const other = await testDevice(shop, 'privat');
    expect((await block(true)).status).toBe(200);
    const asked = await shop.request('/session', { headers: device.headers });
    expect(asked.status).toBe(401);
    expect(await asked.json()).toMatchObject({ errors: [{ errorCode: 'customer_blocked' }] });
    expect((await shop.request('/session', { headers: other.headers })).status).toBe(200);
    const refused = await signIn('chef');
    expect([refused.status, await refused.json()]).toMatchObject([
      401,
      { errors: [{ errorCode: 'customer_blocked' }] },
    ]);
    expect((await signIn('werkstatt')).status).toBe(401);
    expect((await detail()).blockedAt).toBe(shop.clock.now.toISOString());
    expect((await list('q=D-4711')).customers).toMatchObject([{ isBlocked: true }]);
    expect((await block(false)).status).toBe(200);
    expect((await signIn('chef')).status).toBe(200);
    expect((await detail()).blockedAt).toBeNull();
  });

  it('is never the operator who asks', async () => {
    expect((await block(true, admin.customer.id)).status).toBe(409);
    expect((await shop.request('/session', { headers: admin.headers })).status).toBe(200);
  });
});
