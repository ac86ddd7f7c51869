import type { PreviewedProject } from '@knotenblech/shared/api/base-data-calls.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestClient, testClient, testPlate } from '../../../test/test-plate.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { makeTariffs } from './make-tariffs.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestClient;
let plate: Awaited<ReturnType<typeof testPlate>>;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
  admin = await testClient(shop, 'admin');
  plate = await testPlate(shop, tablet);
});
afterAll(() => shop.stop());

const laser = (value: string) => ({ data: { key: 'rate.laser', value, unit: 'EUR/h', basis: 'x' } });
const wish = (more: object = {}) => ({
  rows: [laser('120')],
  validFrom: shopDay(shop.clock.now),
  projectIds: [plate.projectId],
  ...more,
});
const preview = async (more?: object) => {
  const { body } = await admin.post('/admin/baseData/cost/preview', wish(more));
  return (body as { projects: PreviewedProject[] }).projects;
};
const devicePrice = async () => (await tablet.prices()).find((price) => price.id === plate.projectId)?.netCents;

/** 0.881 min x 150 / 60 = 2.2025 beside 7.3584 and 0.6250: 10.19 x 4; setup 5 x 120 / 60 = 10.00; project 25.00. */
const after = { netCents: 7576, onRequest: false };

it('a preview says what a project costs without and with the rows, and stores nothing', async () => {
  expect(await preview()).toEqual([
    {
      projectId: plate.projectId,
      name: 'Probe',
      customerName: expect.any(String) as string,
      before: { netCents: 7417, onRequest: false },
      after,
    },
  ]);
  expect(await devicePrice()).toBe(7417);
  const kept = await shop.database.owner<{ count: number }[]>`
    select count(*)::int as count from base_data where key = 'rate.laser'`;
  expect(kept[0]?.count).toBe(1);
});

it('without projects it takes the latest that have a price, at most three', async () => {
  const projects = await preview({ projectIds: undefined });
  expect(projects.length).toBeLessThanOrEqual(3);
  expect(projects).toContainEqual(expect.objectContaining({ projectId: plate.projectId, after }));
});

it('costs set by hand and special prices of the customer count as they will', async () => {
  const path = `/admin/projects/${plate.projectId}/costs`;
  const factors = { factorWork: 2, factorMaterial: null, factorFlatRate: null };
  expect((await admin.post(path, { changes: [{ kind: 'factors', factors }], isTrial: false })).status).toBe(200);
  const [project] = await preview();
  expect(project?.before.netCents).toBe(await devicePrice());
  expect(project?.after.netCents).toBeGreaterThan(project?.before.netCents ?? 0);
});

it('the price is the previewed one once the rows are stored', async () => {
  const [project] = await preview();
  const stored = await admin.post('/admin/baseData/cost/rows', {
    rows: [laser('120')],
    validFrom: shopDay(shop.clock.now),
    source: 'x',
  });
  expect(stored.status).toBe(200);
  await makeTariffs(shop.database.owner, {
    validDays: 30,
    now: shop.clock.now,
    customerNumber: null,
    takesPaypal: false,
  });
  expect(await devicePrice()).toBe(project?.after.netCents);
});

it('rows that no price can be made of, strange projects, past days and too many projects are refused', async () => {
  const status = async (more: object) => (await admin.post('/admin/baseData/cost/preview', wish(more))).status;
  expect(await status({ rows: [{ data: null, key: 'rate.laser' }] })).toBe(400);
  expect(await status({ rows: [laser('-1')] })).toBe(400);
  expect(await status({ projectIds: [newId()] })).toBe(404);
  expect(await status({ validFrom: '2020-01-01' })).toBe(400);
  expect(await status({ projectIds: [1, 2, 3, 4].map(() => newId()) })).toBe(400);
});

it('is the operator’s alone', async () => {
  const chef = await testClient(shop, 'chef');
  expect((await chef.post('/admin/baseData/cost/preview', wish())).status).toBe(403);
});
