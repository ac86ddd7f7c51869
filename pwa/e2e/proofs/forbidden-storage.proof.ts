import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice({ isWithoutStorage: true, isWhole: true });
});
afterAll(() => device.close());

const told = () => device.page.getByText('Dieser Browser lässt die App nichts auf dem Gerät speichern.');

it('a browser that forbids every storage shows the pages of the site and says that it keeps nothing', async () => {
  const { page } = device;
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/de/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => typeof localStorage.getItem)).toBe('function');
  await page.goto('/de/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/de/shop/projects');
  await page.getByLabel('Benutzername oder E-Mail').waitFor();
  await told().waitFor();
  await page.getByRole('button', { name: 'Neu laden' }).waitFor();
  expect(errors).toEqual([]);
});
