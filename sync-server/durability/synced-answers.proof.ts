import { rm } from 'node:fs/promises';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReachedDatabase, reachDatabase } from '../src/database/open-database.ts';
import { type TestDevice, testDevice } from '../test/test-device.ts';
import { testFolder } from '../test/test-folder.ts';
import { testOrder } from '../test/test-order.ts';
import { reachShop } from './reach-shop.ts';
import { type RunningShop, startServer } from './start-server.ts';

let folder = '';
let server: RunningShop;
let database: ReachedDatabase;
let device: TestDevice;
beforeAll(async () => {
  folder = await testFolder('synced');
  server = await startServer({ DATA_DIR: folder, DEMO_DATA: 'on' });
  database = await reachDatabase({ dataDir: folder, joinsRunning: true });
  await database.owner`create extension pg_walinspect`;
  device = await testDevice(reachShop(server.url), 'werkstatt');
  await device.untilRead();
});
afterAll(async () => {
  await database.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const addressPush = async () => {
  const [known] = await device.addresses();
  if (!known) throw new Error('no address');
  return device.mutation('putAddress', { address: { ...known, id: newId<AddressId>(), name: 'Baustelle' } });
};
const order = async () => {
  const project = (await device.projects()).find(({ name }) => name.startsWith('Hallenrahmen'));
  if (!project) throw new Error('no project');
  return device.mutation('submitOrder', await testOrder(device, [project.id]));
};

/** While it lasts, nobody writes the log to the disk but who commits. */
const withoutWalWriter = async <T>(run: () => Promise<T>) => {
  const [writer] = await database.owner<{ pid: number }[]>`
    select pid from pg_stat_activity where backend_type = 'walwriter'`;
  if (!writer) throw new Error('no WAL writer');
  process.kill(writer.pid, 'SIGSTOP');
  try {
    return await run();
  } finally {
    process.kill(writer.pid, 'SIGCONT');
  }
};

/** Whether the commit of a change was on the disk when its answer was there: the log's synced end against the commit's place. */
const isSyncedAtAnswer = async (mutation: { uid: string }) => {
  const { owner } = database;
  const [start] = await owner<{ at: string }[]>`select pg_current_wal_insert_lsn()::text as at`;
  const [synced, results] = await withoutWalWriter(async () => {
    const answers = await device.pushAll([mutation]);
    const [end] = await owner<{ at: string }[]>`select pg_current_wal_flush_lsn()::text as at`;
    return [end?.at ?? '', answers] as const;
  });
  expect(results).toMatchObject([{ status: 'applied' }]);
  await owner`checkpoint`;
  const [row] = await owner<{ xid: string }[]>`select xmin::text as xid from sync_result where uid = ${mutation.uid}`;
  const [commit] = await owner<{ isSynced: boolean }[]>`
    select ${synced}::text::pg_lsn >= end_lsn as "isSynced"
    from pg_get_wal_records_info(${start?.at ?? ''}::text::pg_lsn, pg_current_wal_flush_lsn())
    where resource_manager = 'Transaction' and record_type = 'COMMIT'
      and (xid::text = ${row?.xid ?? ''} or description ~ ('subxacts:[ 0-9]* ' || ${row?.xid ?? ''}::text || '\\M'))`;
  if (!commit) throw new Error('no commit in the log');
  return commit.isSynced;
};

const syncs = async () => {
  const [sum] = await database.owner<{ count: number }[]>`
    select sum(fsyncs)::int as count from pg_stat_io where object = 'wal' and backend_type = 'client backend'`;
  return sum?.count ?? 0;
};

test('the server’s own PostgreSQL syncs what it commits', async () => {
  const settings = await database.owner<{ name: string; setting: string }[]>`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method') order by name`;
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'on', 'on', 'fdatasync']);
});

test('an order and a push are synced to the disk between their commit and their answer', async () => {
  const before = await syncs();
  expect(await isSyncedAtAnswer(await order())).toBe(true);
  expect(await isSyncedAtAnswer(await addressPush())).toBe(true);
  await expect.poll(syncs).toBeGreaterThanOrEqual(before + 2);
});

test('without synchronous_commit an answer comes before the disk has it, and is seen to', async () => {
  await database.owner`alter system set synchronous_commit = off`;
  await database.owner`select pg_reload_conf()`;
  await expect.poll(async () => isSyncedAtAnswer(await addressPush())).toBe(false);
});
