import { packCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { Cursor } from '@knotenblech/shared/sync/wire.ts';
import { expect, test } from 'vitest';
import { openTestEngine } from '../../../test/test-engine.ts';
import { readCatalogue } from './read-catalogue.ts';

const openWithSheets = async (cursor: Cursor | null) => {
  const { database } = (await openTestEngine()).engine;
  const putSheets = async (...thicknesses: number[]) => {
    const rows = thicknesses.map((thicknessMm) => ({ thicknessMm, stock: 'standard' }));
    for (const data of packCatalog('sheetThicknesses', rows))
      await database.row.put({ space: catalogSpace, kind: 'catalogPack', id: data.id, data });
  };
  const hold = (change: { cursor?: Cursor | null; factsVersion?: number } = {}) =>
    database.spaces.put({ id: catalogSpace, cursor, openedAt: null, factsVersion: 0, ...change });
  await database.row.clear();
  await hold();
  await putSheets(8);
  const read = () => readCatalogue(database);
  const sheets = async () => (await read())?.sheetThicknesses.map(({ thicknessMm }) => thicknessMm);
  return { database, hold, putSheets, read, sheets };
};

const at = (v: number): Cursor => ({ v, kind: 'catalogPack', id: 'sheetThicknesses:0000' });

test('base data that has not changed is parsed once', async () => {
  const { read } = await openWithSheets(at(1));
  expect(await read()).toBe(await read());
});

test('what has come since is read', async () => {
  const { hold, putSheets, sheets } = await openWithSheets(at(1));
  expect(await sheets()).toEqual([8]);
  await putSheets(8, 10);
  await hold({ cursor: at(2) });
  expect(await sheets()).toEqual([8, 10]);
});

test('what was fetched anew is read, also where the counting has begun anew', async () => {
  const { hold, putSheets, sheets } = await openWithSheets(at(1));
  expect(await sheets()).toEqual([8]);
  await putSheets(12);
  await hold({ factsVersion: 1 });
  expect(await sheets()).toEqual([12]);
});

test('before its first page has come nothing is kept', async () => {
  const { putSheets, sheets } = await openWithSheets(null);
  expect(await sheets()).toEqual([8]);
  await putSheets(10);
  expect(await sheets()).toEqual([10]);
});

test('without base data there is no catalogue', async () => {
  const { database, read } = await openWithSheets(at(1));
  await database.row.clear();
  expect(await read()).toBeUndefined();
});
