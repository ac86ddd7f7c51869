import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { testDatabase } from '../src/database/test-database.ts';
import { runSeeds } from './run-seeds.ts';
import { violationsOf } from './violations-of.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

test('devices and server agree, and every change happens once, in seeds 101 to 200', async () => {
  const reports = await runSeeds(database, 101, 100);
  expect(violationsOf(reports)).toEqual([]);
  expect(reports.reduce((sum, report) => sum + report.applied, 0)).toBeGreaterThan(1000);
}, 1_800_000);
