import { packCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { catalogSpace, customerPriceSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { endCursorId } from '@knotenblech/shared/sync/wire.ts';
import { expect, test } from 'vitest';
import { workedGrades, workedPlate, workedTariff } from '../../../../../shared/samples/worked-parts.ts';
import { openTestEngine, testActor, testProject } from '../../../../test/test-engine.ts';
import { asUserData } from '../../../database/user-data.ts';
import { makeChange } from '../../outbox/make-change.ts';
import type { Shop } from '../shop.ts';
import { pricesWith, readOpenPoints } from './prices-with.ts';

const plate = workedPlate(1);
const reading = { head: { assemblies: [] }, parts: [plate, workedPlate(2)] } as unknown as Reading;

const openProject = async () => {
  const { engine } = await openTestEngine();
  const { database, facts } = engine;
  const tariff = workedTariff();
  const space = customerPriceSpace(testActor.customerId);
  await database.row.put({ space, kind: 'tariff', id: tariff.id, data: tariff });
  for (const data of packCatalog('grades', [...workedGrades.values()]))
    await database.row.put({ space: catalogSpace, kind: 'catalogPack', id: data.id, data });
  await database.localReading.put({ fileHash: testProject.fileHash, reading });
  const cursor = { v: 1, kind: endCursorId, id: endCursorId };
  await database.spaces.put({ id: projectSpace(testProject.id), cursor, factsVersion: 0, openedAt: '' });
  return { engine, shop: { ...asUserData(database), actor: testActor, facts } as unknown as Shop };
};

const withQuantity = (quantity: number) =>
  ({
    name: 'setPartQuantity',
    args: { projectId: testProject.id, partIndex: 1, quantity, was: plate.quantity },
  }) as const;

test('each change is priced with its project and its position, and none is made', async () => {
  const { engine, shop } = await openProject();
  const position = { kind: 'part', index: 1 } as const;
  const [doubled, asItIs] = await pricesWith(shop, testProject.id, {
    changes: [withQuantity(2 * plate.quantity), null],
    position,
  });
  expect(doubled?.position?.netCents).toBeGreaterThan(asItIs?.position?.netCents ?? Number.NaN);
  expect(doubled?.project.netCents).toBeGreaterThan(asItIs?.project.netCents ?? Number.NaN);
  expect(doubled?.position?.netCents).toBeLessThan(doubled?.project.netCents ?? Number.NaN);
  expect(await engine.database.outbox.count()).toBe(0);
  await makeChange(engine, 'setPartQuantity', withQuantity(2 * plate.quantity).args);
  const [made] = await pricesWith(shop, testProject.id, { changes: [null], position });
  expect(made).toEqual(doubled);
});

test('what concerns the whole project has no position', async () => {
  const { shop } = await openProject();
  const [price] = await pricesWith(shop, testProject.id, { changes: [null], position: null });
  expect(price).toMatchObject({ project: { netCents: expect.any(Number) }, position: null });
});

test('who may see no prices is told none', async () => {
  const { shop } = await openProject();
  const blind = { ...shop, actor: { ...testActor, seesPrices: false } };
  expect(await pricesWith(blind, testProject.id, { changes: [null], position: null })).toEqual([null]);
});

test('parts that ask for a decision are told until it is made, or they are left out', async () => {
  const { engine, shop } = await openProject();
  const [asks] = reading.parts;
  const findings = [{ code: 'warn.thin-web', values: { widthMm: 2, limitMm: 4 } }];
  const asking = { ...reading, parts: [{ ...asks, findings }, ...reading.parts.slice(1)] } as Reading;
  await engine.database.localReading.put({ fileHash: testProject.fileHash, reading: asking });
  expect(await readOpenPoints(shop, testProject.id)).toEqual({ decisions: [1], missing: null });
  const part = { projectId: testProject.id, partIndex: 1 };
  await makeChange(engine, 'acceptFindings', { ...part, accepted: ['warn.thin-web'], was: [] });
  expect(await readOpenPoints(shop, testProject.id)).toEqual({ decisions: [], missing: null });
});

test('parts without a colour are told until one is chosen, to who may see prices', async () => {
  const { engine, shop } = await openProject();
  const coat = { surface: 'POWDER_COATED', ralNumber: null } as const;
  const { surface, ralNumber } = testProject;
  await makeChange(engine, 'setProjectSurface', {
    projectId: testProject.id,
    ...coat,
    was: surface,
    wasRalNumber: ralNumber,
  });
  const reasons = [{ code: 'request.colour-missing', positionCount: 2 }];
  const missing = { partCount: 2, assemblyCount: 0, reasons, place: 'project' };
  expect((await readOpenPoints(shop, testProject.id)).missing).toEqual(missing);
  const blind = { ...shop, actor: { ...testActor, seesPrices: false } };
  expect((await readOpenPoints(blind, testProject.id)).missing).toBeNull();
});
