import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ociLines, openTestErp, type TestErp } from '../../sync-server/test/test-erp.ts';
import { openProject, password, putInBasket } from './shop/act.ts';
import { axeFindings } from './shop/axe-findings.ts';
import { type Device, openDevice, openInstalled } from './shop/device.ts';
import { shopOrigin } from './shop/prepared-profiles.ts';

let erp: TestErp;
let chief: Device;
let buyer: Device;
beforeAll(async () => {
  erp = await openTestErp();
  [chief, buyer] = await Promise.all([openInstalled('chef'), openDevice()]);
});
afterAll(async () => {
  await Promise.all([chief?.close(), buyer?.close()]);
  await erp?.stop();
});

const handOver = (page: Page, role: 'link' | 'button') =>
  page.getByRole(role, { name: 'An Ihr Einkaufssystem übergeben' });

it('the administrator of a company connects its purchasing system, and is told its password once', async () => {
  const { page } = chief;
  await page.goto('/de/shop/account/user');
  await page.getByRole('link', { name: 'Einkaufssystem anbinden' }).click();
  const oci = page.getByRole('region', { name: 'OCI' });
  await oci.getByRole('button', { name: 'Einrichten' }).click();
  const dialog = page.getByRole('dialog');
  const addresses = dialog.getByRole('textbox', { name: 'Rückgabeadressen' });
  await addresses.fill(`${erp.url}/in?a=b`);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByText(/geht nicht: Bitte mit https/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await addresses.fill(`${erp.url}/in`);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByText('Der Zugang ist angelegt.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const [address = '', userName = '', secret = ''] = await dialog.locator('code').allTextContents();
  expect(address).toBe(`${shopOrigin}/api/punchout/oci`);
  erp.shop.action = address;
  erp.shop.fields = { USERNAME: userName, PASSWORD: secret, HOOK_URL: `${erp.url}/in?session=4711`, '~OkCode': 'ADDI' };
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await oci.getByText('eingeschaltet').waitFor();
  expect(await page.content()).not.toContain(secret);
  expect(await axeFindings(page)).toEqual([]);
});

it('a buyer comes from it, signs in, fills the basket, and the basket stands there at the price that he saw', async () => {
  const { page } = buyer;
  await page.goto(`${erp.url}/start`);
  await page.getByRole('button', { name: 'Shop' }).click();
  await page.getByLabel('Benutzername oder E-Mail').fill('werkstatt');
  expect(page.url()).not.toContain(erp.shop.fields['PASSWORD']);
  await page.getByLabel('Passwort').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor();
  await page.getByText('Sie kommen aus Ihrem Einkaufssystem').waitFor();
  await openProject(page, 'Winkel, Pfosten und Flachstahl');
  await putInBasket(page);
  await page.goto('/de/shop/basket');
  await handOver(page, 'link').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await buyer.setOffline(true);
  await page.getByText('Übergeben geht nur mit Verbindung.').waitFor();
  expect(await handOver(page, 'link').count()).toBe(0);
  await buyer.setOffline(false);
  await handOver(page, 'link').click();
  await handOver(page, 'button').waitFor();
  const net = await page.getByText('Nettosumme').locator('xpath=following-sibling::dd').first().textContent();
  await handOver(page, 'button').click();

  await page.getByRole('heading', { level: 1, name: 'Warenkorb übernehmen' }).waitFor();
  expect(await page.locator('script').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Warenkorb übernehmen' }).click();
  await page.getByRole('heading', { name: 'Warenkorb angekommen' }).waitFor();
  expect(page.url()).toBe(`${erp.url}/in?session=4711`);
  const [received] = erp.received;
  const cents = ociLines(received?.fields ?? []).reduce((sum, line) => sum + line.cents, 0);
  expect(net?.replace(/[^\d]/g, '')).toBe(String(cents));

  await page.goBack();
  await page.getByText('Dieser Warenkorb ist schon übergeben.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zurück zum Warenkorb' }).click();
  await page.getByText('Der Warenkorb ist an Ihr Einkaufssystem übergeben').waitFor();
  expect(erp.received).toHaveLength(1);
});
