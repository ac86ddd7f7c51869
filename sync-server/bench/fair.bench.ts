import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { type PullAnswer, protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { percentile } from '../../shared/bench/percentile.ts';
import { reachShop } from '../durability/reach-shop.ts';
import { startServer } from '../durability/start-server.ts';
import { reachDatabase } from '../src/database/open-database.ts';
import { type TestDevice, testDevice } from '../test/test-device.ts';
import { testFolder } from '../test/test-folder.ts';
import { plantOrders } from '../test/test-many-orders.ts';
import { plantProjects } from '../test/test-many-projects.ts';
import { testOrder } from '../test/test-order.ts';

/**
 * How long one customer's pull takes while another asks for 40 confirmations and 150 lists at once.
 * Arguments: PDFs, lists, projects and orders of the one who asks.
 */
const [pdfs = 40, lists = 150, rows = 2000] = process.argv.slice(2).map(Number);
const calmMs = 5000;
const everyMs = 50;
/** Held at the usual size alone. */
const targetMs = process.argv.length > 2 ? Infinity : 50;

type Load = { urls: string[]; headers: Record<string, string> };
type Loaded = { statuses: Record<number, number>; bytes: number; wholeMs: number };

/** Everything at once, in a thread of its own so that it does not delay what is measured. */
const load = async ({ urls, headers }: Load): Promise<Loaded> => {
  const statuses: Record<number, number> = {};
  let bytes = 0;
  const startedAt = performance.now();
  await Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(url, { headers });
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      bytes += (await answer.arrayBuffer()).byteLength;
    }),
  );
  return { statuses, bytes, wholeMs: performance.now() - startedAt };
};

const loadElsewhere = (given: Load) =>
  new Promise<Loaded>((resolve, reject) => {
    new Worker(new URL(import.meta.url), { workerData: given }).once('message', resolve).once('error', reject);
  });

/** A pull of news, as an open app asks for it. */
const openPuller = async ({ user, customer, headers, clientId }: TestDevice, url: string) => {
  const spaces = [customerSpace(customer.id), customerPriceSpace(customer.id), userSpace(user.id)];
  const version = { protocol: protocolVersion, schema: schemaVersion };
  let known: { epoch: string | null; spaces: Record<string, unknown> } = {
    epoch: null,
    spaces: Object.fromEntries(spaces.map((space) => [space, null])),
  };
  return async () => {
    const startedAt = performance.now();
    const answer = await fetch(`${url}/api/1.0/sync/pull`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...version, userId: user.id, clientId, limit: 5000, ...known }),
    });
    if (answer.status !== 200) throw new Error(`pull: ${answer.status} ${await answer.text()}`);
    const pulled = (await answer.json()) as PullAnswer;
    const tookMs = performance.now() - startedAt;
    const cursors = Object.entries(pulled.spaces).map(([space, { cursor }]) => [space, cursor]);
    known = { epoch: pulled.epoch, spaces: Object.fromEntries(cursors) };
    return tookMs;
  };
};

/** Pulls in steps of time until it is over, whether the one before is answered or not: a wait hides none that came in it. */
const pullUntil = async (pull: () => Promise<number>, over: Promise<unknown>) => {
  const pulls: Promise<number>[] = [];
  const end = new AbortController();
  void over.finally(() => end.abort());
  while (!end.signal.aborted) {
    pulls.push(pull());
    await wait(everyMs);
  }
  return Promise.all(pulls);
};

const told = (times: readonly number[]) => {
  const at = (of: number) => percentile(times, of).toFixed(0);
  return `p50 ${at(50)} ms, p95 ${at(95)} ms, max ${at(100)} ms of ${times.length} pulls`;
};

const measure = async () => {
  const folder = await testFolder('fair');
  const server = await startServer({ DATA_DIR: folder, DEMO_DATA: 'on' });
  try {
    const database = await reachDatabase({ dataDir: folder, joinsRunning: true });
    const shop = reachShop(server.url);
    const [asking, other] = [await testDevice(shop, 'werkstatt'), await testDevice(shop, 'privat')];
    await asking.untilRead();
    const project = (await asking.projects()).find(({ name }) => name === 'Winkel, Pfosten und Flachstahl');
    const order = await testOrder(asking, [project?.id as ProjectId], { phone: '+49 831 1' });
    const placed = await asking.push('submitOrder', order);
    if (placed.status !== 'applied') throw new Error(`an order was ${placed.status}: ${placed.code}`);
    const orderIds = await plantOrders(database.owner, order.orderId, rows);
    await plantProjects(database.owner, 'Knotenplatten Halle Nord', rows);
    await database.owner`vacuum analyze`;
    await database.stop();
    const api = `${server.url}/api/1.0`;
    const { headers } = asking;
    await load({ urls: [`${api}/orders/${order.orderId}/confirmation.pdf`], headers });
    const pull = await openPuller(other, server.url);
    for (let n = 0; n < 50; n += 1) await pull();
    const calm = await pullUntil(pull, wait(calmMs));
    const listed = ['/orders/list?pageSize=100', '/project/list?pageSize=100'];
    const urls = [
      ...orderIds.slice(0, pdfs).map((id) => `${api}/orders/${id}/confirmation.pdf`),
      ...Array.from({ length: lists }, (_, n) => `${api}${listed[n % listed.length]}`),
    ];
    const loading = loadElsewhere({ urls, headers });
    const busy = await pullUntil(pull, loading);
    const { statuses, bytes, wholeMs } = await loading;
    console.log(`calm: ${told(calm)}`);
    console.log(`beside ${pdfs} PDFs and ${lists} lists of ${rows} projects and orders: ${told(busy)}`);
    const counts = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
    console.log(`the others: ${counts.join(', ')} in ${(wholeMs / 1000).toFixed(1)} s, ${(bytes / 1e6).toFixed(1)} MB`);
    if (percentile(busy, 95) > targetMs) {
      console.error(`a pull takes longer than ${targetMs} ms at p95`);
      process.exitCode = 1;
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

if (isMainThread) await measure();
else parentPort?.postMessage(await load(workerData as Load));
