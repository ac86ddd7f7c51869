import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  signIn,
  waitForSyncState,
  waitUntilInstalled,
} from '../../shop/act.ts';
import { axeFindings } from '../../shop/axe-findings.ts';
import { type Device, openDevice } from '../../shop/device.ts';

const frame = 'Hallenrahmen Achse A bis C';
let device: Device;
let other: Page;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
  await waitUntilInstalled(device.page);
  other = await device.context.newPage();
});
afterAll(() => device.close());

const orderOffline = async () => {
  const { page } = device;
  await openProject(page, frame);
  await putInBasket(page);
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page.waitForURL(/process-order/);
};

const madeNotice = (page: Page) => page.getByRole('listitem').filter({ hasText: /Bestellt: Nr\. \d+/ });

it('an order that was noted and has gone out is told once, in one window, and leads to it', async () => {
  const { page } = device;
  await orderOffline();
  await page.goto('/de/shop/projects');
  await other.goto('/de/shop/overview');
  for (const window of [page, other]) await waitForSyncState(window, /warte/);
  await device.setOffline(false);
  for (const window of [page, other]) await waitForSyncState(window, 'aktuell');
  const told = () => Promise.all([page, other].map((window) => madeNotice(window).count()));
  await expect.poll(async () => (await told()).join()).toMatch(/^(0,1|1,0)$/);
  const telling = (await told())[0] === 1 ? page : other;
  const leadOn = madeNotice(telling).getByRole('link', { name: 'Bestellung ansehen' });
  // It stays as long as the focus is on it.
  await leadOn.focus();
  await telling.bringToFront();
  expect(await axeFindings(telling)).toEqual([]);
  await leadOn.click();
  await telling.waitForURL(/account\/orders\/./);
  await telling.getByRole('heading', { name: /^Bestellung \d+$/ }).waitFor();
});

it('where the order itself is shown no window says it beside', async () => {
  const { page } = device;
  await other.goto('/de/shop/overview');
  await orderOffline();
  await other.close();
  await device.setOffline(false);
  await page.waitForURL(/order-completed/);
  await waitForSyncState(page, 'aktuell');
  await page.getByText(/^Bestellnummer \d+$/).waitFor();
  expect(await madeNotice(page).count()).toBe(0);
});
