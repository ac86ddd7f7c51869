import { seedBaseData as seedRows } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import type { Database } from '../database/database.ts';
import { readMigrations } from '../database/migrate.ts';
import { baseRowsOn, insertBaseVersion, insertSeedRows } from './base-data.store.ts';

let database: Database;
let migration = '';
beforeAll(async () => {
  database = await testDatabase();
  migration = (await readMigrations()).find(({ name }) => name === '0961-german-notes.sql')?.text ?? '';
});
afterAll(() => database.stop());
beforeEach(() =>
  database.owner`drop trigger if exists append_only_whole on base_data`.then(() => database.owner`truncate base_data`),
);

const english = new Map([
  ['AT', { note: 'Jungholz (6691) and Mittelberg (6991-6993) use 19 %' }],
  ['SI', { note: 'the product text writes SL; ISO 3166 code of Slovenia is SI (SL is Sierra Leone)' }],
  ['GLS', { girthRule: 'length + 2*width + 2*height', confidence: 'unsure' }],
]);
const oldSeed = () => seedRows().map((row) => ({ ...row, data: Object.assign({}, row.data, english.get(row.key)) }));
const load = (rows: ReturnType<typeof seedRows> = oldSeed()) => database.owner.begin((tx) => insertSeedRows(tx, rows));
const migrate = () => database.owner.begin((tx) => tx.unsafe(migration));
const rowOf = async (key: string, day = '2026-11-28') =>
  (await baseRowsOn(database.owner, day)).find((row) => row.key === key);
const seeded = (key: string) => seedRows().find((row) => row.key === key);
const count = async () => (await database.owner`select from base_data`).count;

it('a shop with the English notes of the first seed gets the German ones, row by row as a version', async () => {
  await load();
  await migrate();
  expect(await count()).toBe(seedRows().length + english.size);
  for (const key of english.keys()) expect(await rowOf(key)).toEqual(seeded(key));
  await migrate();
  expect(await count()).toBe(seedRows().length + english.size);
});

it('a version that holds later, and what else the operator changed in a row, stay', async () => {
  await load();
  const { kind, data } = oldSeed().find((row) => row.key === 'AT') ?? { kind: 'country', data: {} };
  const version = { kind, key: 'AT', source: 'own', madeBy: null } as const;
  const put = (validFrom: string, changed: object) =>
    database.owner.begin((tx) =>
      insertBaseVersion(tx, { ...version, validFrom, data: Object.assign({}, data, changed) }),
    );
  await put('2027-01-01', { freightPercent: '30' });
  await put('2028-01-01', { note: 'own words' });
  await migrate();
  const note = 'in Jungholz (6691) und Mittelberg (6991–6993) gelten 19 %';
  expect((await rowOf('AT', '2026-12-31'))?.data).toMatchObject({ note, freightPercent: '25' });
  expect((await rowOf('AT', '2027-12-31'))?.data).toMatchObject({ note, freightPercent: '30' });
  expect((await rowOf('AT', '2028-01-01'))?.data).toMatchObject({ note: 'own words' });
});

it('a new shop gets no version of it', async () => {
  await load(seedRows());
  await migrate();
  expect(await count()).toBe(seedRows().length);
});
