import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { formsWith, markOfForms } from '@knotenblech/shared/files/single-parts/forms-of.ts';
import type { SinglePartForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { workedBeam, workedTariff } from '../../../../shared/samples/worked-parts.ts';
import { openTestEngine, testActor, testProject } from '../../../test/test-engine.ts';
import { asUserData } from '../../database/user-data.ts';
import { redoWaiting } from '../engine/replay.ts';
import { pricesWith } from '../hooks/projects/prices-with.ts';
import type { Shop } from '../hooks/shop.ts';
import { makeChange } from './make-change.ts';
import { withdraw } from './withdraw.ts';

const [space, priceSpace] = [customerSpace(testActor.customerId), customerPriceSpace(testActor.customerId)];
const beam = workedBeam();
const sharp = { shape: 'sharp', sizeMm: 0 } as const;
const form: SinglePartForm = {
  kind: 'plate',
  name: 'F1',
  drawingNumber: '',
  quantity: 3,
  grade: 'S235JR',
  lengthMm: 200,
  widthMm: 100,
  thicknessMm: 10,
  corners: [sharp, sharp, sharp, sharp],
  openings: [],
};
const readingOf = (...parts: object[]) => ({ head: { assemblies: [] }, parts }) as unknown as Reading;

/** A device that has read the project's file itself and has nothing of it from the server. */
const openWith = async (fields: Partial<Project>) => {
  const { engine } = await openTestEngine();
  const { database } = engine;
  const tariff = workedTariff();
  await database.row.put({ space: priceSpace, kind: 'tariff', id: tariff.id, data: tariff });
  await database.row.put({ space, kind: 'project', id: testProject.id, data: { ...testProject, ...fields } });
  await database.localReading.put({ fileHash: testProject.fileHash, reading: readingOf(beam) });
  const sums = async () => ({
    project: (await database.row.get([space, 'project', testProject.id]))?.data,
    price: (await database.row.get([priceSpace, 'projectPrice', testProject.id]))?.data,
  });
  return { engine, sums };
};

const ofOwnReading = { project: { partCount: beam.quantity }, price: { netCents: expect.any(Number) } };

test('a project that the server has not read keeps its sums when something else is taken back', async () => {
  const { engine, sums } = await openWith({ reading: 'waiting' });
  const { database } = engine;
  await database.transaction('rw', database.tables, async () => {
    await redoWaiting(engine, testActor);
  });
  expect(await sums()).toMatchObject(ofOwnReading);
  const { uid } = await makeChange(engine, 'trashProject', { projectId: testProject.id, trashed: true });
  expect(await withdraw(engine, uid)).toBe('withdrawn');
  expect(await sums()).toMatchObject(ofOwnReading);
});

test('of a project that was let go an edit makes no sums: what else was chosen in it is not here', async () => {
  const { engine, sums } = await openWith({ reading: 'read' });
  const { database, facts } = engine;
  const change = { projectId: testProject.id, partIndex: 1, quantity: 7, was: beam.quantity };
  await makeChange(engine, 'setPartQuantity', change);
  expect(await sums()).toEqual({ project: expect.objectContaining({ partCount: 0 }), price: undefined });
  const shop = { ...asUserData(database), actor: testActor, facts } as unknown as Shop;
  const position = { kind: 'part', index: 1 } as const;
  expect(await pricesWith(shop, testProject.id, { changes: [null], position })).toEqual([null]);
});

test('a project of single parts has the sums of its new file at once', async () => {
  const { engine, sums } = await openWith({ number: null, hasSingleParts: true });
  const fileHash = '1'.repeat(64) as FileHash;
  const three = { ...beam, quantity: 3 };
  await engine.database.localReading.put({ fileHash, reading: readingOf(three, { ...three, index: 2 }) });
  await makeChange(engine, 'putSinglePart', {
    projectId: testProject.id,
    index: 1,
    form,
    fileHash,
    fileName: 'einzelteile.stwx',
    wasFileHash: testProject.fileHash,
    formsMark: markOfForms(formsWith([], 1, form)),
  });
  expect(await sums()).toMatchObject({ project: { fileHash, partCount: 6 }, price: { netCents: expect.any(Number) } });
});
