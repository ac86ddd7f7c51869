import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

const newPassword = 'Neun Träger, ein Kran';
const street = 'Baustelle Süd 7';

let office: Device;
let site: Device;
beforeAll(async () => {
  office = await openDevice();
  site = await openDevice();
});
afterAll(() => Promise.all([office.close(), site.close()]));

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const logIn = async (page: Page, word: string) => {
  if (!page.url().includes('/shop/login')) await page.goto('/de/shop/login');
  await field(page, 'Benutzername oder E-Mail').fill('chef');
  await field(page, 'Passwort').fill(word);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Benutzer chef' }).waitFor();
};

it('what waited unsent on a device that locks is unreadable there, and goes out after a sign-in with the new password', async () => {
  await logIn(office.page, password);
  await logIn(site.page, password);
  await waitUntilInstalled(site.page);
  await site.page.goto('/de/shop/account/addresses');
  await site.page.getByRole('heading', { level: 1, name: 'Adressen' }).waitFor();
  await site.setOffline(true);
  await site.page.goto('/de/shop/account/addresses/edit/new');
  await field(site.page, 'Straße und Hausnummer').fill(street);
  await field(site.page, 'Postleitzahl').fill('86150');
  await field(site.page, 'Ort').fill('Augsburg');
  await site.page.getByRole('button', { name: 'Adresse speichern' }).click();
  await waitForSyncState(site.page, /1 wartet/);

  await office.page.goto('/de/shop/account/user');
  await office.page.getByRole('link', { name: 'Passwort ändern' }).click();
  await field(office.page, 'Bisheriges Passwort').fill(password);
  await field(office.page, 'Neues Passwort').fill(newPassword);
  await field(office.page, 'Neues Passwort wiederholen').fill(newPassword);
  await office.page.getByRole('button', { name: 'Passwort ändern' }).click();
  await office.page.getByText(/Ihr neues Passwort gilt ab jetzt/).waitFor();

  await site.setOffline(false);
  await site.page.getByText('Dieses Gerät ist gesperrt.').waitFor({ timeout: 180_000 });
  const databases = () => site.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual(['knotenblech']);

  await logIn(site.page, newPassword);
  await office.page.goto('/de/shop/account/addresses');
  await office.page.getByText(street).waitFor();
});
