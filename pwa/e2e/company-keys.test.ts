import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, signIn, waitUntilInstalled } from './shop/act.ts';
import { axeFindings } from './shop/axe-findings.ts';
import { type Device, openDevice } from './shop/device.ts';
import { ownShop } from './shop/own-shop.ts';

let device: Device;
let key = '';
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'chef');
});
afterAll(() => device?.close());

const openKeys = async (page: Page) => {
  await page.goto('/de/shop/account/user');
  await page.getByRole('link', { name: 'Schlüssel verwalten' }).click();
  await page.getByRole('heading', { level: 1, name: 'Schlüssel für Programme' }).waitFor();
};
const statusOf = async (path: string) => {
  const { url } = await ownShop();
  return (await fetch(`${url}/api/1.0${path}`, { headers: { Authorization: `Bearer ${key}` } })).status;
};

it('a key is made with a name and what it may do, shown once, and opens that alone', async () => {
  const { page } = device;
  await openKeys(page);
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Schlüssel anlegen' });
  await save.click();
  await dialog.getByText('Bitte geben Sie dem Schlüssel einen Namen.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Warenwirtschaft');
  await save.click();
  await dialog.getByText('Bitte geben Sie Ihr Passwort an.').waitFor();
  await dialog.getByLabel('Ihr Passwort').fill(password);
  await save.click();
  await dialog.getByText('Der Schlüssel ist angelegt.').waitFor();
  key = (await dialog.locator('code').textContent()) ?? '';
  expect(key).toMatch(/^knb_/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.getByText('Noch nicht kopiert').waitFor();
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await page.getByText(`${key.slice(0, 10)}…`).waitFor();
  expect(await page.content()).not.toContain(key);
  expect([await statusOf('/project/list'), await statusOf('/orders/list')]).toEqual([200, 403]);
  await page.reload();
  await page.getByText('Zuletzt benutzt:').waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('without a network the page says that keys lie on the server', async () => {
  const { page } = device;
  await waitUntilInstalled(page);
  await device.setOffline(true);
  await page.reload();
  await page.getByText('Schlüssel liegen nur auf dem Server.').waitFor();
  await device.setOffline(false);
  await page.getByText('Warenwirtschaft').waitFor();
});

it('a key that is revoked opens nothing from then on', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Schlüssel „Warenwirtschaft“ widerrufen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click();
  await page.getByText('Noch kein Schlüssel').waitFor();
  expect(await statusOf('/project/list')).toBe(401);
});
