import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../test/test-folder.ts';
import { hasShop } from '../operations/find-shop.ts';
import type { Database } from './database.ts';
import { withCustomer } from './in-customer.ts';
import { migrate, prepareSchema } from './migrate.ts';
import { openDatabase, refuseOpenRows, refuseUnsafeDatabase } from './open-database.ts';

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
  await withCustomer(database.sql, ours, (tx) => tx`insert into sync_space (customer_id, id) values (${ours}, 'c:1')`);
  expect(await withCustomer(database.sql, theirs, (tx) => tx`select * from sync_space`)).toHaveLength(0);
  expect(await withCustomer(database.sql, ours, (tx) => tx`select * from sync_space`)).toHaveLength(1);
  await expect(
    withCustomer(database.sql, theirs, (tx) => tx`insert into sync_space (customer_id, id) values (${ours}, 'c:2')`),
  ).rejects.toThrow('row-level security');
});

test('outside a customer the app role sees nothing', async () => {
  expect(await database.sql`select * from sync_space`).toHaveLength(0);
});

test('the owner of a table sees no rows either, unless the session says that it is for all customers', async () => {
  await withCustomer(database.sql, ours, (tx) => tx`insert into sync_space (customer_id, id) values (${ours}, 'c:3')`);
  await database.owner.unsafe(
    `create role keeper; grant usage, create on schema public to keeper; grant keeper to postgres`,
  );
  const seenBy = (setting: string) =>
    database.owner.begin(async (tx) => {
      await tx.unsafe('alter table sync_space owner to keeper; drop policy all_customers on sync_space');
      await tx.unsafe(`grant execute on function force_row_security to keeper; set local role keeper`);
      await tx.unsafe(`select force_row_security('sync_space'); set local app.all_customers = '${setting}'`);
      const { length } = await tx`select 1 from sync_space where id = 'c:3'`;
      await tx`rollback and chain`;
      return length;
    });
  expect([await seenBy('off'), await seenBy('on')]).toEqual([0, 1]);
});

test('a database whose customers are not walled off is refused', async () => {
  const problem = () => refuseOpenRows(database.sql).catch(String);
  expect(await problem()).toBeUndefined();
  await database.owner.unsafe('alter role knotenblech_app bypassrls');
  expect(await problem()).toContain('passes by row-level security');
  await database.owner.unsafe('alter role knotenblech_app nobypassrls');
  expect(await refuseOpenRows(database.owner).catch(String)).toContain('act as postgres');
  await database.owner.unsafe('alter table record no force row level security');
  expect(await problem()).toContain('not forced on record');
  await database.owner.unsafe('alter table record force row level security');
});

test('a database that another version of the shop has made is refused, and left as it is', async () => {
  await database.owner`drop schema public cascade`;
  await database.owner`create schema public`;
  await prepareSchema(database.owner);
  await database.owner`insert into schema_migration (name, hash) values ('0001-older.sql', '')`;
  await expect(migrate(database.address)).rejects.toThrow(
    /another version of the shop \(0001-older\.sql\): start this one with a new DATA_DIR/,
  );
  expect(await hasShop(database.owner)).toBe(false);
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
