import { createHash } from 'node:crypto';
import { vatOn } from '@knotenblech/shared/orders/cart/price-cart.ts';
import { shownText } from '@knotenblech/shared/orders/placing/shown-text.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { unrestricted } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { type VoucherForm, voucherCents } from '@knotenblech/shared/orders/vouchers/voucher-rules.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countLockWaiters } from '../../../test/count-lock-waiters.ts';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { demoPassword } from '../../operations/demo/demo-accounts.ts';
import { mostUnknown } from './find-redeemable-voucher.ts';

let shop: TestShop;
let tablet: TestDevice;
let office: TestDevice;
let admin: TestDevice;
let projectId: ProjectId;

const open: Omit<VoucherForm, 'code'> = {
  type: 'ALL_CUSTOMERS',
  discount: { kind: 'percent', hundredths: 1000 },
  minimumCents: 0,
  ...unrestricted,
  note: '',
};

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  tablet = await testDevice(shop, 'werkstatt');
  office = await testDevice(shop, 'chef');
  admin = await testDevice(shop, 'admin');
  await tablet.untilRead();
  const project = (await tablet.projects()).find((each) => each.name.startsWith('Winkel'));
  if (!project) throw new Error('no demo project');
  projectId = project.id;
}, 120_000);
afterAll(() => shop.stop());
beforeEach(() => shop.database.owner`truncate voucher cascade`);

const create = async (code: string, more: Partial<VoucherForm> = {}) => {
  const answer = await shop.post('/admin/createVoucher', { ...open, code, ...more }, admin.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { voucherId: string }).voucherId;
};

/** The order as the app would send it with a voucher that takes 10 % off. */
const withVoucher = (order: SubmitOrderArgs, code: string, discount = open.discount): SubmitOrderArgs => {
  const { shown } = order;
  const off = voucherCents({ discount }, shown.partsCents);
  const netCents = shown.netCents + off;
  const vatCents = vatOn(netCents, shown.vatRate);
  const amounts = { voucherCode: code, voucherCents: off, netCents, vatCents, grossCents: netCents + vatCents };
  const args = { ...order, voucherCode: code, shown: { ...shown, ...amounts } };
  return { ...args, shownHash: createHash('sha256').update(shownText(args)).digest('hex') };
};

const usedCount = async () => (await shop.database.owner<{ n: number }[]>`select used_count as n from voucher`)[0]?.n;

describe('a voucher in an order', () => {
  it('is one more line of the amounts, redeemed with the order', async () => {
    await create('Herbst-10');
    const order = withVoucher(await testOrder(tablet, [projectId]), 'HERBST-10');
    expect(await tablet.push('submitOrder', order)).toMatchObject({ status: 'applied' });
    const amounts = (await tablet.amounts()).find((each) => each.id === order.orderId)?.amounts;
    expect(amounts).toEqual(order.shown);
    expect(amounts?.voucherCents).toBeLessThan(0);
    expect(await usedCount()).toBe(1);
    const stored = (await tablet.orders()).find((each) => each.id === order.orderId);
    expect(stored?.shownHash).toBe(order.shownHash);
  });

  it('of a limit of one is redeemed once, however many order at once', async () => {
    await create('EINMAL', { type: 'LIMITED_DISCHARGE', useLimit: 1 });
    const orders = [
      { device: tablet, args: withVoucher(await testOrder(tablet, [projectId]), 'EINMAL') },
      { device: office, args: withVoucher(await testOrder(office, [projectId]), 'EINMAL') },
    ];
    const results = await Promise.all(orders.map(({ device, args }) => device.push('submitOrder', args)));
    expect(new Set(results.map((result) => result.code))).toEqual(new Set([null, 'voucher_used_up']));
    expect(await usedCount()).toBe(1);
  });

  it('is given back by a cancelled order, once', async () => {
    await create('ZURUECK', { type: 'LIMITED_DISCHARGE', useLimit: 1 });
    const order = withVoucher(await testOrder(tablet, [projectId]), 'ZURUECK');
    await tablet.push('submitOrder', order);
    const cancel = { orderId: order.orderId, projectIds: [projectId], reason: '' };
    expect(await tablet.push('cancelOrder', cancel)).toMatchObject({ status: 'applied' });
    expect(await tablet.push('cancelOrder', cancel)).toMatchObject({ status: 'refused' });
    expect(await usedCount()).toBe(0);
    const again = withVoucher(await testOrder(tablet, [projectId]), 'ZURUECK');
    expect(await tablet.push('submitOrder', again)).toMatchObject({ status: 'applied' });
  });

  it('that is gone refuses the order, and nothing is ordered', async () => {
    const order = withVoucher(await testOrder(tablet, [projectId]), 'FORT');
    expect(await tablet.push('submitOrder', order)).toMatchObject({ status: 'refused', code: 'voucher_unknown' });
    expect((await tablet.orders()).some((each) => each.id === order.orderId)).toBe(false);
  });

  it('is not redeemed by an order for show', async () => {
    const demo = await testDevice(shop, 'demo');
    await create('SCHAU');
    const order = withVoucher(await testOrder(demo, [projectId]), 'SCHAU');
    expect(await demo.push('submitOrder', order)).toMatchObject({ status: 'applied' });
    expect(await usedCount()).toBe(0);
  });

  it('with other amounts than its own changes the price', async () => {
    await create('ANDERS', { discount: { kind: 'fixed', cents: 100 } });
    const order = withVoucher(await testOrder(tablet, [projectId]), 'ANDERS');
    expect(await tablet.push('submitOrder', order)).toMatchObject({ status: 'refused', code: 'price_changed' });
    expect(await usedCount()).toBe(0);
  });

  it('below its minimum is refused', async () => {
    await create('GROSS', { minimumCents: 100_000_000 });
    const order = withVoucher(await testOrder(tablet, [projectId]), 'GROSS');
    expect(await tablet.push('submitOrder', order)).toMatchObject({ status: 'refused', code: 'voucher_minimum' });
  });
});

