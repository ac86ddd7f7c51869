import { rm } from 'node:fs/promises';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { median } from '../../shared/bench/percentile.ts';
import { reachShop } from '../durability/reach-shop.ts';
import { startServer } from '../durability/start-server.ts';
import { reachDatabase } from '../src/database/open-database.ts';
import { type TestDevice, testDevice } from '../test/test-device.ts';
import { testFolder } from '../test/test-folder.ts';
import { plantOrders } from '../test/test-many-orders.ts';
import { plantProjects } from '../test/test-many-projects.ts';
import { testOrder } from '../test/test-order.ts';

/** How long a page of a list takes among many: argument = how many orders and projects. */
const count = Number(process.argv[2] ?? 50_000);
const runs = 9;
/** Held at the usual size alone. */
const targetMs = process.argv.length > 2 ? Infinity : 50;

const folder = await testFolder('lists');
const server = await startServer({ DATA_DIR: folder, DEMO_DATA: 'on' });
try {
  const database = await reachDatabase({ dataDir: folder, joinsRunning: true });
  const shop = reachShop(server.url);
  const [own, operator] = [await testDevice(shop, 'werkstatt'), await testDevice(shop, 'admin')];
  await own.untilRead();
  const project = (await own.projects()).find(({ name }) => name === 'Winkel, Pfosten und Flachstahl');
  const order = await testOrder(own, [project?.id as ProjectId], { phone: '+49 831 1' });
  const placed = await own.push('submitOrder', order);
  if (placed.status !== 'applied') throw new Error(`an order was ${placed.status}: ${placed.code}`);
  await plantOrders(database.owner, order.orderId, count);
  await plantProjects(database.owner, 'Knotenplatten Halle Nord', count);
  await database.owner`vacuum analyze`;
  await database.stop();
  const timeOf = async ({ headers }: TestDevice, path: string) => {
    const times: number[] = [];
    for (let n = 0; n < runs; n += 1) {
      const startedAt = performance.now();
      const answer = await fetch(`${server.url}/api/1.0${path}`, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      times.push(performance.now() - startedAt);
    }
    return median(times);
  };
  const lists: [string, TestDevice, string][] = [
    ['operator: orders, first page', operator, '/admin/orders'],
    ['operator: orders, a page in the middle', operator, `/admin/orders?page=${count / 20}`],
    ['operator: orders, search', operator, '/admin/orders?q=lindner+20004'],
    ['operator: projects, first page', operator, '/admin/projects'],
    ['operator: projects by name', operator, '/admin/projects?sort=nameAsc'],
    ['operator: projects, search', operator, '/admin/projects?q=halle+4711'],
    ['customer: orders, first page', own, '/orders/list'],
    ['customer: orders, search', own, '/orders/list?searchString=winkel'],
    ['customer: projects, first page', own, '/project/list'],
    ['customer: projects by price', own, '/project/list?sort=priceDesc'],
    ['customer: one order', own, `/orders/details/${order.orderId}`],
  ];
  for (const [name, who, path] of lists) {
    const ms = await timeOf(who, path);
    console.log(`${name} of ${count}: ${ms.toFixed(0)} ms`);
    if (ms > targetMs) process.exitCode = 1;
  }
  if (process.exitCode) console.error(`a page takes longer than ${targetMs} ms`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
