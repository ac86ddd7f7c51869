import type { ChangedCosts, PieceCosts, ProjectCosts } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import { projectPriceSpace } from '@knotenblech/shared/records/space.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestClient, testClient, testPlate } from '../../../test/test-plate.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestClient;
let plate: Awaited<ReturnType<typeof testPlate>>;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
  admin = await testClient(shop, 'admin');
});
afterAll(() => shop.stop());
beforeEach(async () => {
  plate = await testPlate(shop, tablet);
});

const path = () => `/admin/projects/${plate.projectId}/costs`;
const list = async () => (await admin.get(path())).body as ProjectCosts;
const piece = async () => (await admin.get(`${path()}/${plate.partId}`)).body as PieceCosts;
const laser = (costs: object) => ({
  kind: 'process',
  pieceIds: [plate.partId],
  costs: { processingType: 'LASER_CUTTING', ...costs },
});
const change = async (changes: unknown[], isTrial = false) => admin.post(path(), { changes, isTrial });
const changed = async (changes: unknown[], isTrial = false) => (await change(changes, isTrial)).body as ChangedCosts;
const devicePrice = async () => (await tablet.prices()).find((price) => price.id === plate.projectId);

const standard = { netCents: 7417, onRequest: false, purchaseCents: 6717 };
/** Worked by hand in custom-costs.test.ts: 2 minutes at 120 EUR. */
const slower = { netCents: 8692, onRequest: false, purchaseCents: 7752 };
const slowLaser = () => laser({ timeValue: 2, costsPerHour: 120 });

it('a project is listed with what each piece costs, and the factors to its price', async () => {
  expect(await list()).toEqual({
    totals: standard,
    usualFactors: { work: 1.25, material: 1.2, flat: 1 },
    factors: { work: 1.25, material: 1.2, flat: 1 },
    ownFactors: null,
    pieces: [
      {
        pieceId: plate.partId,
        kind: 'part',
        index: 1,
        isOnRequest: false,
        hasOwn: false,
        unitEur: 8.25,
        positionCents: 4217,
      },
    ],
  });
});

it('a trial tells before and after to the cent and changes nothing', async () => {
  expect(await changed([slowLaser()], true)).toMatchObject({ before: standard, after: slower });
  expect((await list()).totals).toEqual(standard);
  expect(await tablet.rows(projectPriceSpace(plate.projectId), 'priceOverride')).toEqual([]);
});

it('a change comes to what its trial said, reaches the customer, and its undo takes it back', async () => {
  const { before, after, undo } = await changed([slowLaser()]);
  expect({ before, after }).toEqual({ before: standard, after: slower });
  expect(await devicePrice()).toMatchObject({ netCents: 8692 });
  expect((await list()).pieces[0]).toMatchObject({ hasOwn: true });
  expect(await changed(undo)).toMatchObject({ before: slower, after: standard });
  expect((await list()).pieces[0]).toMatchObject({ hasOwn: false });
});

it('a piece tells standard and own values, and the rates of processes that it does not have', async () => {
  await changed([slowLaser()]);
  const { priceData, ratesPerHour } = await piece();
  expect(priceData?.customCosts).toMatchObject({ LASER_CUTTING: { timeValue: 2, costsPerHour: 120 } });
  expect(priceData?.processingPrices[0]).toMatchObject({ timeValue: 0.881, costsPerHour: 110 });
  expect(ratesPerHour).toMatchObject({ BENDING: 60, WELDING: 75 });
});

it('the standard of a process that only the operator gave a piece is nothing', async () => {
  await changed([laser({ processingType: 'BENDING', priceValue: 2 })]);
  const bending = (await piece()).priceData?.processingPrices.find((each) => each.processingType === 'BENDING');
  expect(bending).toMatchObject({ priceValue: 0, timeValue: 0, priceIsSet: true, costSumProcessing: 2 });
});

