import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { bindsProjects } from '@knotenblech/shared/orders/status-table.ts';
import {
  type AddressId,
  type CartId,
  type CartLineId,
  newId,
  type OrderId,
  type ProjectId,
} from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { testOrder } from '../../test/test-order.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';
import { withCustomer } from '../database/in-customer.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestDevice;
let frame: ProjectId;
let posts: ProjectId;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  tablet = await testDevice(shop, 'werkstatt');
  admin = await testDevice(shop, 'admin');
  await tablet.untilRead();
  const byName = new Map((await tablet.projects()).map((project) => [project.name, project.id]));
  frame = byName.get('Hallenrahmen Achse A bis C') as ProjectId;
  posts = byName.get('Winkel, Pfosten und Flachstahl') as ProjectId;
});
afterAll(() => shop.stop());

const order = (device: TestDevice, args: SubmitOrderArgs) => device.push('submitOrder', args);
const ordersOf = async (device: TestDevice, orderId: OrderId) =>
  (await device.orders()).filter((each) => each.id === orderId);
const mails = async () => {
  const answer = await shop.request('/admin/mails', { headers: admin.headers });
  return ((await answer.json()) as { mails: { id: string; recipient: string; body: string; state: string }[] }).mails;
};

describe('an order', () => {
  let args: SubmitOrderArgs;

  it('is accepted at the amounts that were shown, with a number', async () => {
    args = await testOrder(tablet, [posts], { shippingType: 'TRANSPORT_STANDARD', phone: '+49 831 1' });
    const result = await order(tablet, args);
    expect(result).toMatchObject({ status: 'applied', details: { orderId: args.orderId, number: expect.any(Number) } });
    const [record] = await ordersOf(tablet, args.orderId);
    expect(record).toMatchObject({
      number: result.details.number,
      check: 'accepted',
      status: 'NEW',
      deliveryDay: '2026-12-30',
      phone: '+49 831 1',
      termsVersion: '2026-11',
    });
    expect((await tablet.amounts()).find((each) => each.id === args.orderId)?.amounts).toEqual(args.shown);
    expect(args.shown.grossCents).toBeGreaterThan(100_000);
  });

  it('closes the cart, opens the next and makes its projects read-only', async () => {
    expect((await tablet.openCart())?.id).toBe(args.nextCartId);
    expect(await tablet.lines()).toEqual([]);
    expect((await tablet.projects()).find((project) => project.id === posts)?.orderedAt).not.toBeNull();
    const edit = await tablet.push('setPartQuantity', { projectId: posts, partIndex: 1, quantity: 7, was: 1 });
    expect(edit).toMatchObject({ status: 'refused', code: 'project_read_only' });
  });

  it('is confirmed by a mail with every amount, kept for the admin where no mail server is set', async () => {
    await expect
      .poll(async () => (await mails()).map(({ id, state }) => ({ id, state })), { timeout: 30_000 })
      .toContainEqual({ id: args.orderId, state: 'kept' });
    const mail = (await mails()).find((each) => each.id === args.orderId);
    expect(mail?.recipient).toBe('werkstatt@example.org');
    const euros = (cents: number) => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(cents / 100);
    const { partsCents, productionCents, shippingCents, netCents, vatCents, grossCents } = args.shown;
    for (const cents of [partsCents, productionCents, shippingCents, netCents, vatCents, grossCents])
      expect(mail?.body).toContain(`${euros(cents)} €`);
    expect(mail?.body).toContain('Winkel, Pfosten und Flachstahl');
    expect((await shop.request('/admin/mails', { headers: tablet.headers })).status).toBe(403);
  });

  it('of the same cart is refused under another order id', async () => {
    const again = await order(tablet, { ...args, orderId: newId<OrderId>() });
    const { orderId, cartId } = args;
    expect(again).toMatchObject({ status: 'refused', code: 'cart_already_ordered', details: { orderId, cartId } });
    expect(again.details).not.toHaveProperty('field');
  });

  it('of the same cart with other contents is refused with the field that differs, old and new', async () => {
    const changed = { ...args, orderId: newId<OrderId>(), reference: 'Halle 8' };
    expect(await order(tablet, changed)).toMatchObject({
      status: 'refused',
      code: 'cart_already_ordered',
      details: { orderId: args.orderId, field: 'reference', was: '"Halle 7"', now: '"Halle 8"' },
    });
  });

  it('sent once more as a change of its own gets the first answer', async () => {
    const number = (await ordersOf(tablet, args.orderId))[0]?.number;
    expect(await order(tablet, args)).toMatchObject({ status: 'applied', details: { orderId: args.orderId, number } });
  });

  it('under the same id with other contents is refused with the field that differs, old and new', async () => {
    const lines = args.lines.map((line) => ({ ...line, quantity: 7 }));
    expect(await order(tablet, { ...args, lines })).toMatchObject({
      status: 'refused',
      code: 'order_differs',
      details: { field: 'lines.0.quantity', was: '1', now: '7' },
    });
    expect(await ordersOf(tablet, args.orderId)).toMatchObject([{ lines: [{ quantity: 1 }] }]);
  });

  it('is seen by colleagues, its amounts only by those who may see prices', async () => {
    const reader = await testDevice(shop, 'leser');
    expect(await ordersOf(reader, args.orderId)).toHaveLength(1);
    expect(await reader.amounts()).toEqual([]);
    expect(JSON.stringify([await reader.orders(), await reader.projects()])).not.toMatch(/[cC]ents/);
  });
});

