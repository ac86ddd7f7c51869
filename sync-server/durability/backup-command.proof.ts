import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/database/open-database.ts';
import { readManifest } from '../src/operations/backup/backed-tables.ts';
import { testFolder } from '../test/test-folder.ts';
import { runCommand } from './run-command.ts';

let home = '';
beforeAll(async () => {
  home = await testFolder('backup');
});
afterAll(() => rm(home, { recursive: true, force: true }));
const place = (name: string) => join(home, name);

const backup = (folder: string, data: string) =>
  runCommand('operations/commands/backup.command', [folder], { DATA_DIR: data });
const restore = (folder: string, data: string) =>
  runCommand('operations/commands/restore.command', [folder], { DATA_DIR: data });

test('the backup of a shop that another version made leaves its schema alone, and this version restores none of it', async () => {
  const shop = await openDatabase({ dataDir: place('shop') });
  await shop.owner`drop table number_gap`;
  await shop.owner`update schema_migration set name = '0001-older.sql'`;
  expect(await backup(place('backup'), place('shop'))).toMatchObject({ code: 0 });
  expect(await shop.owner`select name from schema_migration`).toEqual([{ name: '0001-older.sql' }]);
  await shop.stop();
  const { migrations } = await readManifest(place('backup'));
  expect(migrations).toMatchObject([{ name: '0001-older.sql' }]);
  expect(await restore(place('backup'), place('new'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('of another version of the shop (0001-older.sql)'),
  });
  expect(await readdir(home)).not.toContain('new');
});
