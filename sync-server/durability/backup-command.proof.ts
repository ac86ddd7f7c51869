import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest } from '../src/operations/backup/backed-tables.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { runCommand } from './run-command.ts';
import { testFolder } from '../test/test-folder.ts';

let home = '';
beforeAll(async () => {
  home = await testFolder('backup');
});
afterAll(() => rm(home, { recursive: true, force: true }));
const place = (name: string) => join(home, name);

const backup = (folder: string, data: string) =>
  runCommand('operations/commands/backup.command', [folder], { DATA_DIR: data });

test('the backup that a newer build makes of a running shop leaves its schema to the server', async () => {
  const shop = await openDatabase({ dataDir: place('shop') });
  const latest = '0840-number-gap.sql';
  await shop.owner`drop table number_gap`;
  await shop.owner`delete from schema_migration where name = ${latest}`;
  expect(await backup(place('backup'), place('shop'))).toMatchObject({ code: 0 });
  expect(await shop.owner`select 1 from schema_migration where name = ${latest}`).toHaveLength(0);
  const { migrations } = await readManifest(place('backup'));
  expect(migrations.map(({ name }) => name)).not.toContain(latest);
  await shop.stop();
});