describe('twenty copies of one order', () => {
  it('sent at once by one device make one order, and all get the same answer', async () => {
    const args = await testOrder(tablet, [frame]);
    const mutation = tablet.mutation('submitOrder', args);
    const answers = await Promise.all(Array.from({ length: 20 }, () => tablet.pushAll([mutation])));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.[0]).toMatchObject({ status: 'applied' });
    expect(await ordersOf(tablet, args.orderId)).toHaveLength(1);
    expect((await mails()).filter((mail) => mail.id === args.orderId)).toHaveLength(1);
  });

  it('sent at once by twenty devices as changes of their own make one order, whose answer all get', async () => {
    const args = await testOrder(tablet, [frame]);
    const copies = Array.from({ length: 20 }, () => ({
      ...tablet.mutation('submitOrder', args),
      id: 1,
      uid: crypto.randomUUID(),
    }));
    const before = (await tablet.orders()).length;
    const results = (await Promise.all(copies.map((copy) => tablet.pushAll([copy], crypto.randomUUID())))).flat();
    expect(results.map((result) => result.status)).toEqual(copies.map(() => 'applied'));
    expect(new Set(results.map((result) => result.details.number)).size).toBe(1);
    expect(await tablet.orders()).toHaveLength(before + 1);
  });
});

describe('a second device whose cart was ordered by the first', () => {
  it('keeps what it had added meanwhile in the cart that follows', async () => {
    const [early, late] = [await testDevice(shop, 'werkstatt'), await testDevice(shop, 'werkstatt')];
    const args = await testOrder(early, [frame]);
    expect(await order(early, args)).toMatchObject({ status: 'applied' });
    const lineId = newId<CartLineId>();
    await late.push('putCartLine', { lineId, cartId: args.cartId, projectId: posts });
    const own = { ...args, orderId: newId<OrderId>(), nextCartId: newId<CartId>() };
    expect(await order(late, own)).toMatchObject({ status: 'refused', code: 'cart_already_ordered' });
    expect(await late.lines()).toMatchObject([{ id: lineId, cartId: args.nextCartId, projectId: posts }]);
    await late.push('setCartLine', { lineId, quantity: 0 });
  });
});

