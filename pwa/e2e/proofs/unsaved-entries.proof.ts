import { afterAll, beforeAll, it } from 'vitest';
import { type Device, openInstalled } from '../shop/device.ts';

let admin: Device;
beforeAll(async () => {
  admin = await openInstalled('admin');
});
afterAll(() => admin.close());

const openCustomer = async () => {
  await admin.page.goto('/de/shop/adminCustomers');
  await admin.page.getByRole('link', { name: 'Holzbau Lindner GmbH' }).click();
  await admin.page.getByRole('heading', { level: 1, name: 'Holzbau Lindner GmbH' }).waitFor();
};
const question = () => admin.page.getByRole('alert').getByText('Ihre Eingaben sind noch nicht gespeichert.');

it('a popup in which nothing was changed closes at once, and one that is saved asks nothing', async () => {
  const { page } = admin;
  await openCustomer();
  await page.getByRole('link', { name: 'Kundendaten ändern' }).click();
  const popup = page.getByRole('dialog', { name: 'Kundendaten ändern' });
  const companyId = popup.getByRole('textbox', { name: 'Firmen-ID' });
  await companyId.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Kundendaten ändern' }).click();
  await companyId.fill('H-12');
  await popup.getByRole('button', { name: 'Abbrechen' }).click();
  await question().waitFor();
  await popup.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Kundendaten gespeichert.').waitFor();
  await popup.waitFor({ state: 'detached' });
  await page.getByText('H-12').waitFor();
});
