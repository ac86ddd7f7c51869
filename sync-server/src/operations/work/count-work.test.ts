import type { OperatorWork, WaitingRegistration } from '@knotenblech/shared/api/operator-calls.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { addMail } from '../../jobs/mail/mail.store.ts';

let shop: TestShop;
let admin: TestDevice;
let tablet: TestDevice;
beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  admin = await testDevice(shop, 'admin');
  tablet = await testDevice(shop, 'werkstatt');
});
afterAll(() => shop.stop());

const ask = async <T>(path: string) => (await (await shop.request(path, { headers: admin.headers })).json()) as T;
const work = () => ask<OperatorWork>('/admin/work');

it('counts a new order until it is picked up', async () => {
  const before = await work();
  const frame = (await tablet.projects()).find(({ name }) => name === 'Hallenrahmen Achse A bis C')?.id as ProjectId;
  const args = await testOrder(tablet, [frame]);
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
  expect(await work()).toEqual({ ...before, newOrders: before.newOrders + 1 });
  await shop.post(`/admin/orders/${args.orderId}/status`, { status: 'ASSIGNED' }, admin.headers);
  expect((await work()).newOrders).toBe(before.newOrders);
});

it('counts mails that could not be sent, and lists them alone', async () => {
  const mail = { customerId: tablet.customer.id, id: crypto.randomUUID(), recipient: 'x@example.org', subject: 'S' };
  await addMail(shop.database.owner, { ...mail, body: 'B', attachment: null });
  const before = await work();
  await shop.database.owner`update mail set state = 'failed' where id = ${mail.id}`;
  expect((await work()).failedMails).toBe(before.failedMails + 1);
  const { mails } = await ask<{ mails: { state: string }[] }>('/admin/mails?state=failed');
  expect(mails.map(({ state }) => state)).toEqual(Array(before.failedMails + 1).fill('failed'));
});

it('counts registrations until their link is opened, and lists them without their password', async () => {
  const before = await work();
  const registration = {
    kind: 'company',
    companyName: 'Zimmerei Neu',
    firstName: 'Ida',
    name: 'Neu',
    email: 'ida@example.org',
    password: 'Drei Sparren, ein Dach',
    hasConsented: true,
  };
  expect((await shop.post('/register', registration)).status).toBe(200);
  expect((await work()).waitingRegistrations).toBe(before.waitingRegistrations + 1);
  const { registrations } = await ask<{ registrations: WaitingRegistration[] }>('/admin/registrations');
  expect(registrations[0]).toMatchObject({ companyName: 'Zimmerei Neu', name: 'Ida Neu', email: 'ida@example.org' });
  expect(JSON.stringify(registrations)).not.toContain('assword');
  await shop.database.owner`update one_time_link set used_at = now() where payload ->> 'email' = 'ida@example.org'`;
  expect((await work()).waitingRegistrations).toBe(before.waitingRegistrations);
});

it('is nothing that a customer reads', async () => {
  for (const path of ['/admin/work', '/admin/registrations', '/admin/mails'])
    expect((await shop.request(path, { headers: tablet.headers })).status).toBe(403);
});
