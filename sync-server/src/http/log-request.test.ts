import { unrestricted } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import pino from 'pino';
import { expect, it } from 'vitest';
import { password, testShop } from '../../test/test-shop.ts';

it('the log names every request and no password, token, key, cookie or file', async () => {
  const lines: string[] = [];
  const shop = await testShop({ log: pino({ level: 'debug' }, { write: (line) => lines.push(line) }) });
  const user = await shop.addUser('werkstatt', ['UPLOAD_PERMISSION']);
  const session = await shop.signIn(user);
  const body = new URLSearchParams({ userName: 'werkstatt', password, language: 'de' });
  const { token } = (await (await shop.request('/users/login', { method: 'POST', body })).json()) as { token: string };
  await shop.request(`/users/tokenValid/${token}`);
  await shop.request(`/users/get/${token}`);
  await shop.app.request(`/de/shop/setPassword/${token}`);
  await shop.request(`/files/${'a'.repeat(64)}?token=${token}`, { headers: session.headers });
  await shop.request('/session', { method: 'DELETE', headers: session.headers });
  const log = lines.join('');
  for (const path of ['/api/1.0/users/tokenValid/…', '/api/1.0/users/get/…', '/de/shop/setPassword/…'])
    expect(log).toContain(path);
  for (const secret of [password, token, session.key, session.cookie.split('=')[1] ?? '', 'a'.repeat(64)])
    expect(log).not.toContain(secret);
  await shop.stop();
});

it('the log tells who signs in and who changes whose rights, a customer or a voucher, by ids and fields alone', async () => {
  const lines: string[] = [];
  const shop = await testShop({ log: pino({ level: 'debug' }, { write: (line) => lines.push(line) }) });
  const operator = await shop.signIn(await shop.addUser('betreiber', ['GLOBAL_ADMIN_PERMISSION']));
  const boss = await shop.addUser('chefin', ['CUSTOMER_ADMIN_PERMISSION', 'ORDER_PERMISSION']);
  const { token } = (await (
    await shop.request('/users/login', {
      method: 'POST',
      body: new URLSearchParams({ userName: 'chefin', password, language: 'de' }),
    })
  ).json()) as { token: string };
  const put = (path: string, body: object, headers: Record<string, string>) =>
    shop.request(path, { method: 'PUT', body: JSON.stringify(body), headers });
  const form = {
    userName: 'quaxgeselle',
    email: 'quaxgeselle@example.org',
    firstName: 'Eva',
    name: 'Muster',
    permissions: ['UPLOAD_PERMISSION'],
    seesPrices: false,
    active: true,
  };
  const added = (await (await shop.post('/users', form, { token })).json()) as { userId: string };
  await put(`/users/${added.userId}`, { ...form, name: 'Quaxberger' }, { token });
  const more = { ...form, permissions: ['UPLOAD_PERMISSION', 'ORDER_PERMISSION'], active: false };
  expect((await put(`/users/${added.userId}`, more, { token })).status).toBe(200);
  const customer = { name: 'Quaxbau', companyId: 'QUAX-1', confirmedVatId: 'DE123456789' };
  const { headers } = operator;
  expect((await put(`/admin/customers/${boss.customerId}`, customer, headers)).status).toBe(200);
  const voucher = {
    code: 'QUAX20',
    type: 'ALL_CUSTOMERS',
    discount: { kind: 'percent', hundredths: 1000 },
    minimumCents: 0,
    ...unrestricted,
    note: 'quax',
  };
  const { voucherId } = (await (await shop.post('/admin/createVoucher', voucher, headers)).json()) as {
    voucherId: string;
  };
  await shop.post(`/admin/updateVoucher/${voucherId}`, { ...voucher, isActive: false }, headers);
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const few = { permissions: ['UPLOAD_PERMISSION'], seesPrices: false, active: true };
  const many = { permissions: ['ORDER_PERMISSION', 'UPLOAD_PERMISSION'], seesPrices: false, active: false };
  const of = { by: boss.userId, userId: added.userId };
  expect(told.filter(({ msg }) => msg === 'rights')).toMatchObject([
    { ...of, was: null, now: few },
    { ...of, was: few, now: many },
  ]);
  expect(told).toContainEqual(expect.objectContaining({ msg: 'signed in', userId: boss.userId, kind: 'api' }));
  const fields = ['name', 'companyId', 'confirmedVatId'];
  expect(told).toContainEqual(expect.objectContaining({ msg: 'customer', customerId: boss.customerId, fields }));
  for (const msg of ['voucher made', 'voucher changed'])
    expect(told).toContainEqual(expect.objectContaining({ msg, voucherId, userId: operator.userId }));
  expect(lines.join('')).not.toMatch(/quax|DE123456789/i);
  await shop.stop();
});
