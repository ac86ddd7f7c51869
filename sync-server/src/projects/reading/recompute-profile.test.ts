import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { measureAs } from '@knotenblech/shared/files/recognition/measure-as.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.schema.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { type FileHash, newId, type ProjectId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHere } from '../../../test/read-here.ts';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { storeReading } from './read-project.ts';
import { remeasureChoices } from './recompute-profile.ts';

let shop: TestShop;
let tablet: TestDevice;
const kernel = await loadKernel();

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
});
afterAll(() => shop.stop());

const file = (comment: string) =>
  `<BTLx Version="2.3.1"><!-- ${comment} --><Project><Parts><Part Length="3000" Height="150" Width="300" Material="S235JR" Designation="IPE 301"/></Parts></Project></BTLx>`;

const create = async (comment: string) => {
  const projectId = newId<ProjectId>();
  const fileHash = await tablet.upload(file(comment));
  await tablet.push('createProject', { projectId, name: 'Probe', fileHash, fileName: 'probe.btlx' });
  return projectId;
};
const read = (projectId: ProjectId) =>
  readHere(
    { ...shop.database, blobs: shop.blobs, enqueue: shop.jobs.enqueue, now: () => shop.clock.now },
    { customerId: tablet.customer.id, projectId },
  );
const choiceOf = async (projectId: ProjectId) => (await tablet.rows(projectSpace(projectId), 'partChoice'))[0];
const priceOf = async (projectId: ProjectId) => (await tablet.prices()).find((price) => price.id === projectId);

const lie: MeasuredAs = {
  profileName: 'IPE 300',
  profileFamily: 'IPE',
  category: 'GIRDER',
  grade: 'S235JR',
  thicknessMm: null,
  section: { kind: 'profile', profileId: 'IPE300', heightAxis: 'z', flipY: false, flipZ: false },
  measures: {
    netVolumeMm3: 1,
    surfaceMm2: 1,
    dimensionsMm: { x: 1, y: 1, z: 1 },
    contourMm: 0,
    pierces: 0,
    drilledHoles: [],
    holes: [],
    sawCuts: [],
    recesses: { count: 0, volumeMm3: 0 },
    method: 'closed-form',
  },
  findings: [],
};
const claim = (projectId: ProjectId, more = {}) => ({
  projectId,
  partIndex: 1,
  profileId: 'IPE300',
  was: null,
  measured: lie,
  ...more,
});

it('stores what the server has measured, not what a device claims, and the price follows', async () => {
  const projectId = await create('lie');
  await read(projectId);
  expect(await priceOf(projectId)).toMatchObject({ onRequest: true });
  expect(await tablet.push('setPartProfile', claim(projectId))).toMatchObject({ status: 'applied' });
  const facts = (await tablet.parts(projectId))[0]?.parts[0];
  if (!facts) throw new Error('no part');
  const honest = measureAs(kernel, facts, 'IPE300', seedCatalogue());
  expect(await choiceOf(projectId)).toMatchObject({ profileId: 'IPE300', measuredAs: honest });
  expect(honest.measures.netVolumeMm3).toBe(5381 * 3000);
  const price = await priceOf(projectId);
  expect(price).toMatchObject({ onRequest: false });
  expect(price?.netCents).toBeGreaterThan(4000);
});

it('gives a part back what its file says', async () => {
  const projectId = await create('back');
  await read(projectId);
  await tablet.push('setPartProfile', claim(projectId));
  expect(await priceOf(projectId)).toMatchObject({ onRequest: false });
  await tablet.push('setPartProfile', claim(projectId, { own: false, was: 'IPE300' }));
  expect(await choiceOf(projectId)).toEqual({ id: expect.any(String), index: 1 });
  expect(await priceOf(projectId)).toMatchObject({ onRequest: true });
});

it('measures a choice that came before the file was read as soon as it is', async () => {
  const projectId = await create('early');
  expect(await tablet.push('setPartProfile', claim(projectId))).toMatchObject({ status: 'applied' });
  expect(await priceOf(projectId)).toBeUndefined();
  await read(projectId);
  expect((await choiceOf(projectId))?.measuredAs?.measures.netVolumeMm3).toBe(5381 * 3000);
  expect(await priceOf(projectId)).toMatchObject({ onRequest: false });
});

it('measures early choices once, before anything is locked: later only what was chosen since', async () => {
  const { parts } = readFile({
    bytes: new TextEncoder().encode(file('once')),
    fileName: 'probe.btlx',
    catalogue: seedCatalogue(),
    kernel,
  });
  const read = { parts, measures: new Map() };
  const choices = [{ id: partIdOf(newId<ProjectId>(), 1), index: 1, profileId: 'IPE300' }];
  const measured = await remeasureChoices(choices, read, async () => seedCatalogue());
  const again = await remeasureChoices(choices, read, () => Promise.reject(new Error('measured again')));
  expect(again).toEqual(measured);
  expect(again[0]?.measuredAs?.measures.netVolumeMm3).toBe(5381 * 3000);
});

it('takes back an early choice for a part that the file does not have', async () => {
  const projectId = await create('missing');
  await tablet.push('setPartProfile', claim(projectId, { partIndex: 7 }));
  await read(projectId);
  expect(await choiceOf(projectId)).toEqual({ id: expect.any(String), index: 7 });
});

it('refuses a profile that the catalogue lacks and a part that is not there', async () => {
  const projectId = await create('refused');
  await read(projectId);
  expect(await tablet.push('setPartProfile', claim(projectId, { profileId: 'IPE301' }))).toMatchObject({
    status: 'refused',
    code: 'invalid_input',
  });
  expect(await tablet.push('setPartProfile', claim(projectId, { partIndex: 2 }))).toMatchObject({
    status: 'refused',
    code: 'not_found',
  });
});

it('keeps a choice for a file that waits when the one before it was read too late', async () => {
  const projectId = await create('replaced');
  await tablet.push('setPartProfile', claim(projectId));
  const bytes = new TextEncoder().encode(file('before'));
  const before = readFile({ bytes, fileName: 'probe.btlx', catalogue: seedCatalogue(), kernel });
  const reading = { ...before, parts: [] };
  const late = { fileHash: '0'.repeat(64) as FileHash, outcome: { ok: true, reading } } as const;
  const key = { customerId: tablet.customer.id, projectId };
  const deps = { enqueue: shop.jobs.enqueue, now: () => shop.clock.now };
  await withCustomer(shop.database.sql, key.customerId, (tx) => storeReading(tx, deps, key, late));
  expect(await choiceOf(projectId)).toMatchObject({ profileId: 'IPE300' });
});
