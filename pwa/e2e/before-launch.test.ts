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
