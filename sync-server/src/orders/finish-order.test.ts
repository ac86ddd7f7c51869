import { readFile as readBytes } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { packCatalog, readGrades } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { priceCart } from '@knotenblech/shared/orders/cart/price-cart.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { joinProject } from '@knotenblech/shared/parts/part.ts';
import { shipmentOf } from '@knotenblech/shared/prices/assembly/shipment-of.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import {
  type CartId,
  type CartLineId,
  newId,
  type OrderId,
  type ProjectId,
  partIdOf,
} from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let sample = '';

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
  sample = (
    await readBytes(fileURLToPath(new URL('../../../shared/samples/winkel-rhs-flach.btlx', import.meta.url)))
  ).toString();
});
afterAll(() => shop.stop());

/** The tubes of the sample, which come in two ways. */
const coldFormed = [11, 12];
const specificity = 'COLD_ROLLED' as const;

/** What the device reads and prices by itself before the server has read anything. */
const priceOnDevice = async (projectId: ProjectId, text: string) => {
  const catalogue = seedCatalogue();
  const grades = readGrades(packCatalog('grades', catalogue.grades));
  const bytes = new TextEncoder().encode(text);
  const reading = readFile({ bytes, fileName: 'x.btlx', catalogue, kernel: await loadKernel() });
  const project = { id: projectId, surface: 'ZINCED', ralNumber: null } as const;
  const choices = coldFormed.map((index) => ({ id: partIdOf(projectId, index), index, specificity }));
  const { parts } = joinProject(project, reading.head, reading.parts, choices, []);
  const tariff = currentTariff(await tablet.tariffs());
  if (!tariff) throw new Error('no tariff');
  const taken = parts.filter((part) => part.isTaken);
  return {
    tariff,
    pricing: priceProject({ parts: taken, tariff, grades }),
    shipment: shipmentOf({ parts: taken }, tariff, grades),
  };
};

/** Uploads a file, makes a project of it and orders it, with whatever price the device came to. */
const orderUnread = async (text: string, priced: Awaited<ReturnType<typeof priceOnDevice>>, projectId: ProjectId) => {
  const fileHash = await tablet.upload(text);
  const created = await tablet.push('createProject', {
    projectId,
    name: 'Offline',
    fileHash,
    fileName: 'offline.btlx',
  });
  expect(created).toMatchObject({ status: 'applied', details: { number: expect.any(Number) } });
  await tablet.push('setPartSpecs', { projectId, specs: coldFormed.map((partIndex) => ({ partIndex, specificity })) });
  const cart = await tablet.openCart();
  if (!cart) throw new Error('no cart');
  await tablet.push('putCartLine', { lineId: newId<CartLineId>(), cartId: cart.id, projectId });
  const [address] = await tablet.addresses();
  const [customer] = await tablet.customers();
  if (!address || !customer) throw new Error('no address');
  const chosen = {
    productionType: 'STANDARD',
    shippingType: 'PICKUP',
    paymentType: 'BILL',
    phone: '',
    reference: '',
  } as const;
  const lines = [{ projectId, quantity: 1, netCents: priced.pricing.netCents, onRequest: false, ...priced.shipment }];
  const whole = { ...cart, ...chosen, shippingAddressId: address.id };
  const amounts = priceCart({
    lines,
    cart: whole,
    tariff: priced.tariff,
    shippingAddress: address,
    customer,
    today: '2026-11-23',
  });
  if ('refusals' in amounts) throw new Error(JSON.stringify(amounts.refusals));
  const args: SubmitOrderArgs = {
    orderId: newId<OrderId>(),
    cartId: cart.id,
    nextCartId: newId<CartId>(),
    lines: (await tablet.lines()).map(({ cartId: _cartId, addedAt: _addedAt, ...line }) => line),
    shippingAddressId: address.id,
    billingAddressId: null,
    ...chosen,
    shown: amounts.amounts,
    shownDeliveryDay: '2026-12-21',
    language: 'de',
    consent: { terms: true, deliveryTerms: true, termsVersion: '2026-11' },
  };
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
  return args;
};

const orderOf = async ({ orderId }: SubmitOrderArgs) => (await tablet.orders()).find((order) => order.id === orderId);
const amountsOf = async ({ orderId }: SubmitOrderArgs) =>
  (await tablet.amounts()).find((each) => each.id === orderId)?.amounts;

let right: SubmitOrderArgs;

