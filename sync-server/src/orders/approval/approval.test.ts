import { type SpendingLimit, type User } from '@knotenblech/shared/accounts/user.record.ts';
import type { CartAnswer } from '@knotenblech/shared/api/orders/cart-calls.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type OrderId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { orderFrom, quotesOf, testQuote } from '../../../test/test-quote.ts';
import { password, type TestShop, testShop } from '../../../test/test-shop.ts';
import { findConfirmed } from '../documents/order-document.ts';
import { readOrder } from '../status/list-orders.ts';

let shop: TestShop;
let worker: TestDevice;
let chef: TestDevice;
let second: TestDevice;
let stranger: TestDevice;
let posts: ProjectId;
let projectNumber: number | null;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  [worker, chef, second, stranger] = (await Promise.all(
    ['werkstatt', 'chef', 'leser', 'privat'].map((userName) => testDevice(shop, userName)),
  )) as [TestDevice, TestDevice, TestDevice, TestDevice];
  await worker.untilRead();
  const project = (await worker.projects()).find(({ name }) => name === 'Winkel, Pfosten und Flachstahl');
  posts = project?.id as ProjectId;
  projectNumber = project?.number ?? null;
  const admin = await userOf(second.user.id);
  await shop.putUser(chef.customer.id, {
    ...admin,
    permissions: ['STANDARD_PERMISSION', 'CUSTOMER_ADMIN_PERMISSION'],
    seesPrices: true,
  });
}, 240_000);
afterAll(() => shop.stop());
beforeEach(() => limit({ limitCents: 10_000, approvers: 'admins' }));

const userOf = async (id: UserId) => {
  const found = (await chef.rows(customerSpace(chef.customer.id), 'user')).find((user) => user.id === id);
  return found as User;
};
/** Set by the company's admin in the form of the user. */
const limit = async (spendingLimit: SpendingLimit | null, id = worker.user.id, by = chef) => {
  const { id: _, ...user } = await userOf(id);
  const body = JSON.stringify({ ...user, spendingLimit, was: user });
  const headers = { ...by.headers, 'Content-Type': 'application/json' };
  return shop.request(`/users/${id}?language=de`, { method: 'PUT', body, headers });
};
const requestsOf = (device: TestDevice) => device.rows(customerPriceSpace(device.customer.id), 'approvalRequest');
const requestOf = async (device: TestDevice, id: OrderId) => (await requestsOf(device)).find((each) => each.id === id);
const messagesOf = async (device: TestDevice) =>
  (await device.rows(userSpace(device.user.id), 'message')).map(({ subject }) => subject);
const ordersOf = async (id: OrderId) => (await chef.orders()).filter((order) => order.id === id);
const ask = async (): Promise<SubmitOrderArgs> => {
  const order = await testOrder(worker, [posts]);
  expect(await worker.push('requestApproval', { order })).toMatchObject({ status: 'applied' });
  return order;
};
const decide = (device: TestDevice, order: SubmitOrderArgs, decision: 'approve' | 'reject' = 'approve', reason = '') =>
  device.push('decideApproval', { requestId: order.orderId, decision, reason });
const withdraw = (device: TestDevice, { orderId }: SubmitOrderArgs) =>
  device.push('withdrawApproval', { requestId: orderId });

it('nobody orders above his limit from the app, and nothing of the try remains', async () => {
  const order = await testOrder(worker, [posts]);
  expect(await worker.push('submitOrder', order)).toMatchObject({
    status: 'refused',
    code: 'approval_required',
    details: { limitCents: 10_000, netCents: order.shown.netCents },
  });
  expect((await worker.openCart())?.id).toBe(order.cartId);
  expect(await ordersOf(order.orderId)).toEqual([]);
});

it('what is asked for waits with its price, is told to every administrator and becomes one order of who asked', async () => {
  const order = await ask();
  expect(await worker.lines()).toEqual([]);
  expect(await requestOf(chef, order.orderId)).toMatchObject({ userId: worker.user.id, state: { is: 'open' }, order });
  for (const device of [chef, second])
    expect(await messagesOf(device)).toContainEqual(expect.stringMatching(/^Freigabe: .* möchte für/));
  expect(await decide(chef, order)).toMatchObject({ status: 'applied', details: { orderId: order.orderId } });
  const [made] = await ordersOf(order.orderId);
  expect(made).toMatchObject({
    userId: worker.user.id,
    approval: { by: chef.user.id },
    check: 'accepted',
    cartId: order.cartId,
  });
  const { firstName, name } = chef.user;
  const { owner } = shop.database;
  const { customerId, orderId } = { customerId: chef.customer.id, orderId: order.orderId };
  expect(await findConfirmed(owner, { customerId, orderId })).toMatchObject({
    approvedBy: `${firstName} ${name}`.trim(),
  });
  expect(Object.keys((await readOrder(owner, orderId)).names)).toContain(chef.user.id);
  expect((await chef.amounts()).find(({ id }) => id === order.orderId)?.amounts).toEqual(order.shown);
  expect(await requestOf(chef, order.orderId)).toBeUndefined();
  expect(await messagesOf(worker)).toContain(`Freigegeben und bestellt: Nr. ${made?.number}`);
  expect(await shop.database.owner`select recipient from mail where id = ${order.orderId}`).toEqual([
    { recipient: 'werkstatt@example.org' },
  ]);
});

it('of two who approve at once one orders, the other is told that it is decided', async () => {
  const order = await ask();
  const results = await Promise.all([decide(chef, order), decide(second, order)]);
  expect(new Set(results.map(({ code }) => code))).toEqual(new Set(['approval_closed', null]));
  expect(await ordersOf(order.orderId)).toHaveLength(1);
});

