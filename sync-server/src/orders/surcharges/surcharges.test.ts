import type { Surcharge } from '@knotenblech/shared/api/orders/surcharge-calls.ts';
import { userSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestDevice;
let orderId: OrderId;
let netCents: number;
beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
  admin = await testDevice(shop, 'admin');
  await shop.work();
  await tablet.untilRead();
  const frame = (await tablet.projects()).find(({ name }) => name === 'Hallenrahmen Achse A bis C');
  const args = await testOrder(tablet, [frame?.id as ProjectId]);
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
  ({ orderId } = args);
  ({ netCents } = args.shown);
});
afterAll(() => shop.stop());

const add = (body: unknown, headers = admin.headers) => shop.post(`/admin/orders/${orderId}/surcharges`, body, headers);
const list = async () => {
  const answer = await shop.request(`/orders/${orderId}/surcharges`, { headers: tablet.headers });
  return ((await answer.json()) as { surcharges: Surcharge[] }).surcharges;
};
const answer = (id: string, accepts: boolean, device = tablet) =>
  shop.post(`/orders/${orderId}/surcharges/${id}/answer`, { accepts }, device.headers);
const net = async () => (await tablet.amounts()).find(({ id }) => id === orderId)?.amounts.netCents;
const told = async () => (await tablet.rows(userSpace(tablet.user.id), 'message')).map(({ text }) => text);

it('a surcharge counts once the customer agrees, and not before', async () => {
  expect((await add({ reason: 'Zweite Anfahrt', netCents: 9000 })).status).toBe(200);
  const [asked] = await list();
  expect(asked).toMatchObject({ reason: 'Zweite Anfahrt', netCents: 9000, state: 'asked' });
  expect(await net()).toBe(netCents);
  expect((await told()).some((text) => text.includes('Zuschlag von 90,00 € netto: Zweite Anfahrt'))).toBe(true);
  expect((await answer(asked?.id ?? '', true)).status).toBe(200);
  expect(await net()).toBe(netCents + 9000);
  expect((await answer(asked?.id ?? '', true)).status).toBe(404);
  expect(await net()).toBe(netCents + 9000);
});

it('declined or withdrawn it never counts', async () => {
  await add({ reason: 'Sonderlack', netCents: 500 });
  await add({ reason: 'Irrtum', netCents: 700 });
  const [, second, third] = await list();
  expect((await answer(second?.id ?? '', false)).status).toBe(200);
  const withdraw = () => shop.post(`/admin/orders/${orderId}/surcharges/${third?.id}/withdraw`, {}, admin.headers);
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
  expect((await list()).map(({ state }) => state)).toEqual(['accepted', 'declined', 'withdrawn']);
  expect(await net()).toBe(netCents + 9000);
  await add({ reason: 'Kran', netCents: 300 });
  const last = (await list()).at(-1)?.id ?? '';
  await answer(last, true);
  expect(await net()).toBe(netCents + 9300);
  await shop.post(`/admin/orders/${orderId}/surcharges/${last}/withdraw`, {}, admin.headers);
  expect(await net()).toBe(netCents + 9000);
});

it('a credit counts at once, and stands with its reason in the confirmation', async () => {
  await add({ reason: 'Kulanz', netCents: -2000 });
  expect(await net()).toBe(netCents + 7000);
  const pdf = await shop.request(`/orders/${orderId}/confirmation.pdf`, { headers: tablet.headers });
  const text = (await readPdfText(new Uint8Array(await pdf.arrayBuffer()))).join(' ');
  for (const words of ['Zweite Anfahrt', '90,00 €', 'Kulanz', '-20,00 €']) expect(text).toContain(words);
});

it('is refused without a reason, of nothing, below nothing, by strangers, and once the order is over', async () => {
  for (const body of [{ reason: ' ', netCents: 1 }, { reason: 'x', netCents: 0 }, { reason: 'x' }])
    expect((await add(body)).status).toBe(400);
  expect((await add({ reason: 'x', netCents: 1 }, tablet.headers)).status).toBe(403);
  const stranger = await testDevice(shop, 'privat');
  expect((await answer(newId(), true, stranger)).status).toBe(404);
  expect((await shop.request(`/orders/${orderId}/surcharges`, { headers: stranger.headers })).status).toBe(404);
  await shop.post(`/admin/orders/${orderId}/status`, { status: 'CANCELED' }, admin.headers);
  expect((await add({ reason: 'x', netCents: 1 })).status).toBe(409);
});
