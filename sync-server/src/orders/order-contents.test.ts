import { createHash } from 'node:crypto';
import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { OrderContents } from '@knotenblech/shared/orders/placing/order-contents.schema.ts';
import { choicesText, orderContents } from '@knotenblech/shared/orders/placing/order-contents.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { testOrder } from '../../test/test-order.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let office: TestDevice;
let projectId: ProjectId;
let order: SubmitOrderArgs & { shownContents: OrderContents };

const projectHere = async () => {
  const project = (await tablet.projects()).find(({ id }) => id === projectId);
  if (!project) throw new Error('no project');
  return project;
};
const addressHere = async () => {
  const address = (await tablet.addresses()).find(({ id }) => id === order.shippingAddressId);
  if (!address) throw new Error('no address');
  return address;
};

/** What the tablet shows of its order now. */
const contentsHere = async (args: SubmitOrderArgs) => {
  const [parts, assemblies, addresses] = await Promise.all([
    tablet.rows(projectSpace(projectId), 'partChoice'),
    tablet.rows(projectSpace(projectId), 'assemblyChoice'),
    tablet.addresses(),
  ]);
  const choices = createHash('sha256').update(choicesText(parts, assemblies)).digest('hex');
  const shippingAddress = addresses.find(({ id }) => id === args.shippingAddressId) as Address;
  return orderContents({
    shippingAddress,
    billingAddress: null,
    projects: [{ project: await projectHere(), choices }],
  });
};

const submit = (shownContents?: OrderContents) =>
  tablet.push('submitOrder', { ...order, orderId: newId<OrderId>(), ...(shownContents && { shownContents }) });

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  await shop.work();
  [tablet, office] = [await testDevice(shop, 'werkstatt'), await testDevice(shop, 'chef')];
  await tablet.untilRead();
  projectId = (await tablet.projects()).find(({ name }) => name === 'Winkel, Pfosten und Flachstahl')?.id as ProjectId;
  const { surface: was } = await projectHere();
  await tablet.push('setProjectSurface', { projectId, surface: 'POWDER_COATED', ralNumber: '9007', was });
  const args = await testOrder(tablet, [projectId]);
  order = { ...args, shownContents: await contentsHere(args) };
});
afterAll(() => shop.stop());

const inColour = (ralNumber: string) => async () => {
  const { surface: was } = await projectHere();
  await office.push('setProjectSurface', { projectId, surface: 'POWDER_COATED', ralNumber, was });
};
const inStreet = (street: string) => async () => {
  const was = await addressHere();
  await office.push('putAddress', { address: { ...was, street }, was });
};
const withText = (additionalText: string) => () => office.push('setProjectTexts', { projectId, additionalText });
const named = (partName: string) => () =>
  office.push('setPartName', { projectId, partIndex: 1, name: partName, was: '' });

test.each([
  ['the colour', inColour('7016'), inColour('9007'), [{ what: 'project', field: 'ralNumber' }]],
  [
    'the address',
    inStreet('Baustelle Nord 99'),
    () => inStreet(order.shownContents.shippingAddress.street)(),
    [{ what: 'shippingAddress' }, { what: 'billingAddress' }],
  ],
  ['the text of the confirmation', withText('eilt'), withText(''), [{ what: 'project', field: 'additionalText' }]],
])('an order is refused where a colleague changed %s, though it costs the same', async (_, change, back, changes) => {
  await change();
  const { status, code, details } = await submit();
  expect({ status, code }).toEqual({ status: 'refused', code: 'contents_changed' });
  expect(JSON.parse(String(details.changes))).toMatchObject(changes);
  expect(await tablet.orders()).toEqual([]);
  await back();
});

test('an order is refused where a colleague changed what a part is called', async () => {
  expect(await named('Anschlag')()).toMatchObject({ status: 'applied' });
  const { code, details } = await submit();
  expect([code, JSON.parse(String(details.changes))]).toEqual([
    'contents_changed',
    [{ what: 'project', projectId, field: 'choices' }],
  ]);
});

test('choices that the device did not hold are not compared, and what is seen anew is ordered', async () => {
  const [shown] = order.shownContents.projects;
  if (!shown) throw new Error('no project was shown');
  await inColour('7016')();
  const unheld = { ...order.shownContents, projects: [{ ...shown, choices: null }] };
  expect((await submit(unheld)).details).toEqual({
    changes: JSON.stringify([{ what: 'project', projectId, field: 'ralNumber' }]),
  });
  expect(await submit(await contentsHere(order))).toMatchObject({ status: 'applied' });
  expect(await tablet.orders()).toHaveLength(1);
});
