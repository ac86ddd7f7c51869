import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { orderContents } from '@knotenblech/shared/orders/placing/order-contents.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { testOrder } from '../../test/test-order.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let office: TestDevice;
let projectId: ProjectId;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  [tablet, office] = [await testDevice(shop, 'werkstatt'), await testDevice(shop, 'chef')];
  await tablet.untilRead();
  projectId = (await tablet.projects()).find(({ name }) => name === 'Winkel, Pfosten und Flachstahl')?.id as ProjectId;
});
afterAll(() => shop.stop());

const withContents = async (device: TestDevice, args: SubmitOrderArgs): Promise<SubmitOrderArgs> => {
  const [projects, addresses] = await Promise.all([device.projects(), device.addresses()]);
  const shippingAddress = addresses.find(({ id }) => id === args.shippingAddressId) as Address;
  const ordered = projects.filter(({ id }) => id === projectId).map((project) => ({ project, choices: null }));
  return { ...args, shownContents: orderContents({ shippingAddress, billingAddress: null, projects: ordered }) };
};
/** An order as it stands above the button now; it goes out later. */
const readyOrder = async (device: TestDevice) => withContents(device, await testOrder(device, [projectId]));
const anew = (device: TestDevice, args: SubmitOrderArgs) =>
  withContents(device, { ...args, orderId: newId<OrderId>() });

let queued: SubmitOrderArgs;
let made: SubmitOrderArgs;

test('an order of a project that a colleague ordered since it was shown is refused, and nothing is ordered', async () => {
  [queued, made] = [await readyOrder(tablet), await readyOrder(office)];
  expect(await office.push('submitOrder', made)).toMatchObject({ status: 'applied' });
  const { status, code, details } = await tablet.push('submitOrder', queued);
  expect([status, code]).toEqual(['refused', 'contents_changed']);
  expect(JSON.parse(String(details.changes))).toEqual([{ what: 'project', projectId, field: 'isOrdered' }]);
  expect((await tablet.orders()).map(({ id }) => id)).toEqual([made.orderId]);
});

test('an order sent once more under its own id is no second one of its project', async () => {
  expect(await office.push('submitOrder', made)).toMatchObject({ status: 'applied' });
  expect(await tablet.orders()).toHaveLength(1);
});

test('whoever was shown that the project is ordered orders it again', async () => {
  const again = await anew(tablet, queued);
  expect(await tablet.push('submitOrder', again)).toMatchObject({ status: 'applied' });
  expect(await tablet.orders()).toHaveLength(2);
});

test('an order of a build that does not say it is not compared', async () => {
  const { shownContents, ...unsaid } = await readyOrder(tablet);
  const projects = shownContents?.projects.map(({ isOrdered: _isOrdered, ...project }) => project) ?? [];
  const args = { ...unsaid, ...(shownContents && { shownContents: { ...shownContents, projects } }) };
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
});

test('a project whose orders are all cancelled is ordered without a question', async () => {
  for (const { id } of await office.orders())
    await office.push('cancelOrder', { orderId: id, projectIds: [projectId], reason: '' });
  const free = await readyOrder(tablet);
  expect(free.shownContents?.projects).toMatchObject([{ isOrdered: false }]);
  expect(await tablet.push('submitOrder', free)).toMatchObject({ status: 'applied' });
});

test('an order told again after a restore is made, though another of its project was told first', async () => {
  const args = await readyOrder(office);
  const [shown] = args.shownContents?.projects ?? [];
  if (!shown || !args.shownContents) throw new Error('nothing was shown');
  const shownContents = { ...args.shownContents, projects: [{ ...shown, isOrdered: false }] };
  const change = office.mutation('submitOrder', { ...args, shownContents });
  const results = await office.pushAll([{ ...change, number: 90_001 }]);
  expect(results).toMatchObject([{ status: 'applied' }]);
});
