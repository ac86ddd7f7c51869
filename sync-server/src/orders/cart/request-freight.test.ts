import type { CartAnswer } from '@knotenblech/shared/api/orders/cart-calls.ts';
import type { OpenFreightRequest } from '@knotenblech/shared/api/orders/freight-request-calls.ts';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestClient, testClient } from '../../../test/test-plate.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { mostFreightRequests } from './request-freight.ts';

let shop: TestShop;
let tablet: TestDevice;
let client: TestClient;
let admin: TestClient;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  tablet = await testDevice(shop, 'werkstatt');
  await tablet.untilRead();
  client = await testClient(shop, 'werkstatt');
  admin = await testClient(shop, 'admin');
});
afterAll(() => shop.stop());

/** So many of the frame that no truck takes them. */
const heavyCart = async (quantity = 100) => {
  const cart = (await client.get('/shoppingCart/getNewCart')).body as CartAnswer;
  const frame = (await tablet.projects()).find(({ name }) => name === 'Hallenrahmen Achse A bis C');
  const items = [{ quantity, project: { projectId: frame?.id }, comment: '', reference: '' }];
  return { ...cart, shoppingCartItems: items, productionType: { id: 1 }, wishDay: '2026-12-18' };
};
const ask = (cart: object) => client.post('/shoppingCart/requestFreight?language=de', cart);
const open = async () =>
  ((await admin.get('/admin/freightRequests')).body as { requests: OpenFreightRequest[] }).requests;

it('freight on request is asked for with the cart, once for the same load', async () => {
  const cart = await heavyCart();
  const listed = await client.post('/shoppingCart/shippingTypeList', cart);
  expect((listed.body as { shippingTypeList: object[] }).shippingTypeList[2]).toMatchObject({ price: -1 });
  const { status, body } = await ask(cart);
  expect({ status, body }).toEqual({
    status: 200,
    body: { errors: [], freightRequestId: expect.any(String), dueAt: '2026-11-25T08:00:00.000Z' },
  });
  expect(await ask(cart)).toEqual({ status, body });
  const [request, ...others] = await open();
  expect(others).toEqual([]);
  expect(request).toMatchObject({
    freightRequestId: (body as { freightRequestId: string }).freightRequestId,
    wishDay: '2026-12-18',
    lines: [{ quantity: 100 }],
  });
  const another = (await ask(await heavyCart(120))).body as { freightRequestId: string };
  expect((await open()).map(({ freightRequestId }) => freightRequestId)).toEqual([another.freightRequestId]);
});

it('what an offer cannot be made without is told field by field; strangers’ carts are not there', async () => {
  const [known] = await tablet.addresses();
  if (!known) throw new Error('no address');
  const mute = { ...known, id: newId<AddressId>(), phone: '   ' };
  await tablet.push('putAddress', { address: mute });
  const cart = { ...(await heavyCart()), shippingAddress: { addressId: mute.id, phone: '  ' }, productionType: null };
  const codesOf = async (given: object) =>
    ((await ask(given)).body as { errors: { errorCode: string }[] }).errors.map(({ errorCode }) => errorCode);
  expect(await codesOf(cart)).toEqual(['phoneNoRequired', 'option_gone']);
  expect(await codesOf({ ...cart, wishDay: '2020-01-01' })).toEqual(['invalid_input']);
  expect(await codesOf({ ...cart, shippingAddress: null })).toEqual(['noDeliveryAddress', 'option_gone']);
  expect(await codesOf({ ...cart, shoppingCartItems: [] })).toEqual(['cart_empty']);
  expect(await codesOf({ ...(await heavyCart()), cartId: newId() })).toEqual(['not_found']);
  const reader = await testClient(shop, 'leser');
  expect((await reader.post('/shoppingCart/requestFreight', await heavyCart())).status).toBe(403);
});

it('a user asks for so many in a quarter of an hour', async () => {
  await shop.database.owner`delete from login_try`;
  const statuses = new Set<number>();
  for (let n = 0; n < mostFreightRequests; n += 1) statuses.add((await ask(await heavyCart(200 + n))).status);
  expect([...statuses]).toEqual([200]);
  expect((await ask(await heavyCart(300))).body).toMatchObject({ errors: [{ errorCode: 'too_many_tries' }] });
});
