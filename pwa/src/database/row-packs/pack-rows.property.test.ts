import { cmp, Dexie, type Table } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  string,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { encryptValues } from '../encryption/encrypt-values.ts';
import { createValueCipher, newDataKey } from '../encryption/value-cipher.ts';
import { packRows } from './pack-rows.ts';
import type { PackableRow, RowKey } from './row-pack.ts';

type Rows = Dexie & { row: Table<PackableRow, RowKey> };
type Bounds = { lower: unknown[]; upper: unknown[]; lowerIn: boolean; upperIn: boolean };
type Step =
  | { name: 'put'; rows: PackableRow[] }
  | { name: 'delete'; keys: RowKey[] }
  | { name: 'deleteRange'; bounds: Bounds }
  | { name: 'deleteLike'; text: string };
type Look = { keys: RowKey[]; bounds: Bounds; limit: number };

const idOf = (n: number) => `0199d002-0000-7000-8000-${String(n).padStart(12, '0')}`;
const rowOf = ([space, kind, id]: RowKey, text: string): PackableRow => ({ space, kind, id, data: { id, text } });

const numbers = integer({ min: 0, max: 40 });
const ids = oneof(numbers.map(idOf), constant('main'));
const keys = tuple(constantFrom('c:1', 'c:2'), constantFrom('address', 'order'), ids);
const texts = oneof(
  { weight: 20, arbitrary: string({ maxLength: 5 }) },
  { weight: 1, arbitrary: constant('x'.repeat(4000)) },
);
const bounds = tuple(keys, oneof(constant(null), constantFrom(Dexie.minKey, Dexie.maxKey))).map(
  ([key, end]): unknown[] => (end === null ? key : [key[0], key[1], end]),
);
const ranges = record({ lower: bounds, upper: bounds, lowerIn: boolean(), upperIn: boolean() }).filter(
  ({ lower, upper, lowerIn, upperIn }) => cmp(lower, upper) < 0 || (lowerIn && upperIn),
);
const pages = tuple(keys, numbers, integer({ min: 3, max: 20 })).map(([[space, kind], first, count]) =>
  Array.from({ length: count }, (_, n) => rowOf([space, kind, idOf(first + n)], `page ${first} ${n}`)),
);
const few = array(
  tuple(keys, texts).map(([key, text]) => rowOf(key, text)),
  { maxLength: 12 },
);
const steps = oneof(
  { weight: 4, arbitrary: pages.map((rows): Step => ({ name: 'put', rows })) },
  { weight: 3, arbitrary: few.map((rows): Step => ({ name: 'put', rows })) },
  { weight: 3, arbitrary: array(keys, { maxLength: 6 }).map((gone): Step => ({ name: 'delete', keys: gone })) },
  { weight: 1, arbitrary: ranges.map((range): Step => ({ name: 'deleteRange', bounds: range })) },
  { weight: 1, arbitrary: string({ maxLength: 1 }).map((text): Step => ({ name: 'deleteLike', text })) },
);
const looks = record({
  keys: array(keys, { minLength: 1, maxLength: 5 }),
  bounds: ranges,
  limit: integer({ min: 1, max: 5 }),
});

const openRows = () => {
  const database = new Dexie('rows', { indexedDB: new IDBFactory(), IDBKeyRange }) as Rows;
  database.version(1).stores({ row: '[space+kind+id]' });
  return database;
};

const between = ({ row }: Rows, { lower, upper, lowerIn, upperIn }: Bounds) =>
  row.where('[space+kind+id]').between(lower, upper, lowerIn, upperIn);

const textIn = ({ data }: PackableRow) => (data as { text: string }).text;

const take = async (database: Rows, step: Step) => {
  switch (step.name) {
    case 'put':
      return database.row.bulkPut(step.rows);
    case 'delete':
      return database.row.bulkDelete(step.keys);
    case 'deleteRange':
      return between(database, step.bounds).delete();
    case 'deleteLike':
      return database.row.filter((row) => textIn(row).includes(step.text)).delete();
  }
};

const look = async (database: Rows, { keys: asked, bounds: range, limit }: Look) => {
  const some = () => between(database, range);
  return {
    all: await database.row.toArray(),
    count: await database.row.count(),
    one: await database.row.get(asked[0] as RowKey),
    many: await database.row.bulkGet(asked),
    some: await some().toArray(),
    howMany: await some().count(),
    names: await some().primaryKeys(),
    first: await some().limit(limit).toArray(),
    // oxlint-disable-next-line unicorn/no-array-reverse -- a collection, no array
    last: await some().reverse().limit(limit).toArray(),
    like: await some()
      .filter((row) => textIn(row).includes('1'))
      .toArray(),
    until: await some()
      .until((row) => textIn(row).includes('3'))
      .toArray(),
  };
};

test.each([
  ['in clear', (database: Rows) => database],
  ['encrypted', (database: Rows) => encryptValues(database, createValueCipher(newDataKey()))],
])('a table in packs (%s) reads in every way like one of single rows', async (_, sealed) => {
  const alike = asyncProperty(array(steps, { maxLength: 12 }), looks, async (taken, wanted) => {
    const plain = openRows();
    const packed = sealed(packRows(openRows(), 'row', { least: 4, leastAnew: 3, most: 5 }));
    for (const step of taken) {
      await take(plain, step);
      await take(packed, step);
    }
    expect(await look(packed, wanted)).toEqual(await look(plain, wanted));
    plain.close();
    packed.close();
  });
  await assert(alike, { numRuns: 400 });
});
