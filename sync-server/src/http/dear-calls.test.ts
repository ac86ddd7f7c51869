import { newId, type OrderId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignedIn, type TestShop, testShop } from '../../test/test-shop.ts';

let elapsedMs = 0;
let shop: TestShop;
let eva: SignedIn;
let jan: SignedIn;
let stranger: SignedIn;
const permissions = ['STANDARD_PERMISSION', 'ORDER_PERMISSION'] as const;

beforeAll(async () => {
  shop = await testShop({ elapsedMs: () => elapsedMs });
  eva = await shop.signIn(await shop.addUser('eva', [...permissions]));
  jan = await shop.signIn(await shop.addUser('jan', [...permissions], eva.customerId));
  stranger = await shop.signIn(await shop.addUser('uli', [...permissions]));
});
afterAll(() => shop.stop());

const documentOf = ({ headers }: SignedIn) => shop.request(`/orders/${newId<OrderId>()}/confirmation.pdf`, { headers });
const askAtOnce = async (who: SignedIn, count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, async () => documentOf(who)));
  return answers.map(({ status }) => status);
};
const pushOf = ({ userId, headers }: SignedIn) => {
  const change = { id: 1, uid: crypto.randomUUID(), name: 'submitOrder', v: 1, args: {}, at: '2026-11-23T08:00:00Z' };
  const request = { protocol: 1, schema: 1, userId, clientId: crypto.randomUUID(), mutations: [change] };
  return shop.post('/sync/push', request, headers);
};

it('documents of one user have a limit that tells when to come back, and nobody else hears of it', async () => {
  expect(new Set(await askAtOnce(eva, 60))).toEqual(new Set([404]));
  const refused = await documentOf(eva);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('2');
  expect(await refused.json()).toMatchObject({ errors: [{ errorCode: 'too_many_requests' }] });
  expect((await documentOf(jan)).status).toBe(404);
  expect((await documentOf(stranger)).status).toBe(404);
});

it('what a user sends and lists is not counted as documents', async () => {
  expect((await documentOf(eva)).status).toBe(429);
  expect((await pushOf(eva)).status).toBe(200);
  expect((await shop.request('/orders/list', { headers: eva.headers })).status).toBe(200);
});

it('all users of a customer together have a limit too', async () => {
  const uli = await shop.signIn(await shop.addUser('max', [...permissions], eva.customerId));
  await askAtOnce(jan, 59);
  expect((await documentOf(uli)).status).toBe(429);
  expect((await documentOf(stranger)).status).toBe(404);
});

it('after a while there is room again', async () => {
  elapsedMs += 2000;
  expect((await documentOf(eva)).status).toBe(404);
  expect((await documentOf(eva)).status).toBe(429);
});
