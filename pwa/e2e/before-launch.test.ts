import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from './shop/act.ts';
import { type Device, openDevice } from './shop/device.ts';
import { ownShop } from './shop/own-shop.ts';

let visitor: Device;
beforeAll(async () => {
  await ownShop({ LAUNCH_AT: '2099-01-01T08:00:00Z' });
  visitor = await openDevice({ isUninstalled: true });
});
afterAll(() => visitor?.close());

it('before its launch a shop shows the countdown alone, on every page but those that the law wants', async () => {
  const { page } = visitor;
  for (const path of ['/de/home', '/en/gallery', '/de/shop/projects', '/de/shop/register']) {
    await page.goto(path);
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
  }
  await page.goto('/de/imprint');
  await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
});

it('whoever runs the shop signs in and finds it, a customer does not', async () => {
  const { page } = visitor;
  await signIn(page, 'admin');
  await page.goto('/de/shop/adminOrders');
  await page.getByRole('heading', { level: 1, name: 'Bestellungen aller Kunden' }).waitFor();
});

it('in a region where the shop is not offered a visitor reads that in its place, and finds the pages about it', async () => {
  const shop = await ownShop();
  await shop.stop();
  shop.set({ LAUNCH_AT: '2020-01-01T08:00:00Z', UNAVAILABLE_REGIONS: '*' });
  await shop.start();
  const { page, close } = await openDevice({ isUninstalled: true });
  for (const path of ['register', 'projects']) {
    await page.goto(`/de/shop/${path}`);
    await page.waitForURL('**/de/shop/unavailable');
    await page.getByRole('heading', { level: 1, name: 'In Ihrer Region nicht verfügbar' }).waitFor();
  }
  await page.goto('/de/home');
  await page.getByRole('heading', { level: 1, name: 'Stahlteile nach Maß für den Holzbau' }).waitFor();
  await close();
});
