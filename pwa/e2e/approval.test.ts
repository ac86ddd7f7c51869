import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveConsent, goToLastOrderStep, openProject, putInBasket, shownTotal, waitForSyncState } from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { openServerView } from './shop/server-view.ts';

const angles = 'Winkel, Pfosten und Flachstahl';
let office: Device;
let site: Device;
beforeAll(async () => {
  [office, site] = await Promise.all([openInstalled('chef'), openInstalled('werkstatt')]);
});
afterAll(() => Promise.all([office.close(), site.close()]));

const orders = async () => (await openServerView('chef')).orders();
const requestsOnServer = async () => {
  const { actor, rowsOf } = await openServerView('chef');
  return (await rowsOf(`cp:${actor.customerId}`)).filter(({ kind }) => kind === 'approvalRequest').length;
};
const openOrders = (page: Page) => page.goto('/de/shop/account/orders');
const request = (page: Page, title: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .getByRole('link')
    .first();

it('an administrator limits what a user orders by himself, and says who approves the rest', async () => {
  const { page } = office;
  await page.goto('/de/shop/account');
  await page.getByRole('link', { name: 'Benutzer werkstatt ändern' }).click();
  await page.getByLabel('Netto je Bestellung in €').fill('hundert');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText(/Betrag bis 1\.000\.000 € an/).waitFor();
  await page.getByLabel('Netto je Bestellung in €').fill('100');
  await page.getByText('Jeder Administrator der Firma').first().waitFor();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText(/Bestellgrenze 100,00/).waitFor();
});

it('what is above it is asked for without a network, approved on another device, and ordered once at the price seen', async () => {
  const before = (await orders()).length;
  const { page } = site;
  await openProject(page, angles);
  await putInBasket(page);
  await waitForSyncState(page, 'aktuell');
  await site.setOffline(true);
  await goToLastOrderStep(page);
  await page.getByText(/^Geht zur Freigabe an /).waitFor();
  const total = await shownTotal(page);
  expect(await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).count()).toBe(0);
  await giveConsent(page);
  await page.getByRole('button', { name: 'Zur Freigabe senden' }).click();
  await page.getByText('Auf diesem Gerät vorgemerkt').waitFor();
  await openOrders(office.page);
  expect(await request(office.page, 'Wartet auf Ihre Freigabe').count()).toBe(0);

  await site.setOffline(false);
  await page.getByText(/^Wartet auf die Freigabe durch /).waitFor();
  await office.page.getByRole('link', { name: 'Bestellungen, 1 zur Freigabe' }).first().waitFor();
  await request(office.page, 'Wartet auf Ihre Freigabe').click();
  expect(await shownTotal(office.page)).toBe(total);
  expect((await orders()).length).toBe(before);
  await office.page.getByRole('button', { name: 'Freigeben und zahlungspflichtig bestellen' }).click();
  for (const device of [office, site]) {
    await device.page.getByRole('heading', { level: 1, name: /^Bestellung \d+$/ }).waitFor();
    await device.page.getByText('Freigegeben von').waitFor();
    expect(await shownTotal(device.page)).toBe(total);
  }
  expect((await orders()).length).toBe(before + 1);
});

it('what is rejected says why, and goes back into the basket of who asked', async () => {
  const { page } = site;
  await openProject(page, angles);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await giveConsent(page);
  await page.getByRole('button', { name: 'Zur Freigabe senden' }).click();
  await page.getByText(/^Wartet auf die Freigabe durch /).waitFor();
  await openOrders(office.page);
  await request(office.page, 'Wartet auf Ihre Freigabe').click();
  await office.page.getByRole('button', { name: 'Nicht freigeben' }).click();
  const dialog = office.page.getByRole('dialog');
  await dialog.getByLabel('Grund').fill('Erst die Halle fertig machen');
  await dialog.getByRole('button', { name: 'Nicht freigeben' }).click();

  await page.getByText('Erst die Halle fertig machen').waitFor();
  await page.getByRole('button', { name: 'In den Warenkorb zurücknehmen' }).click();
  await page.getByRole('link', { name: 'Weiter: Adressen' }).waitFor();
  await page.locator('main').getByRole('link', { name: angles }).first().waitFor();
});

it('what is approved without a network after it was taken back is not ordered, and the approver is told', async () => {
  const before = (await orders()).length;
  const { page } = site;
  await goToLastOrderStep(page);
  await giveConsent(page);
  await page.getByRole('button', { name: 'Zur Freigabe senden' }).click();
  await page.getByText(/^Wartet auf die Freigabe durch /).waitFor();
  await openOrders(office.page);
  await request(office.page, 'Wartet auf Ihre Freigabe').click();
  const approve = office.page.getByRole('button', { name: 'Freigeben und zahlungspflichtig bestellen' });
  await approve.waitFor();
  await waitForSyncState(office.page, 'aktuell');
  await office.setOffline(true);
  await page.getByRole('button', { name: 'In den Warenkorb zurücknehmen' }).click();
  await expect.poll(requestsOnServer).toBe(0);
  await approve.click();
  await office.page.getByText(/^Von .* freigegeben$/).waitFor();

  await office.setOffline(false);
  await office.page
    .getByText(/ist nicht mehr offen/)
    .first()
    .waitFor();
  expect((await orders()).length).toBe(before);
});
