import { afterAll, beforeAll, expect, it } from 'vitest';
import { setChecked, untilDetails, waitForSyncState } from '../shop/act.ts';
import { type Device, openInstalled } from '../shop/device.ts';

const projectName = 'Hallenrahmen Achse A bis C';
let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
  await waitForSyncState(device.page, 'aktuell');
  await device.setOffline(true);
});
afterAll(() => device.close());

const openStorage = async () => {
  const { page } = device;
  await page.goto('/de/shop/account/device');
  await page.getByRole('heading', { level: 1, name: 'Speicher auf diesem Gerät' }).waitFor();
};

it('all open projects are kept with one switch; it goes on after a reload and where the network comes back', async () => {
  const { page } = device;
  await openStorage();
  const all = page.getByRole('switch', { name: /Alle offenen Projekte behalten/ });
  await setChecked(all);
  await openStorage();
  await expect.poll(() => all.isChecked()).toBe(true);
  await device.setOffline(false);
  await page.getByText(/Projekte? mit .* vollständig hier/).waitFor();
  await expect
    .poll(() => page.getByRole('switch', { name: `${projectName} offline behalten` }).isDisabled())
    .toBe(true);
});

it('drawings can go from the device and come again without a network', async () => {
  const { page } = device;
  await waitForSyncState(page, 'aktuell');
  await page.getByRole('button', { name: 'Zeichnungen löschen' }).click();
  await page.getByText(/Zeichnungen: 0\sMB/).waitFor();
  await device.setOffline(true);
  await page.goto('/de/shop/projects');
  await page.getByRole('link', { name: projectName }).click();
  await untilDetails(page);
  await page.getByRole('region', { name: 'Zeichnung' }).getByRole('img').waitFor();
  await device.setOffline(false);
});

it('what was not opened for a week can go from the device, comes back at once where that is undone, and else when it is opened', async () => {
  const { page } = device;
  await openStorage();
  await setChecked(page.getByRole('switch', { name: /Alle offenen Projekte behalten/ }), false);
  await setChecked(page.getByRole('switch', { name: `${projectName} offline behalten` }), false);
  await page.clock.setSystemTime(Date.now() + 8 * 86_400_000);
  await openStorage();
  await page.getByRole('button', { name: 'Vom Gerät nehmen' }).click();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('button', { name: 'Vom Gerät nehmen' }).click();
  await page.getByText('0 Projekte, seit einer Woche nicht geöffnet').waitFor();
  await waitForSyncState(page, 'aktuell');
  const openProject = async () => {
    await page.goto('/de/shop/projects');
    await page.getByRole('link', { name: projectName }).click();
  };
  await device.setOffline(true);
  await openProject();
  await page.getByText('Die Teile liegen noch nicht auf diesem Gerät').waitFor();
  await device.setOffline(false);
  await untilDetails(page);
});