describe('an order whose file the server has not read', () => {
  let wrong: SubmitOrderArgs;
  let unreadable: SubmitOrderArgs;

  it('is being checked, with a number, without amounts, its project read-only', async () => {
    const ids = [newId<ProjectId>(), newId<ProjectId>(), newId<ProjectId>()] as const;
    const priced = await priceOnDevice(ids[0], sample);
    right = await orderUnread(sample, priced, ids[0]);
    const cheaper = { ...priced, pricing: { ...priced.pricing, netCents: priced.pricing.netCents - 100 } };
    wrong = await orderUnread(sample.replace('</BTLx>', ' </BTLx>'), cheaper, ids[1]);
    unreadable = await orderUnread(sample.slice(0, sample.length / 2), priced, ids[2]);
    for (const args of [right, wrong, unreadable]) {
      expect(await orderOf(args)).toMatchObject({ check: 'checking', number: expect.any(Number) });
      expect(await amountsOf(args)).toBeUndefined();
    }
    const owned = (await tablet.projects()).filter((project) => ids.includes(project.id));
    expect(owned.map((project) => [project.reading, project.orderedAt !== null])).toEqual([
      ['waiting', true],
      ['waiting', true],
      ['waiting', true],
    ]);
  });

  it('is accepted once the file is read and every amount is as shown, and only then confirmed by mail', async () => {
    expect(await shop.database.owner`select 1 from mail`).toHaveLength(0);
    await shop.work();
    await tablet.untilRead();
    expect(await orderOf(right)).toMatchObject({ check: 'accepted', lines: [{ partCount: 194 }] });
    expect(await amountsOf(right)).toEqual(right.shown);
    expect(await shop.database.owner`select id from mail`).toEqual([{ id: right.orderId }]);
  });

  it('is left for review, with the amounts as they are, when one comes out otherwise', async () => {
    expect(await orderOf(wrong)).toMatchObject({ check: 'needs-review' });
    expect(await amountsOf(wrong)).toMatchObject({ grossCents: right.shown.grossCents });
  });

  it('is refused when the file cannot be read, and its project is free again', async () => {
    expect(await orderOf(unreadable)).toMatchObject({ check: 'refused' });
    const project = (await tablet.projects()).find((each) => each.id === unreadable.lines[0]?.projectId);
    expect(project).toMatchObject({ reading: 'refused', orderedAt: null });
    expect(JSON.parse(project?.readingRefusal ?? '{}')).toMatchObject({
      code: 'E_XML',
      details: { line: expect.any(Number) },
    });
  });

  it('is accepted at the price shown though its project was trashed and its address removed meanwhile', async () => {
    const projectId = newId<ProjectId>();
    const args = await orderUnread(`${sample}\n`, await priceOnDevice(projectId, sample), projectId);
    await tablet.push('trashProject', { projectId, trashed: true });
    await tablet.push('removeAddress', { addressId: args.shippingAddressId });
    await shop.work();
    await tablet.untilRead();
    expect(await orderOf(args)).toMatchObject({ check: 'accepted' });
    expect(await amountsOf(args)).toEqual(args.shown);
  });
});

describe('an order below a limit, whose file the server has not read', () => {
  // Of its own: a server that has read a file before may read the next one sooner than it is ordered.
  beforeAll(async () => {
    await shop.stop();
    shop = await testShop({ isDemo: true });
    tablet = await testDevice(shop, 'werkstatt');
  });

  it('is refused when its own amounts are above the limit of who ordered it at lower ones', async () => {
    const projectId = newId<ProjectId>();
    const { pricing, ...priced } = await priceOnDevice(projectId, sample);
    const users = await tablet.rows(customerSpace(tablet.customer.id), 'user');
    const user = users.find(({ id }) => id === tablet.user.id);
    if (!user) throw new Error('no user');
    const limitCents = right.shown.netCents - 50;
    await shop.putUser(tablet.customer.id, { ...user, spendingLimit: { limitCents, approvers: 'admins' } });
    const cheaper = { ...priced, pricing: { ...pricing, netCents: pricing.netCents - 100 } };
    const args = await orderUnread(sample.replace('</BTLx>', '  </BTLx>'), cheaper, projectId);
    await shop.work();
    await tablet.untilRead();
    expect(await orderOf(args)).toMatchObject({ check: 'refused', refusedFor: 'approval_required' });
    expect((await tablet.projects()).find(({ id }) => id === projectId)?.orderedAt).toBeNull();
  });
});