it('who rejects says why; who asked takes it back into his basket and asks anew', async () => {
  const order = await ask();
  expect(await decide(chef, order, 'reject')).toMatchObject({ code: 'reason_missing' });
  expect(await decide(chef, order, 'reject', 'Erst die Halle')).toMatchObject({ status: 'applied' });
  expect(await messagesOf(worker)).toContain('Nicht freigegeben');
  expect(await decide(second, order)).toMatchObject({ code: 'approval_closed' });
  expect(await withdraw(chef, order)).toMatchObject({ code: 'approval_not_yours' });
  expect(await withdraw(worker, order)).toMatchObject({ status: 'applied' });
  expect((await worker.lines()).map(({ projectId }) => projectId)).toEqual([posts]);
  expect(await worker.openCart()).toMatchObject({ shippingType: 'PICKUP', reference: 'Halle 7' });
});

it('what was withdrawn is approved by nobody', async () => {
  const order = await ask();
  await withdraw(worker, order);
  expect(await decide(chef, order)).toMatchObject({ status: 'refused', code: 'approval_closed' });
  expect(await ordersOf(order.orderId)).toEqual([]);
});

it('who asked, who orders only and a stranger cannot approve, nor whoever has a lower limit himself', async () => {
  const order = await ask();
  expect(await decide(worker, order)).toMatchObject({ code: 'approval_not_yours' });
  expect(await decide(stranger, order)).toMatchObject({ status: 'refused' });
  await limit({ limitCents: 0, approvers: 'admins' }, second.user.id);
  expect(await decide(second, order)).toMatchObject({ code: 'approval_not_yours' });
  await limit(null, second.user.id);
  await limit({ limitCents: 0, approvers: [second.user.id] });
  expect(await decide(chef, order)).toMatchObject({ code: 'approval_not_yours' });
  expect(await decide(second, order)).toMatchObject({ status: 'applied' });
});

it('at another price than was seen nothing is ordered: the request says what changed, and is taken back', async () => {
  const order = await ask();
  await shop.database.owner`
    update record set data = jsonb_set(data, '{order,shown,partsCents}', to_jsonb(1))
    where kind = 'approvalRequest' and id = ${order.orderId}`;
  expect(await decide(chef, order)).toMatchObject({ status: 'applied' });
  expect(await requestOf(worker, order.orderId)).toMatchObject({
    state: {
      is: 'outdated',
      by: chef.user.id,
      code: 'price_changed',
      details: { nowGrossCents: order.shown.grossCents },
    },
  });
  expect(await ordersOf(order.orderId)).toEqual([]);
  expect(await messagesOf(worker)).toContain('Freigegeben, aber nicht bestellt');
  expect(await withdraw(worker, order)).toMatchObject({ status: 'applied' });
});

it('nothing is asked for at a price that does not hold, nor by whom nobody can approve', async () => {
  const order = await testOrder(worker, [posts]);
  const shown = { ...order.shown, partsCents: 1 };
  expect(await worker.push('requestApproval', { order: { ...order, shown } })).toMatchObject({ code: 'price_changed' });
  await limit({ limitCents: 0, approvers: [newId<UserId>()] });
  expect(await worker.push('requestApproval', { order })).toMatchObject({ code: 'approver_missing' });
});

it('a quote is held to the limit too, and ordered once it is approved', async () => {
  const args = await testQuote(worker, [posts]);
  await worker.push('requestQuote', args);
  const quote = (await quotesOf(worker)).find(({ id }) => id === args.quoteId);
  if (!quote) throw new Error('no quote');
  const order = orderFrom(quote);
  expect(await worker.push('submitOrder', order)).toMatchObject({ code: 'approval_required' });
  expect(await worker.push('requestApproval', { order })).toMatchObject({ status: 'applied' });
  expect(await decide(chef, order)).toMatchObject({ status: 'applied' });
  expect((await ordersOf(order.orderId))[0]).toMatchObject({
    quoteNumber: quote.number,
    approval: { by: chef.user.id },
  });
  expect((await quotesOf(worker)).find(({ id }) => id === quote.id)?.orderId).toBe(order.orderId);
});

it('a program is held to the limit of its user', async () => {
  const body = new URLSearchParams({ userName: 'werkstatt', password, language: 'de' });
  const login = await shop.request('/users/login', { method: 'POST', body });
  const { token } = (await login.json()) as { token: string };
  const cart = (await (await shop.request('/shoppingCart/getNewCart', { headers: { token } })).json()) as CartAnswer;
  const sent = {
    ...cart,
    shoppingCartItems: [{ quantity: 2, project: { id: projectNumber }, comment: '', reference: '' }],
    productionType: { id: 1 },
    shippingType: { id: 5 },
    paymentType: { id: 1 },
    termsAccepted: true,
    deliveryTermsAccepted: true,
  };
  const answer = await shop.post('/shoppingCart/saveOrder', sent, { token });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ errors: [{ errorCode: 'approval_required' }] });
});

it('nobody but an administrator sets a limit, and below it nobody is asked', async () => {
  expect((await limit(null, worker.user.id, worker)).status).toBe(403);
  const order = await testOrder(worker, [posts]);
  await limit({ limitCents: order.shown.netCents, approvers: 'admins' });
  expect(await worker.push('submitOrder', order)).toMatchObject({ status: 'applied' });
  expect((await ordersOf(order.orderId))[0]).not.toHaveProperty('approval');
});
