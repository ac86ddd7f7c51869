import { rm } from 'node:fs/promises';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pollServer } from '../../../pwa/src/sync/leadership/run-leader.ts';
import type { SyncLoop } from '../../../pwa/src/sync/leadership/sync-loop.ts';
import { retryPause } from '../../../pwa/src/sync/transport/retry-pause.ts';
import { type TestDevice, testDevice } from '../../test/test-device.ts';
import { testFolder } from '../../test/test-folder.ts';
import { openEngineDevice } from '../engine-device.ts';
import { reachShop } from '../reach-shop.ts';
import { type RunningShop, startServer } from '../start-server.ts';
import { type StreamFate, startProxy } from './start-proxy.ts';

/** The app's times, some twenty times as fast; beside events it does not poll while a test lasts. */
const polls = { aloneMs: 1_500, besideEventsMs: 600_000 };
/** Streams that flow are commented every 12 s only. */
const silence = { treatedMs: 1_500, flowingMs: 600_000 };
let silenceMs = silence.treatedMs;
const pauseMs = (failures: number) => {
  longestRow = Math.max(longestRow, failures);
  return retryPause(failures, null) / 20;
};
const longRow = 4;
let longestRow = 0;

const eventStream = () => ({
  open: device.openEvents,
  pauseMs,
  get silenceMs() {
    return silenceMs;
  },
});

let folder = '';
let server: RunningShop;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let device: Awaited<ReturnType<typeof openEngineDevice>>;
let loop: SyncLoop;
let other: TestDevice;
beforeAll(async () => {
  folder = await testFolder('proxies');
  server = await startServer({ DATA_DIR: folder, DEMO_DATA: 'on' });
  proxy = await startProxy(server.url);
  device = await openEngineDevice(proxy.url, 'werkstatt');
  loop = pollServer(device.engine, eventStream(), polls);
  other = await testDevice(reachShop(server.url), 'chef');
});
afterAll(async () => {
  loop.stop();
  await proxy.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const untilHeard = async (name: string) => {
  const [known] = await other.addresses();
  if (!known) throw new Error('no address');
  await other.push('putAddress', { address: { ...known, id: newId<AddressId>(), name } });
  await expect.poll(async () => (await device.rows('address')).some((address) => address.name === name)).toBe(true);
};

const fates: readonly { how: string; fate: StreamFate }[] = [
  { how: 'held', fate: { kind: 'held' } },
  { how: 'held after their opening', fate: { kind: 'held after its opening' } },
  { how: 'cut after a while', fate: { kind: 'cut', afterMs: 200 } },
  { how: 'ended after a while', fate: { kind: 'ended', afterMs: 200 } },
  { how: 'ended at once', fate: { kind: 'ended', afterMs: 0 } },
];

test.each(fates)(
  'through a proxy whose event streams are $how a device hears by its polls, asks for streams more and more seldom, and goes back to events',
  async ({ how, fate }) => {
    silenceMs = silence.treatedMs;
    proxy.treatStreams(fate);
    longestRow = 0;
    await untilHeard(`${how}, before`);
    await expect.poll(() => longestRow).toBeGreaterThanOrEqual(longRow);
    await untilHeard(`${how}, long after`);
    silenceMs = silence.flowingMs;
    proxy.treatStreams({ kind: 'flows' });
    await expect.poll(() => proxy.openStreams()).toBe(1);
    await untilHeard(`${how}, over`);
    const isHeardOverOneStream = async () => {
      const opened = proxy.openedStreams();
      await untilHeard(`${how}, by stream ${opened}`);
      return proxy.openStreams() === 1 && proxy.openedStreams() === opened;
    };
    await expect.poll(isHeardOverOneStream).toBe(true);
  },
);
