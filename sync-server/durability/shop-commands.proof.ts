import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { daysAfter } from '@knotenblech/shared/values/day.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedBaseData, shopDay } from '../src/base-data/put-base-version.ts';
import type { Database } from '../src/database/database.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { startOwnPostgres } from '../src/database/own-postgres/start-own-postgres.ts';
import { openBlobStore } from '../src/files/blob.store.ts';
import { seedDemo } from '../src/operations/demo/seed-demo.ts';
import { testFolder } from '../test/test-folder.ts';
import { type OutsidePostgres, startOutsidePostgres } from './outside-postgres.ts';
import { runCommand } from './run-command.ts';

let home = '';
let outside: OutsidePostgres;
beforeAll(async () => {
  outside = await startOutsidePostgres();
  home = await testFolder('commands');
  await chmod(home, 0o711);
  const begun = await startOwnPostgres(place('begun'), { database: 'knotenblech', isDurable: true });
  await begun.stop();
});
afterAll(async () => {
  await outside.stop();
  await rm(home, { recursive: true, force: true });
});
const place = (name: string) => join(home, name);

const refusal = (where: string) => ({ code: 1, output: expect.stringContaining(`there is no shop in ${where}, and`) });

describe.each([
  { command: 'operations/commands/backup.command', args: () => [place('backup')] },
  { command: 'operations/commands/new-tariff.command', args: () => ['--factor-work', '2'] },
  { command: 'operations/commands/add-admin.command', args: () => ['kern', 'kern@example.org'] },
])('$command', ({ command, args }) => {
  const run = (environment: Record<string, string>) => runCommand(command, args(), environment);

  test('refuses a data folder that is not there, names it and the settings, and makes nothing', async () => {
    const answer = await run({ DATA_DIR: place('mistyped') });
    expect(answer).toMatchObject(refusal(`the folder ${place('mistyped')}`));
    expect(answer.output).toMatch(/set DATA_DIR .* or DATABASE_URL/);
    expect(await readdir(home)).toEqual(['begun']);
  });

  test('refuses a folder of other things, and leaves it as it is', async () => {
    await mkdir(join(place('other'), 'postgres'), { recursive: true });
    expect(await run({ DATA_DIR: place('other') })).toMatchObject(refusal(`the folder ${place('other')}`));
    expect(await readdir(place('other'), { recursive: true })).toEqual(['postgres']);
    await rm(place('other'), { recursive: true });
  });

  test('refuses a PostgreSQL without a shop, as a restore that was refused leaves it', async () => {
    expect(await run({ DATA_DIR: place('begun') })).toMatchObject(refusal(`the folder ${place('begun')}`));
    expect(await readdir(home)).toEqual(['begun']);
  });

  test('refuses an outside database without a shop, names it without its password, and makes no table', async () => {
    const name = command.replace(/\W/g, '_');
    const url = await outside.addDatabase(name);
    const answer = await run({ DATABASE_URL: url, DATA_DIR: place('files') });
    expect(answer).toMatchObject(refusal(`the database 127.0.0.1:${outside.port}/${name}`));
    expect(answer.output).not.toContain(`${name}:`);
    const tables = await outside.asOperator(
      (sql) => sql`select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
      name,
    );
    expect(tables).toEqual([]);
  });
});

describe('beside a running shop', () => {
  let database: Database;
  const run = (command: string, args: string[], more: Record<string, string> = {}) =>
    runCommand(command, args, { DATA_DIR: place('shop'), ...more });
  const newTariff = (factor: string, more?: Record<string, string>) =>
    run('operations/commands/new-tariff.command', ['--factor-material', factor, '--customer', '10001'], more);

  beforeAll(async () => {
    database = await openDatabase({ dataDir: place('shop') });
    await seedBaseData(database.owner);
    await seedDemo({
      ...database,
      blobs: openBlobStore(join(place('shop'), 'files')),
      enqueue: async () => {},
      now: new Date(),
      tariffDays: 30,
      samplesFolder: join(import.meta.dirname, '../../shared/samples'),
    });
  });
  afterAll(() => database.stop());

  test('new-tariff tells until when orders keep an older price list, by the days it was made with', async () => {
    const last = daysAfter(shopDay(new Date()), 30);
    const first = await newTariff('1.6', { TARIFF_DAYS: '0' });
    expect(first.output).toMatch(new RegExp(`price list 3, .* priced; orders at 2 keep their price until ${last}$`));
    const second = await newTariff('1.7');
    expect(second.output).toMatch(new RegExp(`price list 4, .* priced; orders at 2 keep their price until ${last}$`));
  });

  test('add-admin makes the admin', async () => {
    const answer = await run('operations/commands/add-admin.command', ['kern', 'kern@example.org']);
    expect(answer).toMatchObject({ code: 0, output: expect.stringContaining('kern may sign in with the password') });
  });
});
