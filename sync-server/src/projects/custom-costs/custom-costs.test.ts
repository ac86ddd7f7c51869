import type { ProjectCosts } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import type { ProjectAnswer } from '@knotenblech/shared/api/projects/project-answer.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerPriceSpace, projectPriceSpace } from '@knotenblech/shared/records/space.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestClient, testClient, testPlate, testProject } from '../../../test/test-plate.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { makeTariffs } from '../repricing/make-tariffs.ts';

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

const devicePrice = async () => (await tablet.prices()).find((price) => price.id === plate.projectId);
const setLaser = (costs: object) =>
  admin.post(`/project/part/customPriceSet/${plate.partId}`, { processingType: 'LASER_CUTTING', ...costs });

describe('costs set by hand', () => {
  it('start from the price worked by hand', async () => {
    expect(await devicePrice()).toMatchObject({ netCents: 7417, onRequest: false });
  });

  it('of a process: minutes and rate override, setups are paid at the new rate, and the device gets the same cent', async () => {
    // sales 2 x 150 / 60 = 5.0000; 7.3584 + 5 + 0.625 = 12.9834 -> 12.98 x 4 = 51.92; setup 9.17 x 120 / 110 = 10.00; + 25
    // purchase 6.1320 + 2 x 120 / 60 + 0.5 = 10.632 -> 10.63 x 4 = 42.52 + 10.00 + 25
    const { status, body } = await setLaser({ timeValue: 2, costsPerHour: 120 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, price: 86.92, priceEk: 77.52 });
    const { priceData } = body as { priceData: { processingPrices: object[]; customCosts: object } };
    expect(priceData.processingPrices[0]).toMatchObject({
      processingType: 'LASER_CUTTING',
      timeIsSet: true,
      timeValue: 0.881,
      costsPerHour: 110,
      flatRatePosMin: 5,
      costSumProcessing: 4,
      flatRatePosSum: 10,
    });
    expect(priceData.customCosts).toMatchObject({ LASER_CUTTING: { timeValue: 2, costsPerHour: 120, empty: false } });
    expect(await devicePrice()).toMatchObject({ netCents: 8692 });
    const [override] = await tablet.rows(projectPriceSpace(plate.projectId), 'priceOverride');
    expect(override).toEqual({
      id: plate.partId,
      processes: { LASER_CUTTING: { minutesPerPiece: '2', ratePerHour: '150', flatPosEur: '10' } },
    });
  });

  it('values of 0 and null leave the standard; empty ones are taken back', async () => {
    expect((await setLaser({ timeValue: 0, costsPerHour: null, euroFactor: 1 })).body).toMatchObject({ price: 74.17 });
    expect((await setLaser({ timeValue: 2, costsPerHour: 120 })).body).toMatchObject({ price: 86.92 });
    const { body } = await setLaser({ timeValue: 2, empty: true });
    expect(body).toMatchObject({ price: 74.17, priceEk: 67.17, priceData: { customCosts: {} } });
    expect(await tablet.rows(projectPriceSpace(plate.projectId), 'priceOverride')).toEqual([]);
  });

  it('take empty texts, null and 0 for the standard, and what was answered back', async () => {
    const standard = { timeValue: '', costsPerHour: null, weightValue: 0, weightUnit: '', flatRatePosMin: '' };
    const untouched = await setLaser(standard);
    expect(untouched.body).toMatchObject({ price: 74.17, priceData: { customCosts: {} } });
    const { processingPrices } = (untouched.body as { priceData: { processingPrices: object[] } }).priceData;
    for (const row of processingPrices) {
      const path = `/project/part/customPriceSet/${plate.partId}`;
      expect(await admin.post(path, row)).toMatchObject({ status: 200, body: { price: 74.17, priceEk: 67.17 } });
    }
    const { priceData } = (await setLaser({ timeValue: 2, costsPerHour: 120 })).body as {
      priceData: { customCosts: { LASER_CUTTING: object } };
    };
    expect((await setLaser(priceData.customCosts.LASER_CUTTING)).body).toMatchObject({ price: 86.92 });
    const material = { pricePerUnit: '', valueWithWaste: '', setupCostsPerPos: null, value: 4.71, unit: 'kg' };
    expect((await admin.post(`/project/part/customMaterialPrices/${plate.partId}`, material)).body).toMatchObject({
      price: 86.92,
    });
    const all = { materialCosts: material, processingCosts: processingPrices };
    expect((await admin.post(`/project/part/customPrices/${plate.partId}`, all)).body).toMatchObject({ price: 74.17 });
    const factors = { factorWork: '', factorMaterial: null, factorFlatRate: 0, customWeight: '' };
    expect((await admin.post(`/project/customFactors/${plate.projectId}`, factors)).body).toEqual({
      success: true,
      price: 74.17,
    });
  });

  it('of a process: flat rates override when they are not 0, a rebate too', async () => {
    // 10.0024 + 0.50 = 10.5024 -> 10.50 x 4 = 42.00 + 9.17 + 25
    expect((await setLaser({ flatRatePartEuro: 0.5 })).body).toMatchObject({ price: 76.17 });
    // -2 min x 110 / 60 = -3.67 in place of 9.17; 40.00 - 3.67 + 25
    expect((await setLaser({ flatRatePosMin: -2 })).body).toMatchObject({ price: 61.33 });
  });

  it('of a process that the part does not have: it gets one', async () => {
    // 2 EUR x 1.5 x 1.25 = 3.75; 10.0024 + 3.75 = 13.7524 -> 13.75 x 4 = 55.00 + 9.17 + 25
    const costs = { processingType: 'BENDING', priceValue: 2, euroFactor: 1.5 };
    const { body } = await admin.post(`/project/part/customPriceSet/${plate.partId}`, costs);
    expect(body).toMatchObject({ price: 89.17 });
    const { priceData } = body as { priceData: { processingPrices: { processingType: string }[] } };
    expect(priceData.processingPrices.find(({ processingType }) => processingType === 'BENDING')).toMatchObject({
      timeValue: 0,
      priceValue: 0,
      costsPerHour: 60,
    });
    // its minutes of setup are paid at the usual rate: 10 x 60 / 60 = 10.00 once
    const setup = { ...costs, flatRatePosMin: 10 };
    expect((await admin.post(`/project/part/customPriceSet/${plate.partId}`, setup)).body).toMatchObject({
      price: 99.17,
    });
  });

  it('of the material: 6 kg at 1.50 x 1.20', async () => {
    // 6 x 1.80 = 10.80 + 2.0190 + 0.6250 = 13.444 -> 13.44 x 4 = 53.76 + 9.17 + 25
    const costs = { pricePerUnit: 1.5, valueWithWaste: 6 };
    const { body } = await admin.post(`/project/part/customMaterialPrices/${plate.partId}`, costs);
    expect(body).toEqual({ success: true, price: 87.93 });
    expect(await devicePrice()).toMatchObject({ netCents: 8793 });
  });

  it('at once: what is not named is no longer set', async () => {
    await setLaser({ timeValue: 2, costsPerHour: 120 });
    const body = { materialCosts: { pricePerUnit: 1.5, valueWithWaste: 6, unit: 'kg' }, onRequest: false };
    const answer = await admin.post(`/project/part/customPrices/${plate.partId}`, body);
    expect(answer.body).toEqual({ success: true, price: 87.93 });
  });

  it('at once: a body that names another project than the part’s is refused', async () => {
    const path = `/project/part/customPrices/${plate.partId}`;
    const body = { materialCosts: { pricePerUnit: 1.5, valueWithWaste: 6 } };
    const other = await testPlate(shop, tablet);
    const refusedWith = async (projectId: string) => (await admin.post(path, { ...body, projectId })).status;
    expect([await refusedWith(other.projectId), await refusedWith('abc')]).toEqual([400, 404]);
    expect(await devicePrice()).toMatchObject({ netCents: 7417 });
    expect((await admin.post(path, { ...body, projectId: plate.projectId })).body).toMatchObject({ price: 87.93 });
  });

  it('of the material: what was answered is taken back', async () => {
    const untouched = (await setLaser({})).body as { priceData: { materialCosts: { costsPerUnit: number } } };
    const { materialCosts } = untouched.priceData;
    const path = `/project/part/customMaterialPrices/${plate.partId}`;
    expect((await admin.post(path, materialCosts)).body).toEqual({ success: true, price: 74.17 });
    const all = `/project/part/customPrices/${plate.partId}`;
    expect((await admin.post(all, { materialCosts })).body).toEqual({ success: true, price: 74.17 });
    const dearer = { ...materialCosts, costsPerUnit: 1.5, baseValueWithWaste: 6 };
    expect((await admin.post(path, dearer)).body).toEqual({ success: true, price: 87.93 });
  });

  it('are taken back as a project tells them: nothing is set by it, and no price changes', async () => {
    const factors = { factorMaterial: 1.5, factorFlatRate: 2 };
    await admin.post(`/project/customFactors/${plate.projectId}`, factors);
    const read = async () => (await admin.get(`/project/details/${plate.projectId}`)).body as ProjectAnswer;
    const before = await read();
    const told = before.newPriceData?.partPriceList[plate.partId]?.priceData;
    expect(told?.processingPrices.map(({ costsPerHour }) => costsPerHour)).toEqual([110, 60]);
    const body = { processingCosts: told?.processingPrices, materialCosts: told?.materialCosts };
    const answer = await admin.post(`/project/part/customPrices/${plate.partId}`, body);
    expect(answer.body).toMatchObject({ price: before.price });
    const { factorWork, factorMaterial, factorFlatRate } = before;
    await admin.post(`/project/customFactors/${plate.projectId}`, { factorWork, factorMaterial, factorFlatRate });
    expect(await read()).toEqual(before);
    const costs = (await admin.get(`/admin/projects/${plate.projectId}/costs`)).body as ProjectCosts;
    expect(costs.ownFactors).toMatchObject({ factorWork: 0, ...factors });
  });

  it('that are the standard stay it under another price list', async () => {
    const { priceData } = (await setLaser({})).body as { priceData: { processingPrices: object[] } };
    await setLaser({ ...priceData.processingPrices[0], flatRatePartEuro: 0.5 });
    const [own] = await shop.database.owner`
      select costs from custom_processing_cost where piece_id = ${plate.partId}`;
    expect(own?.costs).toMatchObject({ timeValue: 0, costsPerHour: 0, flatRatePosMin: 0, flatRatePartEuro: 0.5 });
    const costs = { processingType: 'LASER_CUTTING', timeValue: 0.881, flatRatePosMin: 5 };
    await admin.post(`/admin/projects/${plate.projectId}/costs`, {
      changes: [{ kind: 'process', pieceIds: [plate.partId], costs }],
    });
    expect(await tablet.rows(projectPriceSpace(plate.projectId), 'priceOverride')).toEqual([]);
  });

  it('are taken back to the cent where the standard rounds otherwise', async () => {
    const read = async () => (await admin.get('/project/details/1002')).body as ProjectAnswer;
    const before = await read();
    const { partPriceList, assemblyPriceList } = before.newPriceData ?? {};
    const rows = Object.entries({ part: partPriceList, assembly: assemblyPriceList }).flatMap(([kind, entries]) =>
      Object.entries(entries ?? {}).flatMap(([id, { priceData }]) =>
        (priceData?.processingPrices ?? []).map((row) => [`${kind} ${row.processingType}`, { kind, id, row }] as const),
      ),
    );
    for (const { kind, id, row } of new Map(rows).values())
      expect((await admin.post(`/project/${kind}/customPriceSet/${id}`, row)).status).toBe(200);
    expect(await read()).toEqual(before);
  });

  it('of a project: sides that are not set stay those of its pieces', async () => {
    const before = (await devicePrice())?.shipment;
    const shipmentWith = async (sides: object) => {
      await admin.post(`/project/customFactors/${plate.projectId}`, sides);
      return (await devicePrice())?.shipment;
    };
    expect(before).toMatchObject({ longestPieceMm: 300, longestPlusGirthMm: 720 });
    expect(await shipmentWith({ customHeight: 50 })).toEqual({ ...before, longestPlusGirthMm: 800 });
    const wide = { longestPieceMm: 3000, longestPlusGirthMm: 3620 };
    expect(await shipmentWith({ customWidth: 3000 })).toMatchObject(wide);
  });

  it('of a project: factors, handling and shipping data', async () => {
    // material 5.110 x 1.80 = 9.198 + 2.0190 + 0.6250 = 11.842 -> 11.84 x 4 = 47.36; flat x 2: 18.34 + 50.00; handling 12.50 x 2
    const factors = { factorMaterial: 1.5, factorFlatRate: 2, factorWork: 0, handlingFlatRate: 12.5 };
    const shipping = { customWeight: 30, customLength: 1200, customWidth: 400, customHeight: -1 };
    const { body } = await admin.post(`/project/customFactors/${plate.projectId}`, { ...factors, ...shipping });
    expect(body).toEqual({ success: true, price: 140.7, weight: 30 });
    expect(await devicePrice()).toMatchObject({
      netCents: 14_070,
      shipment: { netWeightG: 30_000, longestPieceMm: 1200, longestPlusGirthMm: 2020 },
    });
    const { body: reset } = await admin.post(`/project/customFactors/${plate.projectId}`, {});
    expect(reset).toEqual({ success: true, price: 74.17 });
  });

  it('put a part on request and lift that', async () => {
    const path = `/project/part/onRequest/${plate.partId}`;
    expect((await admin.post(path, true)).body).toEqual({ success: true, price: null });
    expect(await devicePrice()).toMatchObject({ onRequest: true });
    expect((await admin.post(path, false)).body).toEqual({ success: true, price: 74.17 });
  });

  it('hold when the customer edits the part afterwards', async () => {
    await setLaser({ timeValue: 2, costsPerHour: 120 });
    await tablet.push('setPartQuantity', { projectId: plate.projectId, partIndex: 1, quantity: 5, was: 4 });
    // 12.98 x 5 = 64.90 + 10.00 + 25
    expect(await devicePrice()).toMatchObject({ netCents: 9990 });
  });

  it('stay purchase costs: a new tariff prices them by its factors', async () => {
    await setLaser({ timeValue: 2, costsPerHour: 120 });
    const { owner } = shop.database;
    const makeWith = async (factorWork: string) => {
      await owner`
        insert into base_data (kind, key, valid_from, place, data, source)
        select kind, key, '2026-11-23', place, data || ${owner.json({ value: factorWork })}, source from base_data
        where kind = 'cost' and key = 'factor.work' order by number limit 1`;
      return makeTariffs(owner, { validDays: 30, takesPaypal: false, now: shop.clock.now, customerNumber: 10_001 });
    };
    expect(await makeWith('2')).toHaveLength(1);
    // 2 x 240 / 60 = 8.0000, deburring 0.5 x 120 / 60 = 1.0000; 7.3584 + 8 + 1 = 16.3584 -> 16.36 x 4 = 65.44 + 10.00 + 25
    expect(await devicePrice()).toMatchObject({ netCents: 10_044 });
    await makeWith('1.25');
    expect(await devicePrice()).toMatchObject({ netCents: 8692 });
  });

  it('are logged, each change with what it was and what it became', async () => {
    await setLaser({ timeValue: 2 });
    await setLaser({ timeValue: 2 });
    await setLaser({ empty: true });
    const log = await shop.database.owner<{ what: string; before: object | null; after: object | null }[]>`
      select what, before, after from custom_cost_log where project_id = ${plate.projectId} order by id`;
    expect(log.map(({ before, after }) => [before === null, after === null])).toEqual([
      [true, false],
      [false, true],
    ]);
    const audited = await shop.database.owner`
      select details from audit_entry where subject = ${plate.projectId} order by id`;
    // sales 2 x 137.50 / 60 = 4.5833; 7.3584 + 4.5833 + 0.625 = 12.5667 -> 12.57 x 4 = 50.28 + 9.17 + 25
    const { number } = (await tablet.projects()).find(({ id }) => id === plate.projectId) ?? {};
    expect(audited.map(({ details }) => details)).toEqual([
      { number, wasCents: 7417, netCents: 8445 },
      { number, wasCents: 8445, netCents: 7417 },
    ]);
  });

  it('reach listening devices of the customer', async () => {
    const spaces: string[] = [];
    const { user, customer } = tablet;
    const actor = {
      ...user,
      userId: user.id,
      customerId: customer.id,
      customerName: '',
      customerKind: 'company' as const,
    };
    const stop = shop.pokes.listen({ actor, onPoke: (versions) => spaces.push(...Object.keys(versions)) });
    await setLaser({ timeValue: 2 });
    await expect
      .poll(() => spaces)
      .toEqual(expect.arrayContaining([customerPriceSpace(customer.id), projectPriceSpace(plate.projectId)]));
    stop();
  });

  it('are refused to everybody else, for strange numbers and ids, and once the project is ordered', async () => {
    const chef = await testClient(shop, 'chef');
    const path = `/project/part/customPriceSet/${plate.partId}`;
    expect((await chef.post(path, { processingType: 'LASER_CUTTING', timeValue: 1 })).status).toBe(403);
    expect((await chef.post(`/project/customFactors/${plate.projectId}`, {})).status).toBe(403);
    for (const wrong of [{ timeValue: 1e9 }, { timeValue: '3' }, { more: 1 }, { timeValue: 0.123_456_7 }]) {
      expect((await setLaser(wrong)).status).toBe(400);
    }
    const unknown = await admin.post(`/project/part/customPriceSet/${crypto.randomUUID()}`, {
      processingType: 'SAWING',
    });
    expect(unknown.status).toBe(404);
    expect(await devicePrice()).toMatchObject({ netCents: 7417 });
    await shop.database.owner`
      update record set data = data || '{"orderedAt":"2026-11-23T08:00:00Z"}' where kind = 'project' and id = ${plate.projectId}`;
    const refused = await setLaser({ timeValue: 1 });
    expect([refused.status, refused.body]).toEqual([
      409,
      { errors: [expect.objectContaining({ errorCode: 'project_read_only' })] },
    ]);
  });

  it('are refused while the project lies in the trash bin', async () => {
    await tablet.push('trashProject', { projectId: plate.projectId, trashed: true });
    expect(await setLaser({ timeValue: 1 })).toMatchObject({
      status: 409,
      body: { errors: [{ errorCode: 'project_trashed' }] },
    });
    expect(await tablet.rows(projectPriceSpace(plate.projectId), 'priceOverride')).toEqual([]);
  });
});

