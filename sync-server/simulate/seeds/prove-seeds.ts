import { afterAll, beforeAll, expect, test } from 'vitest';
import { isProof, runSeed } from '../../../shared/proofs/slice.ts';
import { type Database, endlessWaits } from '../../src/database/database.ts';
import { testDatabase } from '../../test/test-database.ts';
import { neverHappened } from '../never-happened.ts';
import { runSeeds } from '../run-seeds.ts';
import { countAll, sumByName } from '../sum-by-name.ts';
import { violationsOf } from '../violations-of.ts';

/** As many that every change is applied and every fault met. */
const wholeHundred = 100;

/** Seeds of one file, so that files share the work: the test command runs a few of them, a proof a hundred. */
export const proveSeeds = (file: number) => {
  const count = isProof() ? wholeHundred : 10;
  const from = 1 + (((runSeed() * 4 + file) * count) % 1_000_000);
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase(endlessWaits);
  });
  afterAll(() => database.stop());

  test(`devices and server agree, and every change happens once, in ${count} seeds from ${from}`, async () => {
    const reports = await runSeeds(database, from, count);
    expect(violationsOf(reports)).toEqual([]);
    expect(countAll(sumByName(reports.map(({ applied }) => applied)))).toBeGreaterThan(10 * count);
    if (count === wholeHundred) expect(neverHappened(reports)).toEqual([]);
  }, 3_600_000);
};
