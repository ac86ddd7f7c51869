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
import { pricesWith, readOpenDecisions } from './prices-with.ts';

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
  expect(await readOpenDecisions(shop, testProject.id)).toEqual([1]);
  const part = { projectId: testProject.id, partIndex: 1 };
  await makeChange(engine, 'acceptFindings', { ...part, accepted: ['warn.thin-web'], was: [] });
  expect(await readOpenDecisions(shop, testProject.id)).toEqual([]);
});