it('a piece on request keeps its costs in sight', async () => {
  const onRequest = { kind: 'onRequest', pieceIds: [plate.partId], onRequest: true };
  expect((await changed([onRequest])).after).toMatchObject({ onRequest: true });
  expect(await piece()).toMatchObject({ isOnRequest: true, priceData: { quantity: 4 } });
  expect((await list()).pieces[0]).toMatchObject({ isOnRequest: true, unitEur: null });
});

it('factors of the project are told beside the usual ones', async () => {
  const { undo } = await changed([{ kind: 'factors', factors: { factorWork: 2 } }]);
  const set = await list();
  expect(set).toMatchObject({ usualFactors: { work: 1.25 }, factors: { work: 2 }, ownFactors: { factorWork: 2 } });
  await changed(undo);
  expect((await list()).factors.work).toBe(1.25);
});

it('a piece of another project is not there, and nothing of the call is done', async () => {
  const other = await testPlate(shop, tablet);
  const both = { ...slowLaser(), pieceIds: [plate.partId, other.partId] };
  expect(await change([both])).toMatchObject({ status: 404, body: { errors: [{ errorCode: 'not_found' }] } });
  expect((await list()).totals).toEqual(standard);
  expect((await admin.get(`${path()}/${other.partId}`)).status).toBe(404);
});

const idle = (body: object) => [
  laser({ timeValue: 2 }),
  { kind: 'process', pieceIds: [plate.partId], keepsOthers: true, costs: { processingType: 'SAWING', ...body } },
];

it.each([{ weightValue: 3 }, { costsPerKg: 4 }, { euroFactor: 2 }, { timeValue: -1 }])(
  'costs that change nothing, %o, are refused with all else of the call, in a trial too',
  async (body) => {
    const refused = { status: 409, body: { errors: [{ errorCode: 'costs_without_effect' }] } };
    expect(await change(idle(body), true)).toMatchObject(refused);
    expect(await change(idle(body))).toMatchObject(refused);
    expect((await list()).totals).toEqual(standard);
    expect((await list()).pieces[0]).toMatchObject({ hasOwn: false });
  },
);

it('a material without effect is refused by the name of the piece', async () => {
  const material = { kind: 'material', pieceIds: [plate.partId], costs: { value: 3 } };
  expect(await change([material])).toMatchObject({
    status: 409,
    body: { errors: [{ errorCode: 'costs_without_effect', details: { piece: expect.stringMatching(/./) } }] },
  });
});

it('what only changes something beside the values that stay is kept', async () => {
  await changed([laser({ processingType: 'SAWING', weightValue: 3, costsPerKg: 4 })]);
  const rate = { ...laser({ processingType: 'SAWING', costsPerKg: 5 }), keepsOthers: true };
  expect((await change([rate])).status).toBe(200);
});

it('more pieces than a call may set, and unknown fields, are refused', async () => {
  const pieceIds = Array.from({ length: 500 }, () => newId() as string);
  const many = Array.from({ length: 11 }, () => ({ ...slowLaser(), pieceIds }));
  expect((await change(many)).status).toBe(400);
  expect((await change([{ ...slowLaser(), surprise: 1 }])).status).toBe(400);
  expect((await change([])).status).toBe(400);
});

it('nobody but the operator sees or changes them', async () => {
  const chef = await testClient(shop, 'chef');
  expect((await chef.get(path())).status).toBe(403);
  expect((await chef.get(`${path()}/${plate.partId}`)).status).toBe(403);
  expect((await chef.post(path(), { changes: [slowLaser()], isTrial: true })).status).toBe(403);
});

it('an ordered or trashed project is closed to trials too', async () => {
  await tablet.push('trashProject', { projectId: plate.projectId, trashed: true });
  expect(await change([slowLaser()], true)).toMatchObject({
    status: 409,
    body: { errors: [{ errorCode: 'project_trashed' }] },
  });
});
