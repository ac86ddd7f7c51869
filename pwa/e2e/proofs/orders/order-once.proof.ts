import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dropFile,
  dropSample,
  goToLastOrderStep,
  orderWithConsent,
  putInBasket,
  sampleAs,
  untilDetails,
  untilQueued,
  waitForSyncState,
} from '../../shop/act.ts';
import { type Device, openInstalled } from '../../shop/device.ts';
import { passOn } from '../../shop/pass-on.ts';
import { openServerView } from '../../shop/server-view.ts';
import { type HeldFile, holdFile } from './hold-file.ts';

let tablet: Device;
beforeAll(async () => {
  tablet = await openInstalled('werkstatt');
  await waitForSyncState(tablet.page, 'aktuell');
});
afterAll(() => tablet.close());

const ordersOnServer = async () => (await openServerView('werkstatt')).orders();

it('an order of a file that the server still reads is being checked, and accepted once it is read', async () => {
  const { page, context } = tablet;
  const file = sampleAs('winkel-rhs-flach.btlx', 'Noch ungelesen');
  await page.goto('/de/shop/projects');
  await tablet.setOffline(true);
  await dropFile(page, file);
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await untilDetails(page);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await untilQueued(page);
  const held: HeldFile[] = [];
  await context.route('**/api/1.0/sync/push', async (route) => {
    if (held.length === 0) held.push(...[(await holdFile(file.buffer)) ?? []].flat());
    await route.continue();
  });
  await tablet.setOffline(false);
  await page.waitForURL(/order-completed/);
  await page.getByRole('heading', { name: 'Bestellung eingegangen' }).waitFor();
  await page.getByText('Wird noch geprüft').waitFor();
  await page.getByText(/Bestellnummer \d+/).waitFor();
  expect(new Set((await ordersOnServer()).map((order) => order.check))).toEqual(new Set(['checking']));
  for (const each of held) await each.release();
  await page.getByText('Vielen Dank, Ihre Bestellung ist da.').waitFor();
  expect((await ordersOnServer()).map((order) => order.check)).toEqual(['accepted']);
});

it('an order that the server took stands among the orders as arrived until its record comes', async () => {
  const { page, context } = tablet;
  const before = (await ordersOnServer()).length;
  await dropSample(page, 'winkel-rhs-flach.btlx', 'Gerade angekommen');
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await untilDetails(page);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await waitForSyncState(page, 'aktuell');
  let isTaken = false;
  await context.route('**/api/1.0/sync/push', async (route) => {
    const response = await passOn(route);
    if (!response) return route.abort();
    isTaken = true;
    return route.fulfill({ response });
  });
  await context.route('**/api/1.0/sync/pull', (route) => (isTaken ? route.abort() : route.continue()));
  await orderWithConsent(page);
  await page.getByRole('heading', { name: 'Auf dem Server angekommen' }).waitFor();
  await page.goto('/de/shop/account/orders');
  const row = page.locator('main').getByRole('listitem').filter({ hasText: 'Gerade angekommen' });
  await row.getByText('Auf dem Server angekommen').waitFor();
  expect(await page.getByRole('heading', { name: 'Noch nicht bestellt' }).count()).toBe(0);
  expect(await ordersOnServer()).toHaveLength(before + 1);
  await context.unroute('**/api/1.0/sync/pull');
  await row.getByRole('link', { name: /^Nr\. \d+$/ }).waitFor();
  expect(await row.getByText('Auf dem Server angekommen').count()).toBe(0);
});
