import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, sampleAs, waitForSyncState } from '../shop/act.ts';
import type { Device } from '../shop/device.ts';
import { openUninstalled } from '../shop/open-uninstalled.ts';

let device: Device;
beforeAll(async () => {
  device = await openUninstalled();
});
afterAll(() => device.close());

const notice = () => device.page.locator('main').getByText('Die Datei lässt sich hier gerade nicht lesen.');
const isRead = (name: string) =>
  device.page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: `${name}.btlx` })
    .getByRole('link', { name: 'Projekt öffnen' })
    .waitFor();

it('a file whose reader does not arrive waits on the device, and is read by itself once there is a connection', async () => {
  const { page, context } = device;
  await context.route('**/geometry.worker-*.js', (route) => route.abort());
  await dropFile(page, sampleAs('knotenplatten.btlx', 'Erste Halle'));
  await notice().waitFor();
  await page.getByText('Die Datei bleibt auf dem Gerät gesichert').waitFor();
  await device.setOffline(true);
  await waitForSyncState(page, /offline/i);
  await context.unroute('**/geometry.worker-*.js');
  await device.setOffline(false);
  await isRead('Erste Halle');
  expect(await notice().count()).toBe(0);
});
