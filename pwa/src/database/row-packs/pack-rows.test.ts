import { type DBCore, Dexie, type Table } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { observe } from '../observe.ts';
import { packRows } from './pack-rows.ts';
import type { PackableRow, RowKey } from './row-pack.ts';

type Rows = Dexie & { row: Table<PackableRow, RowKey> };
const size = { least: 32, leastAnew: 20, most: 100 };

const openRows = (options: object) => {
  const database = new Dexie('rows', options) as Rows;
  database.version(1).stores({ row: '[space+kind+id]' });
  return database;
};
const newDevice = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });
const openPacked = (options: object = newDevice()) => packRows(openRows(options), 'row', size);

const idOf = (n: number) => `0199d002-0000-7000-8000-${String(n).padStart(12, '0')}`;
const rowOf = (n: number, text = 'Zimmererweg'): PackableRow => ({
  space: 'c:1',
  kind: 'address',
  id: idOf(n),
  data: { id: idOf(n), text },
});
const keyOf = (n: number): RowKey => ['c:1', 'address', idOf(n)];
const rows = (from: number, count: number) => Array.from({ length: count }, (_, n) => rowOf(from + n));

const recordsOn = async (options: object) => (await openRows(options).row.toArray()).length;

/** As on a device without room: the browser fails each record that is written, and the rest goes on. */
const refusingPuts = (down: DBCore): DBCore => ({
  ...down,
  table: (name) => {
    const table = down.table(name);
    return {
      ...table,
      mutate: (request) =>
        request.type === 'put'
          ? Dexie.Promise.resolve({ numFailures: 1, failures: [new Error('no room')], lastResult: undefined })
          : table.mutate(request),
    };
  },
});

test('rows that come many at once lie a hundred to a record, few lie alone', async () => {
  const options = newDevice();
  const { row } = openPacked(options);
  await row.bulkPut(rows(0, 1000));
  expect(await recordsOn(options)).toBe(10);
  await row.bulkPut(rows(1000, 31));
  expect(await recordsOn(options)).toBe(41);
  expect(await row.count()).toBe(1031);
});

test('many rows of one pack write it anew, a few lie beside it', async () => {
  const options = newDevice();
  const { row } = openPacked(options);
  await row.bulkPut(rows(0, 200));
  await row.bulkPut(rows(10, 20));
  expect(await recordsOn(options)).toBe(2);
  await row.put(rowOf(150, 'Hauptstraße'));
  expect(await recordsOn(options)).toBe(3);
  expect(await row.get(keyOf(150))).toEqual(rowOf(150, 'Hauptstraße'));
  expect(await row.toArray()).toHaveLength(200);
});

test('a row that stood alone among those that write a pack anew goes into it too, unless it is long', async () => {
  const options = newDevice();
  const { row } = openPacked(options);
  await row.bulkPut(rows(0, 200));
  const long = rowOf(60, 'x'.repeat(5000));
  await row.bulkPut([rowOf(50, 'alone'), long, rowOf(150, 'alone')]);
  await row.bulkPut([...rows(10, 20), rowOf(90)]);
  expect(await recordsOn(options)).toBe(4);
  expect(await row.bulkGet([50, 60, 150].map(keyOf))).toEqual([rowOf(50, 'alone'), long, rowOf(150, 'alone')]);
  expect(await row.count()).toBe(200);
});

test('a row that goes into a pack is not read as it stood alone, whatever has its id in another space', async () => {
  const { row } = openPacked();
  await row.put(rowOf(40, 'before'));
  await row.bulkPut([...rows(0, 100), { ...rowOf(40), space: 'c:2' }]);
  expect(await row.get(keyOf(40))).toEqual(rowOf(40));
});

test('what one transaction deletes at once of one pack is gone, all of it', async () => {
  const database = openPacked();
  const { row } = database;
  await row.bulkPut(rows(0, 100));
  await database.transaction('rw', row, () =>
    Promise.all([row.delete(keyOf(3)), row.bulkDelete([keyOf(4), keyOf(5)]), row.put(rowOf(4, 'again'))]),
  );
  expect(await row.bulkGet([3, 4, 5, 6].map(keyOf))).toEqual([undefined, rowOf(4, 'again'), undefined, rowOf(6)]);
  await database.transaction('rw', row, () => Promise.all([row.delete(keyOf(7)), row.clear()]));
  expect(await row.count()).toBe(0);
});

test('a live query hears of a row in a pack', async () => {
  // A live query runs only where Dexie has found a browser's own database.
  Dexie.dependencies.indexedDB = new IDBFactory();
  const { row } = openPacked();
  await row.bulkPut(rows(0, 100));
  const seen: unknown[] = [];
  const watching = observe(async () => row.get(keyOf(42))).subscribe((value) => seen.push(value));
  await expect.poll(() => seen).toEqual([rowOf(42)]);
  await row.bulkPut(rows(40, 20).map(({ id }, n) => rowOf(40 + n, `new ${id.length}`)));
  await expect.poll(() => seen.at(-1)).toEqual(rowOf(42, 'new 36'));
  await row.delete(keyOf(42));
  await expect.poll(() => seen.at(-1)).toBeUndefined();
  watching.unsubscribe();
});

test('a record that holds a pack cannot be had by its own key', async () => {
  const options = newDevice();
  const { row } = openPacked(options);
  await row.bulkPut(rows(0, 100));
  const [record] = await openRows(options).row.toArray();
  expect(await row.get(['c:1', 'address', record?.id ?? ''])).toBeUndefined();
  expect(await row.bulkGet([['c:1', 'address', record?.id ?? '']])).toEqual([undefined]);
});

test('rows that stood alone go into the pack when they come again among many', async () => {
  const options = newDevice();
  const { row } = openPacked(options);
  for (const n of [3, 4, 5]) await row.put(rowOf(n, 'alone'));
  await row.bulkPut(rows(0, 100));
  expect(await recordsOn(options)).toBe(1);
  expect(await row.toArray()).toEqual(rows(0, 100));
});

test('a pack is no longer than its record can be remembered open', async () => {
  const options = newDevice();
  const { row } = openPacked(options);
  await row.bulkPut(rows(0, 100).map(({ data }, n) => rowOf(n, `${JSON.stringify(data)} ${'x'.repeat(2000)}`)));
  expect(await recordsOn(options)).toBe(5);
});

test.each([
  ['deleted from a pack', (row: Rows['row']) => row.delete(keyOf(3))],
  ['put into one again', (row: Rows['row']) => row.bulkPut(rows(0, 50).map((_, n) => rowOf(n, 'new')))],
])('where the pack cannot be written anew, nothing is lost of what is %s', async (_, change) => {
  const options = newDevice();
  const { row } = openPacked(options);
  await row.bulkPut(rows(0, 100));
  const full = openRows(options);
  full.use({ stack: 'dbcore', name: 'full', level: -10, create: refusingPuts });
  packRows(full, 'row', size);
  await expect(change(full.row)).rejects.toThrow();
  expect(await row.toArray()).toEqual(rows(0, 100));
});

test('packs that cannot be opened can be deleted with their kind', async () => {
  const options = newDevice();
  const { row } = openPacked(options);
  await row.bulkPut(rows(0, 100));
  const [record] = await openRows(options).row.toArray();
  await openRows(options).row.put({ ...record, rows: new Uint8Array([1, 2]) } as never);
  await row.put(rowOf(3));
  await expect(row.toArray()).rejects.toThrow();
  await row.where('[space+kind+id]').between(['c:1', Dexie.minKey], ['c:1', Dexie.maxKey]).delete();
  expect(await row.count()).toBe(0);
});
