import { rm, stat } from 'node:fs/promises';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sql } from '../../src/database/database.ts';
import { reachDatabase } from '../../src/database/open-database.ts';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { testFolder } from '../../test/test-folder.ts';
import { testOrder } from '../../test/test-order.ts';
import { findHalves } from '../find-halves.ts';
import { findLost } from '../find-lost.ts';
import { keepAcknowledged } from '../keep-acknowledged.ts';
import { postgresProcesses } from '../postgres-processes.ts';
import { type RunningShop, startServer } from '../start-server.ts';
import { longestRestartMs } from './longest-restart.ts';

/** A busy machine may take longer: of so many the least counts. */
const restartTries = 3;

const kept = keepAcknowledged();
let folder = '';
let server: RunningShop;
const start = () => startServer({ DATA_DIR: folder, DEMO_DATA: 'on' });
beforeAll(async () => {
  folder = await testFolder('killed');
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const asOwner = async <T>(run: (sql: Sql) => Promise<T>) => {
  const database = await reachDatabase({ dataDir: folder, joinsRunning: true });
  return run(database.owner).finally(database.stop);
};
const deviceOf = (userName: string) => testDevice(kept.reach(server.url), userName);
const acknowledged = (name: string) => kept.all().filter((each) => each.mutation.name === name).length;

const editor = async (userName: string) => {
  const device = await deviceOf(userName);
  const [known] = await device.addresses();
  if (!known) throw new Error('no address');
  return () => device.push('putAddress', { address: { ...known, id: newId<AddressId>(), name: 'Baustelle' } });
};
const buyer = async (device: TestDevice) => {
  await device.untilRead();
  const project = (await device.projects()).find(({ name }) => name === 'Hallenrahmen Achse A bis C');
  if (!project) throw new Error('no project');
  return async () => device.push('submitOrder', await testOrder(device, [project.id]));
};

/** One change after the other until the server is gone. */
const untilGone = async (push: () => Promise<unknown>) => {
  const { child } = server;
  while (child.exitCode === null && child.signalCode === null) await push().catch(() => {});
};

const killAll = async () => {
  const pids = await asOwner(postgresProcesses);
  for (const pid of [...pids, server.child.pid ?? 0]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      continue;
    }
  }
  await server.kill();
  for (const pid of pids) await expect.poll(() => stat(`/proc/${pid}`).catch(() => null)).toBeNull();
};

const killUnderLoad = async () => {
  const [orders, edits] = [acknowledged('submitOrder'), acknowledged('putAddress')];
  const work = [await buyer(await deviceOf('werkstatt')), await editor('werkstatt'), await editor('chef')];
  const load = work.map(untilGone);
  await expect.poll(() => acknowledged('submitOrder'), { interval: 1 }).toBeGreaterThanOrEqual(orders + 2);
  await expect.poll(() => acknowledged('putAddress'), { interval: 1 }).toBeGreaterThanOrEqual(edits + 20);
  await killAll();
  await Promise.all(load);
};

test('a server killed together with its PostgreSQL under load has all that it acknowledged, whole, and is ready within 10 s', async () => {
  let leastMs = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < restartTries && leastMs > longestRestartMs; tries++) {
    await killUnderLoad();
    server = await start();
    leastMs = Math.min(leastMs, server.readyMs);
    expect(await asOwner((sql) => findLost(sql, kept.all()))).toEqual([]);
    expect(await asOwner(findHalves)).toEqual([]);
  }
  expect(leastMs).toBeLessThanOrEqual(longestRestartMs);
});

test('there each order that is sent again has the number it had', async () => {
  const device = await deviceOf('werkstatt');
  const orders = kept.all().filter(({ mutation }) => mutation.name === 'submitOrder');
  for (const { mutation, answer } of orders)
    expect(await device.pushAll([{ ...mutation, id: 1 }], crypto.randomUUID())).toMatchObject([answer]);
  expect(kept.contradictions()).toEqual([]);
});
