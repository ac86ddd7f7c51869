import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { markOfForms } from '@knotenblech/shared/files/single-parts/forms-of.ts';
import type { PlateForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { writeSingleParts } from '@knotenblech/shared/files/single-parts/write-single-parts.ts';
import { projectSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readHere } from '../../../test/read-here.ts';
import { type TestDevice, testDevice } from '../../../test/test-device.ts';
import { testOrder } from '../../../test/test-order.ts';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import type { JobData } from '../../jobs/queues.ts';
import { failReading } from './read-project.ts';

let shop: TestShop;
let tablet: TestDevice;

beforeAll(async () => {
  shop = await testShop({ isDemo: true });
  tablet = await testDevice(shop, 'werkstatt');
});
afterAll(() => shop.stop());

const sharp = { shape: 'sharp', sizeMm: 0 } as const;
const plate = (name: string, lengthMm: number): PlateForm => ({
  kind: 'plate',
  name,
  drawingNumber: '',
  quantity: 3,
  grade: 'S235JR',
  lengthMm,
  widthMm: 200,
  thicknessMm: 10,
  corners: [sharp, sharp, sharp, sharp],
  openings: [],
});
const catalogue = seedCatalogue();
const upload = (...forms: PlateForm[]) =>
  tablet.upload(new TextDecoder().decode(writeSingleParts('Einzelteile', forms, catalogue)));
const fileName = 'einzelteile.stwx';

const create = async (form: PlateForm) => {
  const projectId = newId<ProjectId>();
  const fileHash = await upload(form);
  const args = { projectId, name: 'Einzelteile', fileHash, fileName, form };
  expect(await tablet.push('createProject', args)).toMatchObject({ status: 'applied' });
  return { projectId, fileHash };
};
/** The file of all forms in place of the one before; the form at the place is the new one. */
const put = async (
  projectId: ProjectId,
  index: number,
  forms: PlateForm[],
  wasFileHash: FileHash,
  was?: ArgsOf<'putSinglePart'>['was'],
) => {
  const fileHash = await upload(...forms);
  const form = forms[index - 1] ?? plate('-', 100);
  const made = { fileHash, fileName, wasFileHash, formsMark: markOfForms(forms), ...(was && { was }) };
  return { fileHash, result: await tablet.push('putSinglePart', { projectId, index, form, ...made }) };
};
const read = (projectId: ProjectId) =>
  readHere(
    { ...shop.database, blobs: shop.blobs, enqueue: shop.jobs.enqueue, now: () => shop.clock.now },
    { customerId: tablet.customer.id, projectId },
  );
const partsOf = async (projectId: ProjectId) => (await tablet.parts(projectId)).flatMap((pack) => pack.parts);
const projectOf = async (projectId: ProjectId) => (await tablet.projects()).find(({ id }) => id === projectId);

it('a part from a form is read, weighed and priced like one of a file', async () => {
  const { projectId } = await create(plate('Lasche', 300));
  await read(projectId);
  expect(await partsOf(projectId)).toMatchObject([
    { name: 'Lasche', quantity: 3, measures: { netVolumeMm3: 600_000 }, taken: 'recognised' },
  ]);
  expect(await projectOf(projectId)).toMatchObject({ hasSingleParts: true, reading: 'read', partCount: 3 });
  expect((await tablet.prices()).find(({ id }) => id === projectId)?.netCents).toBeGreaterThan(0);
});

it('a second part, and a form filled in anew, replace the file and what was read of it', async () => {
  const { projectId, fileHash } = await create(plate('Lasche', 300));
  await read(projectId);
  const two = await put(projectId, 2, [plate('Lasche', 300), plate('Steife', 150)], fileHash);
  expect(two.result).toMatchObject({ status: 'applied' });
  expect(await partsOf(projectId)).toEqual([]);
  await read(projectId);
  expect(await partsOf(projectId)).toMatchObject([{ name: 'Lasche' }, { name: 'Steife' }]);
  await tablet.push('setPartQuantity', { projectId, partIndex: 1, quantity: 9, was: 3 });
  await put(projectId, 1, [plate('Lasche', 400), plate('Steife', 150)], two.fileHash);
  await read(projectId);
  expect(await partsOf(projectId)).toMatchObject([{ measures: { netVolumeMm3: 800_000 } }, { name: 'Steife' }]);
  expect(await projectOf(projectId)).toMatchObject({ partCount: 6, positionCount: 2 });
  expect((await tablet.rows(projectSpace(projectId), 'singlePart')).map(({ form }) => form.name).sort()).toEqual([
    'Lasche',
    'Steife',
  ]);
});

it('of two parts made at the same time the second is refused, not lost over the first', async () => {
  const { projectId, fileHash } = await create(plate('Lasche', 300));
  const mine = await put(projectId, 2, [plate('Lasche', 300), plate('A', 100)], fileHash);
  expect(mine.result).toMatchObject({ status: 'applied' });
  const theirs = await put(projectId, 2, [plate('Lasche', 300), plate('B', 100)], fileHash);
  expect(theirs.result).toMatchObject({ status: 'refused', code: 'file_replaced' });
  await read(projectId);
  expect(await partsOf(projectId)).toMatchObject([{ name: 'Lasche' }, { name: 'A' }]);
});

it('a file that was made without a part of the project, or of another form of it, is refused', async () => {
  const { projectId, fileHash } = await create(plate('Lasche', 300));
  const two = await put(projectId, 2, [plate('Lasche', 300), plate('Steife', 150)], fileHash);
  for (const forms of [[plate('Steg', 120)], [plate('Steg', 120), plate('Steife', 140)]]) {
    const { result } = await put(projectId, 1, forms, two.fileHash);
    expect(result).toMatchObject({ status: 'refused', code: 'file_replaced' });
  }
  await read(projectId);
  expect(await partsOf(projectId)).toMatchObject([{ name: 'Lasche' }, { name: 'Steife' }]);
});

it('a project that came from a file takes no single parts, and no place is skipped', async () => {
  const { projectId, fileHash } = await create(plate('Lasche', 300));
  const skipped = await put(projectId, 3, [plate('Lasche', 300), plate('C', 100)], fileHash);
  expect(skipped.result).toMatchObject({ code: 'not_found' });
  const fromFile = newId<ProjectId>();
  await tablet.push('createProject', { projectId: fromFile, name: 'Datei', fileHash, fileName });
  expect((await put(fromFile, 1, [plate('C', 100)], fileHash)).result).toMatchObject({ code: 'not_found' });
});

it('who had chosen otherwise for the part is told when its form is filled in by somebody who had not seen it', async () => {
  const chef = await testDevice(shop, 'chef');
  const cards = () => chef.rows(userSpace(chef.user.id), 'conflict');
  const { projectId, fileHash } = await create(plate('Lasche', 300));
  await chef.push('setPartQuantity', { projectId, partIndex: 1, quantity: 9, was: 3 });
  const seen = { quantity: 9, name: null, grade: null };
  const first = await put(projectId, 1, [plate('Lasche', 310)], fileHash, seen);
  expect(await cards()).toEqual([]);
  await chef.push('setPartQuantity', { projectId, partIndex: 1, quantity: 12, was: 3 });
  const unseen = { quantity: null, name: null, grade: null };
  await put(projectId, 1, [plate('Lasche', 320)], first.fileHash, unseen);
  expect(await cards()).toMatchObject([{ partIndex: 1, field: 'quantity', yours: 12, theirs: null, before: null }]);
});

/** What the jobs that read the project were given, in their order. */
const readingsOf = async (projectId: ProjectId) => {
  const jobs = await shop.database.owner<{ data: JobData['read-file'] }[]>`
    select data from jobs.job where name = 'read-file' and data ->> 'projectId' = ${projectId} order by created_on`;
  return jobs.map(({ data }) => data);
};

it('is not refused, nor the order that waits for it, where the file before it is given up', async () => {
  const { projectId, fileHash } = await create(plate('Lasche', 300));
  await read(projectId);
  const args = await testOrder(tablet, [projectId]);
  await put(projectId, 1, [plate('Lasche', 330)], fileHash);
  expect(await tablet.push('submitOrder', args)).toMatchObject({ status: 'applied' });
  const orderOf = async () => (await tablet.orders()).find(({ id }) => id === args.orderId);
  const [first] = await readingsOf(projectId);
  if (!first) throw new Error('no job reads the project');
  await failReading({ ...shop.database, enqueue: shop.jobs.enqueue, now: () => shop.clock.now }, first);
  expect([await projectOf(projectId), await orderOf()]).toMatchObject([{ reading: 'waiting' }, { check: 'checking' }]);
  await read(projectId);
  expect([await projectOf(projectId), await orderOf()]).toMatchObject([{ reading: 'read' }, { check: 'needs-review' }]);
});

it('is what its job names, and that of a copy', async () => {
  const { projectId, fileHash } = await create(plate('Lasche', 340));
  const second = await put(projectId, 1, [plate('Lasche', 350)], fileHash);
  const newProjectId = newId<ProjectId>();
  await tablet.push('copyProject', { projectId, newProjectId, name: 'Kopie' });
  const customerId = tablet.customer.id;
  expect([...(await readingsOf(projectId)), ...(await readingsOf(newProjectId))]).toEqual([
    { customerId, projectId, fileHash },
    { customerId, projectId, fileHash: second.fileHash },
    { customerId, projectId: newProjectId, fileHash: second.fileHash },
  ]);
});
