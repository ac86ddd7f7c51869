import type { PullAnswer } from '@knotenblech/shared/sync/wire.ts';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, waitForSyncState } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { ownShop } from '../shop/own-shop.ts';
import { frameName } from '../shop/part-quantity.ts';
import { passOn } from '../shop/pass-on.ts';

const count = 12_000;
let device: Device;
const pageRows: number[] = [];

const noteRows = async (route: Route) => {
  const response = await passOn(route);
  if (!response) return route.abort().catch(() => null);
  const { spaces = {} } = (await response.json()) as Partial<PullAnswer>;
  pageRows.push(Object.values(spaces).reduce((sum, { put }) => sum + put.length, 0));
  await route.fulfill({ response });
};

beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
  await waitForSyncState(device.page, 'aktuell');
});
afterAll(async () => {
  await device.context.unrouteAll({ behavior: 'ignoreErrors' });
  await device.close();
});

const project = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });
const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

it('open lists show what came last of thousands of rows, in the window that fetches and beside it, without a reload', async () => {
  const { page, context } = device;
  const windows = [page, await context.newPage()];
  await windows[1]?.goto('/de/shop/projects');
  for (const window of windows) await project(window, frameName).waitFor();
  const loaded = await Promise.all(windows.map(loadedAt));
  await context.route('**/api/1.0/sync/pull', noteRows);
  await (await ownShop()).plantProjects(frameName, count);
  for (const window of windows) await project(window, `Halle ${count}`).waitFor();
  expect(Math.max(...pageRows)).toBeGreaterThan(2000);
  expect(await Promise.all(windows.map(loadedAt))).toEqual(loaded);
});
