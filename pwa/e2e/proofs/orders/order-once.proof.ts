import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dropFile,
  dropSample,
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  sampleAs,
  signIn,
  untilDetails,
  waitForSyncState,
  waitUntilInstalled,
} from '../../shop/act.ts';
import { type Device, openDevice } from '../../shop/device.ts';
import { openServerView } from '../../shop/server-view.ts';
import { type HeldFile, holdFile } from './hold-file.ts';

const frame = 'Hallenrahmen Achse A bis C';
let tablet: Device;
let office: Device;
beforeAll(async () => {
  [tablet, office] = await Promise.all([openDevice(), openDevice()]);
  await Promise.all([signIn(tablet.page, 'werkstatt'), signIn(office.page, 'werkstatt')]);
  for (const { page } of [tablet, office]) {
    await waitForSyncState(page, 'aktuell');
    await waitUntilInstalled(page);
    await page.reload();
  }
});
afterAll(() => Promise.all([tablet.close(), office.close()]));

const ordersOnServer = async () => (await openServerView('werkstatt')).orders();

it('a cart that another device ordered meanwhile is not ordered again, and the reason is readable', async () => {
  await openProject(tablet.page, frame);
  await putInBasket(tablet.page);
  await waitForSyncState(tablet.page, 'aktuell');
  await office.page.goto('/de/shop/basket');
  await office.page.getByRole('listitem', { name: frame }).waitFor();
  await goToLastOrderStep(office.page);
  await office.setOffline(true);
  await orderWithConsent(office.page);
  await office.page
    .getByText(/noch nicht bestellt/)
    .first()
    .waitFor();
  await goToLastOrderStep(tablet.page);
  await orderWithConsent(tablet.page);
  await tablet.page.waitForURL(/order-completed/);
  await office.setOffline(false);
  await office.page.waitForURL(/order-error/);
  const told = office.page.locator('main');
  await told.getByText('Diese Bestellung ist nicht aufgegeben.').waitFor();
  await told.getByRole('link', { name: /^Nr\. \d+$/ }).waitFor();
  expect(await ordersOnServer()).toHaveLength(1);
});

it('an order of a file that the server still reads is being checked, and accepted once it is read', async () => {
  const { page, context } = tablet;
  const file = sampleAs('winkel-rhs-flach.btlx', 'Noch ungelesen');
  await page.goto('/de/shop/projects');
  await tablet.setOffline(true);
  await dropFile(page, file);
  await page.getByRole('link', { name: 'Projekt öffnen' }).click({ timeout: 60_000 });
  await untilDetails(page);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page
    .getByText(/noch nicht bestellt/)
    .first()
    .waitFor();
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
  expect(new Set((await ordersOnServer()).map((order) => order.check))).toEqual(new Set(['accepted', 'checking']));
  for (const each of held) await each.release();
  await page.getByText('Vielen Dank, Ihre Bestellung ist da.').waitFor();
  expect((await ordersOnServer()).map((order) => order.check)).toEqual(['accepted', 'accepted']);
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
    const response = await route.fetch();
    isTaken = true;
    await route.fulfill({ response });
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
