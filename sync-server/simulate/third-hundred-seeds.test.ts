import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { testDatabase } from '../src/database/test-database.ts';
import { endlessWaits } from '../src/database/waits.ts';
import { neverHappened } from './never-happened.ts';
import { runSeeds } from './run-seeds.ts';
import { countAll, sumByName } from './sum-by-name.ts';
import { violationsOf } from './violations-of.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase(endlessWaits);
});
afterAll(() => database.stop());

const [from, seeds] = [201, 100];

test(`devices and server agree, and every change happens once, in ${seeds} seeds from ${from}`, async () => {
  const reports = await runSeeds(database, from, seeds);
  expect(violationsOf(reports)).toEqual([]);
  expect(neverHappened(reports)).toEqual([]);
  expect(countAll(sumByName(reports.map(({ applied }) => applied)))).toBeGreaterThan(10 * seeds);
}, 3_600_000);
