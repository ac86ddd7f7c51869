import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { type CustomerId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workedBeam, workedPlate } from '../../../../shared/samples/worked-parts.ts';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { readPacks } from './pack-store.ts';
import { writeRecords } from './write-records.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

const customerId = newId<CustomerId>();
const space = projectSpace(newId<ProjectId>());
const write = (id: string, parts: ReturnType<typeof workedPlate>[] | null) =>
  withCustomer(database.sql, customerId, (tx) =>
    writeRecords(tx, customerId, [{ space, kind: 'partPack', id, data: parts && { id, parts } }]),
  );
const read = (of: string = customerId) => withCustomer(database.sql, of, (tx) => readPacks(tx, of, [space]));

test('packs that did not change are read once', async () => {
  await write('0000', [workedPlate(1)]);
  const [first] = await read();
  const [again] = await read();
  expect(first?.data).toEqual({ id: '0000', parts: [workedPlate(1)] });
  expect(again).toBe(first);
});

test('a pack that was replaced, added or removed is seen', async () => {
  await write('0000', [workedBeam(1)]);
  await write('0001', [workedPlate(101)]);
  expect((await read()).map(({ data }) => data)).toEqual([
    { id: '0000', parts: [workedBeam(1)] },
    { id: '0001', parts: [workedPlate(101)] },
  ]);
  await write('0001', null);
  expect(await read()).toHaveLength(1);
});

test('what is remembered for one customer is nothing to another', async () => {
  await read();
  expect(await read(newId<CustomerId>())).toEqual([]);
});
