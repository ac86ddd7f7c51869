import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { inCustomer } from './in-customer.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { refuseUnsafeDatabase } from './refuse-unsafe-database.ts';
import { testFolder } from '../test-folder.ts';

let dataDir = '';
let database: Database;
const ours = '0197a000-0000-7000-8000-000000000001';
const theirs = '0197a000-0000-7000-8000-000000000002';

beforeAll(async () => {
  dataDir = await testFolder('open');
  database = await openDatabase({ dataDir });
});
afterAll(async () => {
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a second server on the same data folder is refused', async () => {
  await expect(openDatabase({ dataDir })).rejects.toThrow('another server already uses the data folder');
});

test('the database of a killed server is taken over with everything it had acknowledged', async () => {
  const folder = await testFolder('killed');
  const program = `
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'open-database.ts'))});
    const { owner } = await openDatabase({ dataDir: ${JSON.stringify(folder)} });
    await owner\`insert into sync_space (customer_id, id) values ('${ours}', 'c:1')\`;
    console.log('acknowledged');`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  server.kill('SIGKILL');
  await once(server, 'exit');
  const next = await openDatabase({ dataDir: folder });
  expect(await next.owner`select id from sync_space`).toMatchObject([{ id: 'c:1' }]);
  await next.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a customer neither sees nor writes the rows of another', async () => {
  await inCustomer(database.sql, ours, (tx) => tx`insert into sync_space (customer_id, id) values (${ours}, 'c:1')`);
  expect(await inCustomer(database.sql, theirs, (tx) => tx`select * from sync_space`)).toHaveLength(0);
  expect(await inCustomer(database.sql, ours, (tx) => tx`select * from sync_space`)).toHaveLength(1);
  await expect(
    inCustomer(database.sql, theirs, (tx) => tx`insert into sync_space (customer_id, id) values (${ours}, 'c:2')`),
  ).rejects.toThrow('row-level security');
});

test('outside a customer the app role sees nothing', async () => {
  expect(await database.sql`select * from sync_space`).toHaveLength(0);
});

test('five servers that migrate at once leave one schema', async () => {
  await database.owner`drop schema public cascade`;
  await database.owner`create schema public`;
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.address)));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
});

test('a database that does not sync to disk is refused', async () => {
  await database.owner.unsafe('alter system set fsync = off');
  await database.owner`select pg_reload_conf()`;
  await expect.poll(() => refuseUnsafeDatabase(database.owner).catch(String)).toContain('switch fsync on');
  await database.owner.unsafe('alter system reset fsync');
  await database.owner`select pg_reload_conf()`;
  await expect.poll(() => refuseUnsafeDatabase(database.owner)).toBeUndefined();
});