describe('codes', () => {
  const afterAWhile = new Date('2026-11-23T08:16:00Z');
  beforeEach(() => shop.database.owner`delete from login_try`);
  afterEach(() => {
    shop.clock.now = new Date('2026-11-23T08:00:00Z');
  });
  const countTries = async () => (await shop.database.owner`select 1 from login_try where key like 'voucher:%'`).length;
  const guesses = async (device: TestDevice, codes: readonly string[]) => {
    const order = await testOrder(device, [projectId]);
    return codes.map((code) => {
      const args = { ...withVoucher(order, code), orderId: newId<OrderId>() };
      return device.mutation('submitOrder', { ...args, shownHash: undefined });
    });
  };
  const unknown = Array.from({ length: mostUnknown }, (_, n) => `NIX${n}`);
  const codesOf = (results: readonly { code: string | null }[]) => results.map(({ code }) => code);

  it('are not found out by orders: after many unknown ones a known one is refused like them, also in the cart', async () => {
    await create('GEHEIM', { discount: { kind: 'fixed', cents: 1 } });
    const sent = await guesses(office, [...unknown, 'NOCHEINER', 'GEHEIM']);
    const results = await office.pushAll(sent);
    expect(codesOf(results)).toEqual([...unknown.map(() => 'voucher_unknown'), 'too_many_tries', 'too_many_tries']);
    expect(await countTries()).toBe(mostUnknown);
    expect((await office.openCart())?.state).toBe('open');
    const path = '/shoppingCart/checkVoucherCode?language=de&voucherCode=GEHEIM&partSumValue=1';
    const body = new URLSearchParams({ userName: 'chef', password: demoPassword, language: 'de' });
    const login = await shop.request('/users/login', { method: 'POST', body });
    const { token } = (await login.json()) as { token: string };
    expect((await shop.request(path, { headers: { token } })).status).toBe(429);
    expect(codesOf(await tablet.pushAll(await guesses(tablet, ['GEHEIM'])))).toEqual(['price_changed']);
    shop.clock.now = afterAWhile;
    expect(codesOf(await office.pushAll(await guesses(office, ['GEHEIM'])))).toEqual(['price_changed']);
  });

  it('count once, however often an order is sent, and only where nobody knows them', async () => {
    await create('BEKANNT', { discount: { kind: 'fixed', cents: 1 } });
    const sent = await guesses(tablet, ['VERTIPPT', 'BEKANNT']);
    const results = await tablet.pushAll(sent);
    expect(codesOf(results)).toEqual(['voucher_unknown', 'price_changed']);
    expect(await tablet.pushAll(sent)).toEqual(results);
    expect(await countTries()).toBe(1);
  });

  it('that are right are ordered with however many there are at once', async () => {
    await create('FUERALLE');
    const known = Array.from({ length: mostUnknown + 5 }, () => 'FUERALLE');
    const results = codesOf(await tablet.pushAll(await guesses(tablet, known)));
    expect(results).toEqual([null, ...known.slice(1).map(() => 'cart_already_ordered')]);
    expect(await countTries()).toBe(0);
  });

  it('are counted at once while everybody else waits for what the order holds', async () => {
    await create('WARTET', { discount: { kind: 'fixed', cents: 1 } });
    const sent = await guesses(tablet, ['WARTET', 'NIX']);
    const { id: customerId } = tablet.customer;
    const untilWaiting = (count: number) => expect.poll(() => countLockWaiters(shop.database.sessions)).toBe(count);
    const edit = () =>
      withCustomer(
        shop.database.owner,
        customerId,
        (tx) => tx`select 1 from sync_space where id = ${customerSpace(customerId)} for update`,
      );
    let pushed: ReturnType<TestDevice['pushAll']> | undefined;
    let edits: Promise<unknown>[] = [];
    await withCustomer(shop.database.sql, customerId, async (tx) => {
      await tx`select 1 from voucher for update`;
      pushed = tablet.pushAll(sent);
      await untilWaiting(1);
      edits = Array.from({ length: shop.database.owner.options.max }, edit);
      await untilWaiting(1 + edits.length);
    });
    expect(codesOf((await pushed) ?? [])).toEqual(['price_changed', 'voucher_unknown']);
    expect((await Promise.allSettled(edits)).map(({ status }) => status)).toEqual(edits.map(() => 'fulfilled'));
  });
});