describe('what no price would follow', () => {
  const codeOf = (answer: { body: unknown }) =>
    (answer.body as { errors?: { errorCode: string }[] }).errors?.[0]?.errorCode;
  const welding = { processingType: 'WELDING', timeValue: 30 };
  /** The demo's frames with an assembly of them, made as single parts or welded. */
  const frameAs = async (productionType: Project['productionType']) => {
    const project = (await tablet.projects()).find(({ number }) => number === 1002);
    if (!project) throw new Error('no demo project');
    const { id: projectId, productionType: was, surface, ralNumber } = project;
    if (was !== productionType)
      await tablet.push('setProjectProduction', { projectId, productionType, surface, ralNumber, was });
    const { body } = await admin.get(`/project/details/${projectId}`);
    const { assemblyList, price } = body as ProjectAnswer;
    return { projectId, price, assemblyId: assemblyList[0]?.assemblyId ?? '' };
  };

  it('is refused for an assembly of a project of single parts, with the reason, and may be taken back', async () => {
    const { projectId, price, assemblyId } = await frameAs('SINGLEPARTS_ONLY');
    const onRequest = `/project/assembly/onRequest/${assemblyId}`;
    const refused = await admin.post(onRequest, true);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        errors: [
          {
            errorCode: 'assembly_single_parts',
            errorMessageTranslated: 'Ohne Wirkung: Das Projekt wird als Einzelteile gefertigt, nicht in Baugruppen.',
            details: { piece: expect.any(String) },
          },
        ],
      },
    ]);
    expect(codeOf(await admin.post(`/project/assembly/customPriceSet/${assemblyId}`, welding))).toBe(
      'assembly_single_parts',
    );
    for (const isTrial of [true, false]) {
      const changes = [{ kind: 'onRequest', pieceIds: [assemblyId], onRequest: true }];
      const answer = await admin.post(`/admin/projects/${projectId}/costs`, { changes, isTrial });
      expect(codeOf(answer)).toBe('assembly_single_parts');
    }
    expect((await admin.post(onRequest, false)).body).toEqual({ success: true, price });
    const none = { ...welding, empty: true };
    expect((await admin.post(`/project/assembly/customPriceSet/${assemblyId}`, none)).body).toMatchObject({ price });
  });

  it('an assembly of complete production goes on request', async () => {
    const { price, assemblyId } = await frameAs('COMPLETE_PRODUCTION');
    const onRequest = `/project/assembly/onRequest/${assemblyId}`;
    expect((await admin.post(onRequest, true)).body).toEqual({ success: true, price: null });
    expect((await admin.post(onRequest, false)).body).toEqual({ success: true, price });
  });

  it('so does a loose one, of which nothing is welded; costs of welding are refused for it', async () => {
    const loose =
      '<BTLx Version="2.3.1"><Project><Parts><Part Annotation="Platte" AssemblyNumber="Lose" Length="300" Height="10" Width="200" Material="S235JR" Designation="BL 10"/></Parts></Project></BTLx>';
    const { projectId, partId } = await testProject(shop, tablet, loose);
    const coating = { surface: 'RAW', ralNumber: null } as const;
    const production = { projectId, productionType: 'COMPLETE_PRODUCTION', was: 'SINGLEPARTS_ONLY' } as const;
    await tablet.push('setProjectProduction', { ...production, ...coating });
    const told = (await admin.get(`/project/details/${projectId}`)).body as ProjectAnswer;
    const [assembly] = told.assemblyList;
    expect([assembly?.parts[0]?.partId, told.price]).toEqual([partId, expect.any(Number)]);
    const onRequest = `/project/assembly/onRequest/${assembly?.assemblyId}`;
    expect((await admin.post(onRequest, true)).body).toEqual({ success: true, price: null });
    expect((await tablet.prices()).find(({ id }) => id === projectId)).toMatchObject({ onRequest: true });
    expect((await admin.get(`/project/details/${projectId}`)).body).toMatchObject({
      assemblyList: [{ onRequest: true }],
    });
    expect((await admin.post(onRequest, false)).body).toEqual({ success: true, price: told.price });
    const costs = await admin.post(`/project/assembly/customPriceSet/${assembly?.assemblyId}`, welding);
    expect(codeOf(costs)).toBe('assembly_not_welded');
  });

  it('is refused of a process or a material that has no such cost', async () => {
    const path = `/project/part/customPriceSet/${plate.partId}`;
    for (const idle of [{ weightValue: 3 }, { euroFactor: 2 }, { costsPerKg: 4 }])
      expect(codeOf(await admin.post(path, { processingType: 'SAWING', ...idle }))).toBe('costs_without_effect');
    const material = `/project/part/customMaterialPrices/${plate.partId}`;
    expect(codeOf(await admin.post(material, { value: 3 }))).toBe('costs_without_effect');
    for (const below of [{ timeValue: -1 }, { timeValue: 2, costsPerHour: -5 }, { priceValue: 3, euroFactor: -1 }])
      expect(codeOf(await setLaser(below))).toBe('costs_without_effect');
    expect(codeOf(await admin.post(material, { pricePerUnit: -1 }))).toBe('costs_without_effect');
    const all = { processingCosts: [{ processingType: 'SAWING', euroFactor: 2 }] };
    expect(codeOf(await admin.post(`/project/part/customPrices/${plate.partId}`, all))).toBe('costs_without_effect');
    const sawn = { processingType: 'SAWING', weightValue: 3, costsPerKg: 4 };
    expect((await admin.post(path, sawn)).status).toBe(200);
  });

  it('is refused of a factor or handling below 0, by its name', async () => {
    for (const field of ['factorWork', 'factorMaterial', 'factorFlatRate', 'handlingFlatRate']) {
      const refused = await admin.post(`/project/customFactors/${plate.projectId}`, { [field]: -1 });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ errorCode: 'invalid_input' }] } });
      expect(JSON.stringify(refused.body)).toContain(field);
    }
    expect(await devicePrice()).toMatchObject({ netCents: 7417 });
  });

  it('is refused for a part that is left out', async () => {
    const choice = { projectId: plate.projectId, partIndexes: [1], taken: false };
    expect((await tablet.push('takeParts', choice)).status).toBe('applied');
    expect(codeOf(await setLaser({ timeValue: 2 }))).toBe('part_left_out');
    expect(codeOf(await admin.post(`/project/part/onRequest/${plate.partId}`, true))).toBe('part_left_out');
    const material = { pricePerUnit: 2 };
    expect(codeOf(await admin.post(`/project/part/customMaterialPrices/${plate.partId}`, material))).toBe(
      'part_left_out',
    );
    expect((await setLaser({ empty: true })).status).toBe(200);
  });
});

describe('profiles of the catalogue', () => {
  it('are listed by what they are called, and a part can be given one', async () => {
    const { body } = await admin.get('/admin/listPartSpecifications?language=de&searchString=hea-20');
    expect(body).toEqual({ success: true, profiles: [{ id: 'HEA200', catalogId: 'HEA', name: 'HEA 200' }] });
    const unnamed =
      '<BTLx Version="2.3.1"><Project><Parts><Part Length="3000" Height="150" Width="300" Material="S235JR" Designation="IPE 301"/></Parts></Project></BTLx>';
    const beam = await testProject(shop, tablet, unnamed);
    expect((await admin.get(`/project/details/${beam.projectId}`)).body).toMatchObject({ price: null });
    const path = `/admin/updatePartSpecification/${beam.partId}`;
    expect((await admin.post(path, { partSpecId: 'IPE 9999' })).status).toBe(400);
    const { body: set } = await admin.post(path, { partSpecId: 'IPE300' });
    const { body: details } = await admin.get(`/project/details/${beam.projectId}`);
    expect(set).toEqual({ success: true, price: (details as { price: number }).price });
    expect(details).toMatchObject({ price: expect.any(Number), partList: [{ partSpecId: 'IPE300' }] });
  });
});
