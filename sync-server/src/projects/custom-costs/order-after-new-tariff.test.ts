import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestClient, testClient, testPlate } from '../../../test/test-plate.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { putBaseVersion } from '../../base-data/put-base-version.ts';
import { makeTariffs } from '../repricing/make-tariffs.ts';

let shop: TestShop;
let admin: TestClient;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  admin = await testClient(shop, 'admin');
});
afterAll(() => shop.stop());

type Costs = { customWeight?: number; factorWork?: number };

const setPrice = async (projectId: string, customerId: string) => {
  const { headers } = await testDevice(shop, 'admin');
  const path = `/admin/priceRequests/${projectId}`;
  const { basis } = (await (await shop.request(`${path}?customerId=${customerId}`, { headers })).json()) as {
    basis: string;
  };
  const price = { customerId, netCents: 5000, isFixed: true, note: '', basis };
  expect((await shop.post(`${path}/answer`, price, headers)).status).toBe(200);
};

/** An order of one plate with costs set by hand, or with its price, at what the device knows now. */
const plateInCart = async (userName: string, { hasPrice = false, ...costs }: Costs & { hasPrice?: boolean }) => {
  const device = await testDevice(shop, userName);
  const { projectId } = await testPlate(shop, device);
  expect(await admin.post(`/project/customFactors/${projectId}`, costs)).toMatchObject({ status: 200 });
  if (hasPrice) await setPrice(projectId, device.customer.id);
  const args = await testOrder(device, [projectId]);
  const order = (shown = args.shown) => device.push('submitOrder', { ...args, shown });
  const saved = async () => (await device.amounts()).find((each) => each.id === args.orderId)?.amounts;
  return { shown: args.shown, order, saved };
};

const makeTariffWith = async (factorWork: string) => {
  const deps = { owner: shop.database.owner, enqueue: async () => {}, now: () => shop.clock.now };
  const data = { key: 'factor.work', value: factorWork, unit: '', basis: 'test' };
  await putBaseVersion(deps, { kind: 'cost', data, validFrom: '2026-11-23', source: 'test', madeBy: null });
  const [made] = await makeTariffs(deps.owner, {
    validDays: 30,
    takesPaypal: false,
    now: shop.clock.now,
    customerNumber: 10_001,
  });
  return made?.tariffNumber ?? 0;
};

test('an order by the tariff before keeps its price, also where weight and size are set by hand', async () => {
  const { shown, order, saved } = await plateInCart('werkstatt', { customWeight: 30 });
  expect(await makeTariffWith('1.3')).toBeGreaterThan(shown.tariffNumber);
  expect(await order()).toMatchObject({ status: 'applied' });
  expect(await saved()).toEqual(shown);
});

test('so does one of a project whose price itself was set by hand', async () => {
  const { shown, order, saved } = await plateInCart('werkstatt', { factorWork: 1.4, hasPrice: true });
  expect(await makeTariffWith('1.4')).toBeGreaterThan(shown.tariffNumber);
  expect(await order()).toMatchObject({ status: 'applied' });
  expect(await saved()).toMatchObject({ ...shown, partsCents: 5000 });
});

test('an order of a project with its own factors by the tariff before is expired, and no amounts are offered for it', async () => {
  const { shown, order, saved } = await plateInCart('werkstatt', { factorWork: 1.5 });
  const now = await makeTariffWith('2');
  const expired = { status: 'refused', code: 'tariff_expired', details: { tariffNumber: shown.tariffNumber, now } };
  expect(await order()).toMatchObject(expired);
  expect(await order({ ...shown, netCents: shown.netCents - 1 })).toMatchObject(expired);
  expect(await saved()).toBeUndefined();
});

test('so is one of a project whose own factor is that of the new tariff', async () => {
  const { shown, order, saved } = await plateInCart('chef', { factorWork: 2.5 });
  const now = await makeTariffWith('2.5');
  expect(await order()).toMatchObject({
    status: 'refused',
    code: 'tariff_expired',
    details: { tariffNumber: shown.tariffNumber, now },
  });
  expect(await saved()).toBeUndefined();
});
