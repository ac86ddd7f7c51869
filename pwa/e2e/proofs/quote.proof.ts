import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dropSample,
  openProject,
  orderWithConsent,
  setChecked,
  signIn,
  waitForSyncState,
  waitUntilInstalled,
} from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { ownShop } from '../shop/own-shop.ts';
import { openServerView } from '../shop/server-view.ts';
import type { ShopHere } from '../../../sync-server/src/test-shop-server.ts';

const projectName = 'Mit Angebot';
let shop: ShopHere;
let device: Device;
let quoted = '';
beforeAll(async () => {
  shop = await ownShop({ TARIFF_DAYS: '0' });
  device = await openDevice();
});
afterAll(() => device.close());

const totalRow = () => device.page.getByText('Gesamtbetrag mit Umsatzsteuer', { exact: true }).locator('..');
const totalOf = async () => (await totalRow().first().innerText()).match(/[\d.]+,\d\d/)?.[0] ?? '';

it('the price of a project becomes a quote with number, validity and PDF', async () => {
  const { page } = device;
  await signIn(page, 'werkstatt');
  await dropSample(page, 'winkel-rhs-flach.btlx', projectName);
  await openProject(page, projectName);
  await waitForSyncState(page, 'aktuell');
  await page.getByRole('button', { name: /Projekt netto/ }).click();
  await page.getByRole('link', { name: 'Als Angebot sichern' }).click();
  await setChecked(
    page.getByRole('radiogroup', { name: 'Lieferung' }).getByRole('radio', { name: /^Abholung im Werk(?!,)/ }),
  );
  await page.getByRole('button', { name: 'Verbindliches Angebot anfordern' }).click();
  await page.getByRole('heading', { name: /Angebot AN-\d{4}-\d{5}/ }).waitFor({ timeout: 180_000 });
  await page.getByText(/bis einschließlich .* bestellen/).waitFor();
  quoted = await totalOf();
  expect(quoted).toMatch(/^[\d.]+,\d\d$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Angebot (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Angebot AN-\d{4}-\d{5}\.pdf$/);
});

it('a new price list changes the project and not the quote, which is readable offline', async () => {
  const { page } = device;
  await shop.raiseMaterial('1.6');
  await waitUntilInstalled(page);
  await device.setOffline(true);
  await page.getByRole('link', { name: 'Alle Angebote' }).click();
  await page.getByRole('link', { name: /AN-\d{4}-\d{5}/ }).click();
  await totalRow().first().waitFor();
  expect(await totalOf()).toBe(quoted);
  await device.setOffline(false);
  await waitForSyncState(page, 'aktuell');
});

it('ordered from, its total stands above the button and is what is saved', async () => {
  const { page } = device;
  await page.getByRole('link', { name: 'Aus diesem Angebot bestellen' }).click();
  await page.getByRole('heading', { name: /Aus Angebot AN-.* bestellen/ }).waitFor();
  await page.getByText(`Gesamtbetrag mit Umsatzsteuer: ${quoted}`).waitFor();
  await page.getByText(/Abholbereit voraussichtlich am .*, wenn Sie heute bestellen\./).waitFor();
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  await waitForSyncState(page, 'aktuell');
  const saved = (await (await openServerView('werkstatt', shop.url)).amounts()).map(
    ({ amounts }) => (amounts as { grossCents: number }).grossCents,
  );
  expect(saved).toEqual([Number(quoted.replace(/[.,]/g, ''))]);
  await page.goto('/de/shop/account/quotes');
  await page.getByText('Bestellt', { exact: true }).waitFor();
});
