import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, endlessWaits } from '../src/database/database.ts';
import { testDatabase } from '../test/test-database.ts';
import { runCommand } from './run-command.ts';
import { runSeeds } from './run-seeds.ts';

const [from, seeds] = [7, 3];
let databases: [Database, Database];
beforeAll(async () => {
  databases = [await testDatabase(endlessWaits), await testDatabase(endlessWaits)];
});
afterAll(() => Promise.all(databases.map((each) => each.stop())));

test('a seed runs the same again, step by step, also in another process', async () => {
  const first = await runSeeds(databases[0], from, seeds);
  const again = await runSeeds(databases[1], from, seeds);
  const range = ['--from', String(from), '--seeds', String(seeds), '--hashes'];
  const { said } = await runCommand(inject('templateDatabase'), range);
  const elsewhere = [...said.matchAll(/^seed \d+ is (.*)$/gm)].map(([, hash]) => hash);
  const hashes = first.map(({ hash }) => hash);
  expect(again.map(({ hash }) => hash)).toEqual(hashes);
  expect(elsewhere).toEqual(hashes);
}, 600_000);
