import { type ProjectAnswer, projectAnswerSchema } from '@knotenblech/shared/api/projects/project-answer.ts';
import {
  customerPriceSpace,
  customerSpace,
  projectPriceSpace,
  projectSpace,
} from '@knotenblech/shared/records/space.ts';
import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { type TestClient, testClient, testPlate, testProject } from '../../test/test-plate.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';

let shop: TestShop;
let tablet: TestDevice;
let admin: TestClient;
let worker: TestClient;
let reader: TestClient;
let stranger: TestClient;
let plate: Awaited<ReturnType<typeof testPlate>>;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
  [admin, worker, reader, stranger] = (await Promise.all(
    ['admin', 'werkstatt', 'leser', 'privat'].map((name) => testClient(shop, name)),
  )) as [TestClient, TestClient, TestClient, TestClient];
});
afterAll(() => shop.stop());
beforeEach(async () => {
  plate = await testPlate(shop, tablet);
});

const detailsOf = async (client: TestClient) => {
  const { status, body } = await client.get(`/project/details/${plate.projectId}`);
  expect(status).toBe(200);
  return projectAnswerSchema.parse(body);
};

describe('GET /project/details', () => {
  it('tells prices at other quantities where they are asked for, and only then', async () => {
    expect(await detailsOf(worker)).not.toHaveProperty('ladder');
    const at = `/project/details/${plate.projectId}`;
    const { body } = await worker.get(`${at}?ladder=10,1&ladderOf=${plate.partId}&unknown=1`);
    const { ladder } = projectAnswerSchema.parse(body);
    expect(ladder?.pieces[plate.partId]).toMatchObject({
      presentQuantity: 4,
      steps: [
        // 10.00 + setup 9.17, alone in its project with 25.00; 10 x 10.00 + 9.17
        { quantity: 1, pieces: 1, price: 19.17, pricePerPiece: 19.17, pricePerPieceWithCharges: 44.17 },
        { quantity: 10, pieces: 10, price: 109.17, pricePerPiece: 10.92, pricePerPieceWithCharges: 13.42 },
      ],
    });
    expect(ladder?.project?.steps[0]).toMatchObject({ quantity: 1, price: 74.17, shares: { projectCharge: 25 } });
    const refused = ['ladder=0', 'ladder=1,2,3,4,5,6,7,8,9,10,11', 'ladder=10000', 'ladder=1.5', 'ladder=1&ladderOf=x'];
    for (const query of [...refused, `ladder=1&ladderOf=${crypto.randomUUID()}`])
      expect((await worker.get(`${at}?${query}`)).status, query).toBe(400);
    expect((await reader.get(`${at}?ladder=1`)).body).not.toHaveProperty('ladder');
  });

  it('says how many pieces the total weight leaves out, in details and state', async () => {
    const parts = ['Designation="BL 10" Length="500" Height="200" Width="10" Count="2"'];
    parts.push('Designation="C 120x50x2" Length="2000" Height="120" Width="50" Count="7"');
    const file = `<BTLx Version="2.3.1"><Project Name="Probe"><Parts>${parts.map((part) => `<Part ${part} Material="S235JR"/>`).join('')}</Parts></Project></BTLx>`;
    const { projectId } = await testProject(shop, tablet, file);
    const weighed = { totalWeight: 15.7, partsWithoutWeight: 7 };
    expect((await worker.get(`/project/details/${projectId}`)).body).toMatchObject(weighed);
    expect((await worker.get(`/project/state/${projectId}`)).body).toMatchObject(weighed);
    expect(await detailsOf(worker)).toMatchObject({ partsWithoutWeight: 0 });
  });

  it('tells the customer every sales amount of the plate worked by hand, and they add up', async () => {
    const details = await detailsOf(worker);
    expect(details).toMatchObject({
      projectName: 'Probe',
      price: 74.17,
      currency: 'EUR',
      readOnly: false,
      customerId: tablet.customer.id,
      customerNumber: 10001,
      partPosCount: 1,
      partCount: 4,
      flatPartCountSingle: 1,
      totalWeight: 18.84,
      flatPartsOnly: true,
      maxDimension: { x: 300 },
    });
    const [part] = details.partList;
    expect(part).toMatchObject({ partId: plate.partId, quantity: 4, materialTranslationCode: 'S235JR', weight: 5.11 });
    expect(part?.availableMaterialCodes).toContain('S355J2');
    // 40.00 in the ratio 7.3584 : 2.0190 : 0.6250 of 10.0024
    expect(details.newPriceData).toMatchObject({
      projectPriceSum: 74.17,
      materialCosts: 29.43,
      workPriceSum: 10.57,
      flatrateSum: 34.17,
      hasProjectSetupCosts: true,
      projectSetupCostsPerPart: { ENGINEERING: 25 },
      materialPriceMap: { FLAT: 29.43, GIRDER: 0, PROFILE: 0 },
      partProcessingCosts: { LASER_CUTTING: 8.07, DEBURRING: 2.5 },
      assemblyProcessingCosts: {},
      partPriceList: {
        [plate.partId]: {
          nettoPricePart: 10,
          flatRatePosNetto: 9.17,
          nettoPricePos: 49.17,
          priceData: {
            materialCosts: { costsPerUnit: 1.44, baseValue: 4.71, baseValueWithWaste: 5.11, wastePercent: 8.49 },
          },
        },
      },
    });
    expect(JSON.stringify(details)).not.toMatch(/Ek"|EK"|Vk"|factorWork/);
  });

  it('answers how a project is made and priced, not what the assistant would propose', async () => {
    const frame = (await worker.get('/project/details/1002')).body as { assemblyCount: number };
    expect(frame).toMatchObject({ productionType: 'SINGLEPARTS_ONLY', hasWelding: false });
    expect(frame.assemblyCount).toBeGreaterThan(0);
  });

  it('tells a global admin the purchase side of any customer beside it', async () => {
    const details = await detailsOf(admin);
    expect(details).toMatchObject({ price: 74.17, factorWork: 1.25, factorMaterial: 1.2, factorFlatRate: 1 });
    // 33.00 in the ratio 6.1320 : 1.6152 : 0.5000 of 8.2472
    expect(details.newPriceData).toMatchObject({
      projectPriceEk: 67.17,
      materialCostsEk: 24.54,
      workPriceEk: 8.46,
      flatrateSumEk: 34.17,
      semiPriceEK: 0,
      partPriceList: { [plate.partId]: { nettoPricePosEk: 42.17 } },
    });
  });

  it('tells setups as the standard minutes on the purchase side, and as what they cost on the sales side', async () => {
    const { newPriceData } = await detailsOf(admin);
    const entry = newPriceData?.partPriceList[plate.partId];
    const standard = { timeValue: 0.881, flatRatePosSum: 9.17 };
    expect(entry?.priceData?.processingPrices[0]).toMatchObject({
      ...standard,
      costsPerHour: 110,
      flatRatePosMin: 5,
      flatRatePosEuro: 0,
    });
    expect(entry?.priceDataVk?.processingPrices[0]).toMatchObject({
      ...standard,
      costsPerHour: 137.5,
      flatRatePosMin: 0,
      flatRatePosEuro: 9.17,
    });
  });

  it('tells whoever sees no prices no amount at all', async () => {
    const details = await detailsOf(reader);
    expect(details).not.toHaveProperty('price');
    expect(details).not.toHaveProperty('newPriceData');
    expect(JSON.stringify(details)).not.toMatch(/74\.17|7417|49\.17|10\.57|9\.17/);
  });

  it('takes the number of a project, a token in the address, and refuses strangers in the asked language', async () => {
    const number = (await tablet.projects()).find((project) => project.id === plate.projectId)?.number;
    const byNumber = await shop.request(`/project/details/${number}?token=${worker.token}`);
    expect(await byNumber.json()).toMatchObject({ projectId: plate.projectId, id: number });
    const foreign = await stranger.get(`/project/details/${plate.projectId}`);
    expect([foreign.status, foreign.body]).toEqual([
      404,
      { errors: [expect.objectContaining({ errorCode: 'not_found' })] },
    ]);
    expect((await stranger.put(`/project/part/${plate.partId}`, { name: 'Meins' })).status).toBe(404);
    expect((await worker.get(`/project/details/${crypto.randomUUID()}`)).status).toBe(404);
    expect((await shop.request(`/project/details/${plate.projectId}`)).status).toBe(401);
  });
});

describe('edits by API', () => {
  it('are the changes of the app: devices get them, and the answer has the new price', async () => {
    // 10.00 x 6 + 9.17 + 25
    const answer = await worker.put(`/project/part/${plate.partId}`, {
      partId: plate.partId,
      name: 'Lasche',
      quantity: 6,
    });
    expect(answer.body).toEqual({ success: true, errors: [], price: 94.17 });
    const [choice] = await tablet.rows(projectSpace(plate.projectId), 'partChoice');
    expect(choice).toMatchObject({ name: 'Lasche', quantity: 6 });
    expect((await tablet.prices()).find(({ id }) => id === plate.projectId)?.netCents).toBe(9417);
  });

  it('take back what a client was told, claims of prices included, without a change', async () => {
    const details = await detailsOf(worker);
    const [part] = details.partList;
    const before = await tablet.rows(projectSpace(plate.projectId), 'partChoice');
    expect((await worker.put(`/project/part/${plate.partId}`, part)).body).toMatchObject({ price: 74.17 });
    expect((await worker.put(`/project/project/${plate.projectId}`, { ...details, price: 1 })).body).toMatchObject({
      price: 74.17,
    });
    expect(await tablet.rows(projectSpace(plate.projectId), 'partChoice')).toEqual(before);
  });

  it.each([1001, 1002, 1003])(
    'take back all that was told of the demo project %i, and nothing changes',
    async (number) => {
      const { projectId, ...told } = (await worker.get(`/project/details/${number}`)).body as ProjectAnswer;
      const choicesOf = async () =>
        Promise.all(
          (['partChoice', 'assemblyChoice'] as const).map((kind) => tablet.rows(projectSpace(projectId), kind)),
        );
      const before = await choicesOf();
      const pieces = [
        ...told.partList.map((part) => ['part', part.partId, part] as const),
        ...told.assemblyList.flatMap((assembly) => [
          ['assembly', assembly.assemblyId, assembly] as const,
          ...assembly.parts.map((part) => ['part', part.partId, part] as const),
        ]),
        ['project', projectId, { ...told, projectId }] as const,
        ['saveAssistentData', projectId, (await worker.get(`/project/assistentData/${number}`)).body] as const,
      ];
      for (const [kind, id, body] of pieces) {
        expect(await worker.put(`/project/${kind}/${id}`, body), `${kind} ${id}`).toEqual({
          status: 200,
          body: { success: true, price: told.price, errors: [] },
        });
      }
      expect(await choicesOf()).toEqual(before);
    },
  );

  it('put a part at another place in the lists, 0 back to that of the file', async () => {
    const path = `/project/part/${plate.partId}`;
    const placeNow = async () => (await detailsOf(worker)).partList.map(({ orderNumber }) => orderNumber);
    const before = await placeNow();
    expect((await worker.put(path, { orderNumber: 700 })).body).toMatchObject({ success: true });
    expect((await placeNow()).at(-1)).toBe(700);
    expect((await worker.put(path, { orderNumber: 100_000 })).status).toBe(400);
    expect((await worker.put(path, { orderNumber: 0 })).body).toMatchObject({ success: true });
    expect(await placeNow()).toEqual(before);
  });

  it('take a name with blanks around it as the same, and none as no name', async () => {
    const [part] = (await detailsOf(worker)).partList;
    const path = `/project/part/${plate.partId}`;
    const before = await tablet.rows(projectSpace(plate.projectId), 'partChoice');
    expect((await worker.put(path, { name: ` ${part?.name} ` })).body).toMatchObject({ success: true });
    expect(await tablet.rows(projectSpace(plate.projectId), 'partChoice')).toEqual(before);
    expect((await worker.put(path, { name: ' ' })).status).toBe(400);
  });

  it('set the texts of a project, its assistant and certificates', async () => {
    await worker.put(`/project/project/${plate.projectId}`, { comment: 'eilig', drawingId: 'Z-7' });
    const saved = await worker.put(`/project/saveAssistentData/${plate.projectId}`, {
      projectName: 'Halle',
      surface: 'COATED',
      materialCertificate: true,
      defaultWeldingCertificate: 'WELDINGCERTIFICATE_STANDARD',
      detailsOnFinish: false,
    });
    expect(saved.status).toBe(200);
    const project = (await tablet.projects()).find(({ id }) => id === plate.projectId);
    expect(project).toMatchObject({
      name: 'Halle',
      comment: 'eilig',
      drawingId: 'Z-7',
      surface: 'COATED',
      ralNumber: '8012',
      materialCertificate: true,
      weldingCertificate: 'STANDARD',
      settingComplete: true,
      detailsOnFinish: false,
    });
    const { body } = await worker.get(`/project/assistentData/${plate.projectId}`);
    expect(body).toMatchObject({ surface: 'COATED', ralNr: '8012', settingComplete: true, materialCertificate: true });
  });

  it('give a part its own certificate, whose price follows', async () => {
    const path = `/project/setMaterialCertificate/${plate.partId}`;
    const { body } = await worker.post(path, { materialCertificateSet: true });
    expect((body as { price: number }).price).toBeGreaterThan(74.17);
    expect((await worker.post(path, { materialCertificateSet: false })).body).toMatchObject({ price: 74.17 });
  });

  it('are refused without permission, for an ordered project, and for what is no part', async () => {
    const path = `/project/part/${plate.partId}`;
    expect((await reader.put(path, { quantitySingle: 9 })).status).toBe(403);
    expect((await worker.put(path, { quantitySingle: 0 })).status).toBe(400);
    expect((await worker.put(path, { quantitySingle: 1.5 })).status).toBe(400);
    expect((await worker.put(path, { surface: 'GOLD' })).status).toBe(400);
    expect((await worker.put(path, { materialTranslationCode: 'KRYPTONIT' })).status).toBe(400);
    expect((await worker.put(path, { unknown: 1 })).status).toBe(400);
    expect((await worker.put(path, { partId: crypto.randomUUID() })).status).toBe(400);
    await shop.database.owner`
      update record set data = data || '{"orderedAt":"2026-11-23T08:00:00Z"}' where kind = 'project' and id = ${plate.projectId}`;
    const ordered = await worker.put(path, { quantitySingle: 2 });
    expect(ordered).toMatchObject({ status: 409, body: { errors: [{ errorCode: 'project_read_only' }] } });
  });

  it('let a global admin edit the project of any customer', async () => {
    expect((await admin.put(`/project/part/${plate.partId}`, { quantitySingle: 6 })).body).toMatchObject({
      price: 94.17,
    });
    expect((await tablet.prices()).find(({ id }) => id === plate.projectId)?.netCents).toBe(9417);
  });
});

describe('what a purchase costs', () => {
  it('stands in no answer to a customer, no row that his devices pull, and no refusal', async () => {
    const costs = { processingType: 'LASER_CUTTING', timeValue: 2, costsPerHour: 120.37 };
    await admin.post(`/project/part/customPriceSet/${plate.partId}`, costs);
    const spaces = [
      customerSpace(tablet.customer.id),
      customerPriceSpace(tablet.customer.id),
      projectSpace(plate.projectId),
      projectPriceSpace(plate.projectId),
    ];
    const pull = {
      protocol: protocolVersion,
      schema: schemaVersion,
      userId: tablet.user.id,
      clientId: tablet.clientId,
    };
    const pulled = await shop.post(
      '/sync/pull',
      { ...pull, epoch: null, spaces: Object.fromEntries(spaces.map((space) => [space, null])), limit: 5000 },
      tablet.headers,
    );
    const path = `/project/part/customPriceSet/${plate.partId}`;
    const seen = [
      await pulled.text(),
      JSON.stringify(await detailsOf(worker)),
      JSON.stringify(await worker.put(`/project/part/${plate.partId}`, { quantitySingle: 5 })),
      JSON.stringify(await worker.post(path, costs)),
      JSON.stringify(await worker.get(`/project/assistentData/${plate.projectId}`)),
    ].join('\n');
    expect(seen).toContain('priceOverride');
    // purchase: rate set by hand, EUR/kg and rates of the base data, sums of the project before and after
    for (const amount of ['120.37', '"110"', '"1.20"', '"1.2"', '67.17', '6717', '77.5', '42.17']) {
      expect(seen).not.toContain(amount);
    }
  });
});