describe('an order is refused and leaves everything as it was', () => {
  let device: TestDevice;
  let args: SubmitOrderArgs;
  beforeAll(async () => {
    device = await testDevice(shop, 'werkstatt');
    args = await testOrder(device, [frame]);
  });
  const refused = async (changed: Partial<SubmitOrderArgs>) => {
    const before = { orders: await device.orders(), lines: await device.lines(), cart: await device.openCart() };
    const result = await order(device, { ...args, ...changed, orderId: newId<OrderId>() });
    expect(result.status).toBe('refused');
    expect({ orders: await device.orders(), lines: await device.lines(), cart: await device.openCart() }).toEqual(
      before,
    );
    return result;
  };

  it.each([
    'partsCents',
    'productionCents',
    'shippingCents',
    'paymentCents',
    'netCents',
    'vatCents',
    'grossCents',
    'vatRate',
  ] as const)('when its %s is off by one', async (field) => {
    const result = await refused({ shown: { ...args.shown, [field]: args.shown[field] - 1 } });
    expect(result.code).toBe('price_changed');
    expect(JSON.parse(String(result.details.now))).toEqual(args.shown);
    expect(JSON.parse(String(result.details.shown))[field]).toBe(args.shown[field] - 1);
  });

  it('when a line was bent', async () => {
    const [line] = args.shown.lines;
    if (!line) throw new Error('no line');
    expect((await refused({ shown: { ...args.shown, lines: [{ ...line, unitCents: 1 }] } })).code).toBe(
      'price_changed',
    );
    expect((await refused({ lines: args.lines.map((each) => ({ ...each, quantity: 2 })) })).code).toBe('price_changed');
  });

  it('when it names a tariff that is not the customer’s', async () => {
    expect((await refused({ shown: { ...args.shown, tariffNumber: 3 } })).code).toBe('tariff_expired');
  });

  it('when a project or an address is not the customer’s', async () => {
    const stranger = await testDevice(shop, 'privat');
    const [address] = await stranger.addresses();
    expect((await refused({ shippingAddressId: address?.id as AddressId })).code).toBe('address_missing');
    expect((await refused({ billingAddressId: address?.id as AddressId })).code).toBe('address_missing');
    expect(
      (await refused({ lines: args.lines.map((line) => ({ ...line, projectId: newId<ProjectId>() })) })).code,
    ).toBe('not_found');
  });

  it('when an option cannot be had: cash for freight, no phone, too heavy', async () => {
    expect((await refused({ paymentType: 'COD' })).code).toBe('option_gone');
    expect((await refused({ paymentType: 'PAYPAL' })).code).toBe('option_gone');
    expect((await refused({ shippingType: 'PACKAGE_STANDARD' })).code).toBe('option_gone');
  });

  it('when a part of it is on request', async () => {
    const plates = (await device.projects()).find((project) => project.onRequest);
    const line = { ...args.lines[0], projectId: plates?.id } as SubmitOrderArgs['lines'][number];
    expect((await refused({ lines: [line] })).code).toBe('project_on_request');
  });

  it('when it was withdrawn', async () => {
    const orderId = newId<OrderId>();
    const withdraw = { id: 1, uid: crypto.randomUUID(), name: 'withdrawChange', v: 1, args: { orderId }, at: '' };
    const client = crypto.randomUUID();
    const late = { ...withdraw, id: 2, uid: crypto.randomUUID(), name: 'submitOrder', args: { ...args, orderId } };
    const [, result] = await device.pushAll([withdraw, late], client);
    expect(result).toMatchObject({ status: 'refused', code: 'withdrawn' });
  });

  it('when the user may not order or sees no prices', async () => {
    const reader = await testDevice(shop, 'leser');
    expect(await order(reader, args)).toMatchObject({ status: 'refused', code: 'no_order_permission' });
  });

  it('and can then be placed at the right price', async () => {
    expect(await order(device, args)).toMatchObject({ status: 'applied' });
  });
});

describe('another customer', () => {
  it('sees no order, no mail and no file in the database either', async () => {
    const { customer } = await testDevice(shop, 'privat');
    const rowsOf = (customerId: string) =>
      withCustomer(shop.database.sql, customerId, async (tx) => [
        ...(await tx`select 1 from customer_order`),
        ...(await tx`select 1 from mail`),
        ...(await tx`select 1 from customer_file`),
      ]);
    expect(await rowsOf(customer.id)).toEqual([]);
    expect((await rowsOf(tablet.customer.id)).length).toBeGreaterThan(5);
  });
});

describe('an order of the demo user', () => {
  it('is marked as for show', async () => {
    const device = await testDevice(shop, 'demo');
    const args = await testOrder(device, [frame]);
    expect(await order(device, args)).toMatchObject({ status: 'applied' });
    expect((await ordersOf(device, args.orderId))[0]?.number).toBeGreaterThan(900_000);
    expect((await ordersOf(device, args.orderId))[0]).toMatchObject({ status: 'DEMO', check: 'accepted' });
    await expect
      .poll(async () => (await mails()).find((mail) => mail.id === args.orderId)?.body)
      .toContain('Demo-Modus');
  });

  it('leaves its projects open for the work of others, also once it is closed', async () => {
    const device = await testDevice(shop, 'demo');
    const copy = newId<ProjectId>();
    await device.push('copyProject', { projectId: posts, newProjectId: copy, name: 'Probe' });
    await device.untilRead();
    const args = await testOrder(device, [copy]);
    expect(await order(device, args)).toMatchObject({ status: 'applied' });
    const isOpen = async () => (await device.projects()).find((each) => each.id === copy)?.orderedAt === null;
    expect(await isOpen()).toBe(true);
    const admin = await testDevice(shop, 'admin');
    await shop.post(`/admin/orders/${args.orderId}/status`, { status: 'CLOSED', reason: '' }, admin.headers);
    const [closed] = await ordersOf(device, args.orderId);
    expect(closed).toMatchObject({ status: 'CLOSED' });
    expect(bindsProjects(closed as Order)).toBe(false);
    expect(await isOpen()).toBe(true);
  });
});
