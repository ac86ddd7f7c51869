import { rm } from 'node:fs/promises';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest';
import { type ReachedDatabase, reachDatabase } from '../../src/database/open-database.ts';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { testFolder } from '../../test/test-folder.ts';
import { testOrder } from '../../test/test-order.ts';
import { reachShop } from '../reach-shop.ts';
import { type RunningShop, startServer } from '../start-server.ts';
import { followRequest } from './follow-request.ts';
import type { SystemCall } from './read-calls.ts';
import { traceSystemCalls } from './trace-system-calls.ts';

const ofEach = 4;

let folder = '';
let server: RunningShop;
let database: ReachedDatabase;
let device: TestDevice;
beforeAll(async () => {
  folder = await testFolder('traced');
  server = await startServer({ DATA_DIR: folder, DEMO_DATA: 'on' });
  database = await reachDatabase({ dataDir: folder, joinsRunning: true });
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

const processes = async () => {
  const rows = await database.owner<{ pid: number }[]>`
    select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as pid
    union select pid from pg_stat_activity where pid <> pg_backend_pid()`;
  return [server.child.pid ?? 0, ...rows.map(({ pid }) => pid)];
};

type Making = typeof addressPush | typeof order;

/** Sends them one by one while the server and its PostgreSQL are traced; skips, and says so, where nobody may trace. */
const pathsOf = async (makings: readonly Making[], { skip }: TestContext) => {
  const trace = await traceSystemCalls(await processes());
  if ('refusal' in trace) {
    const reason = `SKIPPED, system calls cannot be traced here: ${trace.refusal}`;
    console.warn(reason);
    return skip(reason);
  }
  const uids: string[] = [];
  let calls: SystemCall[] = [];
  try {
    for (const make of makings) {
      const mutation = await make();
      expect(await device.pushAll([mutation])).toMatchObject([{ status: 'applied' }]);
      uids.push(mutation.uid);
    }
  } finally {
    calls = await trace.stop();
  }
  return uids.map((uid) => followRequest(calls, uid));
};

test('every order and every push is answered after its commit, and between the two the log is synced', async (context) => {
  const makings = Array.from({ length: ofEach }, () => [order, addressPush]).flat();
  const paths = await pathsOf(makings, context);
  expect(paths).toHaveLength(2 * ofEach);
  for (const { isAnsweredAfterCommit, syncs } of paths) {
    expect(isAnsweredAfterCommit).toBe(true);
    expect(syncs).toBeGreaterThanOrEqual(1);
  }
});

test('a commit that does not wait for the disk is seen to be answered without a sync', async (context) => {
  await pathsOf([], context);
  await database.owner`alter system set synchronous_commit = off`;
  await database.owner`select pg_reload_conf()`;
  await expect
    .poll(async () => (await pathsOf([addressPush], context))[0])
    .toEqual({ isAnsweredAfterCommit: true, syncs: 0 });
});