it('an order whose hash is not that of what was shown is refused', async () => {
  const order = await testOrder(tablet, [projectId]);
  const answer = await tablet.push('submitOrder', { ...order, orderId: newId<OrderId>(), shownHash: '0'.repeat(64) });
  expect(answer).toMatchObject({ status: 'refused', code: 'invalid_input' });
});

describe('the admin of vouchers', () => {
  it.each([
    ['a customer without SPECIFIC_CUSTOMER', { customerId: '0199d000-0000-7000-8000-000000000002' }],
    ['LIMITED_DISCHARGE without limit', { type: 'LIMITED_DISCHARGE' }],
    ['an end before its beginning', { validFrom: '2026-12-01', validTo: '2026-11-01' }],
    ['no discount', { discount: { kind: 'fixed', cents: 0 } }],
    ['a field nobody knows', { colour: 'red' }],
    ['a code of signs', { code: '<b>' }],
  ])('refuses %s', async (_, more) => {
    const answer = await shop.post('/admin/createVoucher', { ...open, code: 'SCHLECHT', ...more }, admin.headers);
    expect(answer.status).toBe(400);
  });

  it('creates a code once in all its spellings, lists and changes it', async () => {
    const id = await create('  herbst 10 ');
    const twice = await shop.post('/admin/createVoucher', { ...open, code: 'HERBST10' }, admin.headers);
    expect(twice.status).toBe(409);
    const form = { ...open, code: 'Herbst10', isActive: false };
    expect((await shop.post(`/admin/updateVoucher/${id}`, form, admin.headers)).status).toBe(200);
    const list = await shop.request('/admin/listVouchers', { headers: admin.headers });
    expect(await list.json()).toMatchObject({
      success: true,
      vouchers: [{ usedCount: 0, voucher: { id, code: 'HERBST10', isActive: false } }],
    });
  });

  it('reads the name of the customer that a voucher is for, and gives none to a customer who is not there', async () => {
    const mine = { type: 'SPECIFIC_CUSTOMER' as const, customerId: tablet.customer.id };
    await create('FUERSIE', mine);
    const list = await shop.request('/admin/listVouchers', { headers: admin.headers });
    expect(await list.json()).toMatchObject({ vouchers: [{ customerName: tablet.customer.name }] });
    const missing = { ...open, code: 'NIEMAND', ...mine, customerId: newId() };
    expect((await shop.post('/admin/createVoucher', missing, admin.headers)).status).toBe(404);
  });

  it('is the global admin alone', async () => {
    const answers = await Promise.all([
      shop.request('/admin/listVouchers', { headers: office.headers }),
      shop.post('/admin/createVoucher', { ...open, code: 'FREMD' }, office.headers),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([403, 403]);
  });
});
