import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import { makeFirstStatistics } from './migrate.ts';

const database = await testDatabase();
const { owner } = database;
afterAll(() => database.stop());

const known = async () => {
  const [record] = await owner<
    { rows: number }[]
  >`select reltuples::int as rows from pg_class where relname = 'record'`;
  return record?.rows;
};

const fill = (space: string) => owner`
  insert into record (customer_id, space_id, kind, id, version, schema_version, data)
  select gen_random_uuid(), ${space}, 'address', n::text, n, 1, '{}' from generate_series(1, 1000) n`;

test('a table that PostgreSQL has never looked at is looked at once; later it does so by itself', async () => {
  await fill('c:1');
  expect(await known()).toBe(-1);
  await makeFirstStatistics(owner);
  expect(await known()).toBe(1000);
  const columns = await owner`select 1 from pg_stats where tablename = 'record' and attname = 'space_id'`;
  expect(columns).toHaveLength(1);
  await fill('c:2');
  await makeFirstStatistics(owner);
  expect(await known()).toBe(1000);
});
