import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dropSample,
  giveConsent,
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  shownTotal,
  signIn,
  waitForSyncState,
  waitUntilInstalled,
} from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { ownShop } from '../shop/own-shop.ts';
import { openServerView } from '../shop/server-view.ts';
import type { ShopHere } from '../../../sync-server/src/test-shop-server.ts';

const projectName = 'Vor der Preiserhöhung';
let shop: ShopHere;
let device: Device;
let oldTotal = '';
beforeAll(async () => {
  shop = await ownShop({ TARIFF_DAYS: '0' });
  device = await openDevice();
});
afterAll(() => device.close());

const grossCents = (text: string) => Number(text.replace(/[.,]/g, ''));
const orderedGross = async () =>
  (await (await openServerView('werkstatt', shop.url)).amounts()).map(
    ({ amounts }) => (amounts as { grossCents: number }).grossCents,
  );

/** An order of a project that the server has not read yet is checked first: its price is not refused. */
const untilReadByServer = async () => {
  const view = await openServerView('werkstatt', shop.url);
  const reading = async () => (await view.projects()).find(({ name }) => name === projectName)?.reading;
  await expect.poll(reading, { interval: 500 }).toBe('read');
};

it('an order is queued offline at the price shown', async () => {
  const { page } = device;
  await signIn(page, 'werkstatt');
  await dropSample(page, 'winkel-rhs-flach.btlx', projectName);
  await openProject(page, projectName);
  await putInBasket(page);
  await waitForSyncState(page, 'aktuell');
  await waitUntilInstalled(page);
  await untilReadByServer();
  await page.reload();
  await device.setOffline(true);
  await goToLastOrderStep(page);
  oldTotal = await shownTotal(page);
  await orderWithConsent(page);
  await page
    .getByText(/noch nicht bestellt/)
    .first()
    .waitFor();
});

it('a price list made meanwhile stops it: old and new side by side, nothing is ordered', async () => {
  const { page } = device;
  await shop.raiseMaterial('1.6');
  await device.setOffline(false);
  await page.getByText('Der Preis hat sich geändert – es ist nichts bestellt').waitFor({ timeout: 180_000 });
  const gross = page.getByRole('row', { name: /Gesamtbetrag mit Umsatzsteuer/ });
  const amounts = async () => (await gross.innerText()).match(/[\d.]+,\d\d/g) ?? [];
  await expect.poll(async () => grossCents((await amounts())[1] ?? '')).toBeGreaterThan(grossCents(oldTotal));
  expect((await amounts())[0]).toBe(oldTotal);
  await page.getByText('gilt eine neue Preisliste').waitFor();
  expect(await orderedGross()).toEqual([]);
  await page.goto('/de/shop/account/orders');
  await page.getByText('Nicht bestellt', { exact: true }).waitFor();
  await page.goto('/de/shop/waiting');
  await page.getByRole('link', { name: 'Ansehen' }).click();
  await gross.waitFor();
});

it('a price list made while that is read is not ordered at unasked: it is shown and agreed to', async () => {
  const { page } = device;
  await shop.raiseMaterial('1.7');
  await page.getByText('Inzwischen hat sich etwas geändert').waitFor();
  const button = page.getByRole('button', { name: 'Zum neuen Preis zahlungspflichtig bestellen' });
  expect(await button.isDisabled()).toBe(true);
  await giveConsent(page);
  await expect.poll(() => button.isEnabled()).toBe(true);
  expect(await orderedGross()).toEqual([]);
});

it('confirmed, it is ordered once, at the new price', async () => {
  const { page } = device;
  const gross = page.getByRole('row', { name: /Gesamtbetrag mit Umsatzsteuer/ });
  const newTotal = (await gross.innerText()).match(/[\d.]+,\d\d/g)?.[1] ?? '';
  await page.getByRole('button', { name: 'Zum neuen Preis zahlungspflichtig bestellen' }).dblclick();
  await page.waitForURL(/order-completed/);
  await page.getByText(/Bestellnummer \d+/).waitFor();
  await waitForSyncState(page, 'aktuell');
  expect(await orderedGross()).toEqual([grossCents(newTotal)]);
  await page.goto('/de/shop/waiting');
  await page.getByText('Alles ist gesendet').waitFor();
});
