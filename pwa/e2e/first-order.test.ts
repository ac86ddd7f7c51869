import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  shownTotal,
  signIn,
  untilDetails,
  waitForSyncState,
} from './shop/act.ts';
import { type Device, openDevice, openInstalled } from './shop/device.ts';
import { dropOnPage, smallFile } from './shop/dropped-files.ts';
import { addPiece, moreButton, selectPart } from './shop/part-quantity.ts';
import { openServerView } from './shop/server-view.ts';

const projectName = 'Winkel, Pfosten und Flachstahl';
let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
});
afterAll(() => device.close());

/** The first amount in a text, in cents; a change shown beside it does not count. */
const cents = (text: string) => Number((text.match(/[\d.]+,\d\d/)?.[0] ?? 'none').replace(/[.,]/g, ''));
const projectCents = async () => cents(await device.page.getByRole('button', { name: /Projekt netto/ }).innerText());
const ordersOnServer = async () => (await openServerView('werkstatt')).orders();

it('projects are listed with their parts and price; one shows each part with measures, weight, price and drawing', async () => {
  const { page } = device;
  const row = page.locator('main').getByRole('listitem').filter({ hasText: projectName });
  await row.filter({ hasText: '194 Teile' }).filter({ hasText: '€' }).waitFor();
  await openProject(page, projectName);
  await selectPart(page, /Geländerpfosten/);
  const inspector = page.getByRole('region', { name: 'Angaben zur Auswahl' });
  for (const text of ['WF-309', '1.100,00', '10,099', 'SHS 80x80x4', 'S235JRH', '12,00'])
    await inspector.getByText(text).first().waitFor();
  await page.getByRole('region', { name: 'Preis netto' }).getByText('€').first().waitFor();
  const drawing = page.getByRole('region', { name: 'Zeichnung' });
  await drawing.getByRole('img').waitFor();
  expect(await drawing.locator('svg path').count()).toBeGreaterThan(0);
});

it('one piece more raises the price of the project by as much as its position', async () => {
  const { page } = device;
  await selectPart(page, /Schiene UNP 100/);
  await page.getByRole('heading', { level: 2, name: 'Schiene UNP 100' }).waitFor();
  const position = page.getByRole('region', { name: 'Preis netto' }).getByRole('definition').last();
  const positionCents = async () => cents(await position.innerText());
  const [before, positionBefore] = [await projectCents(), await positionCents()];
  await addPiece(page);
  await expect.poll(positionCents).toBeGreaterThan(positionBefore);
  const more = (await positionCents()) - positionBefore;
  await expect.poll(projectCents).toBe(before + more);
});

it('a project lies in the basket; who goes straight to the last step of an order begins at the first', async () => {
  const { page } = device;
  await putInBasket(page);
  await waitForSyncState(page, 'aktuell');
  await page.goto('/de/shop/order-step/4');
  await page.waitForURL(/order-step\/1/);
  await page.goto('/de/shop/basket');
  await page.getByRole('listitem', { name: projectName }).waitFor();
});

it('a voucher is checked as soon as it is entered: a code that nobody knows is told and cleared, a valid one counts', async () => {
  const { page } = device;
  await page.getByRole('link', { name: 'Weiter: Adressen' }).click();
  await page.getByRole('button', { name: 'Weiter: Fertigung und Lieferung' }).click();
  const code = page.getByLabel('Gutscheincode (freiwillig)');
  await code.fill('gibtsnicht');
  await code.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Gutschein ungültig' });
  await popup.getByText('Gutscheincode ist nicht gültig').waitFor();
  await popup.getByRole('button', { name: 'Verstanden' }).click();
  await expect.poll(() => code.inputValue()).toBe('');
  await code.fill('stahl50');
  await code.press('Enter');
  await page.getByText(/Gutschein STAHL50: [-−]50,00/).waitFor();
});

let orderId = '';

it('an order needs consent; it has a number, and is saved at the total that was shown', async () => {
  const { page } = device;
  await goToLastOrderStep(page);
  const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await expect.poll(() => button.isDisabled()).toBe(true);
  const total = await shownTotal(page);
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  const [order, ...more] = await ordersOnServer();
  expect(more).toEqual([]);
  orderId = order?.id ?? '';
  await page.getByText(`Bestellnummer ${String(order?.['number'])}`).waitFor();
  const [saved] = await (await openServerView('werkstatt')).amounts();
  expect(saved).toMatchObject({
    amounts: { grossCents: cents(total), voucherCode: 'STAHL50', voucherCents: -5000 },
  });
  await page.goto(`/de/shop/account/orders/${orderId}`);
  await page.getByRole('heading', { level: 1, name: `Bestellung ${String(order?.['number'])}` }).waitFor();
  expect(await shownTotal(page)).toBe(total);
});

it('an ordered project is closed to edits', async () => {
  const { page } = device;
  await openProject(page, projectName);
  await selectPart(page, /Schiene UNP 100/);
  await page.getByRole('region', { name: 'Preis netto' }).waitFor();
  expect(await page.getByRole('textbox', { name: /Menge/ }).isEditable()).toBe(false);
  expect(await moreButton(page).isEnabled()).toBe(false);
});

it('who orders again goes from price or basket to the review in one step, with what he chose last time', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await page.getByRole('link', { name: projectName }).first().waitFor();
  await dropOnPage(page, [smallFile('Noch eine Lasche')]);
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await untilDetails(page);
  await page.getByRole('button', { name: 'Bestellen', exact: true }).click();
  await page.getByRole('heading', { name: 'Prüfen und bestellen' }).waitFor();
  expect(page.url()).toMatch(/order-step\/4$/);
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(2);
  await page.goto('/de/shop/basket');
  await page.getByRole('button', { name: 'Wie zuletzt: prüfen und bestellen' }).click();
  await page.getByRole('heading', { name: 'Prüfen und bestellen' }).waitFor();
  expect(page.url()).toMatch(/order-step\/4$/);
});

const cancelButton = (page: Page) => page.getByRole('button', { name: 'Bestellung stornieren' });

it('an order that its customer cancels is cancelled in every window', async () => {
  const { page, context } = device;
  const windows = [page, await context.newPage()];
  for (const window of windows) {
    await window.goto(`/de/shop/account/orders/${orderId}`);
    await cancelButton(window).waitFor();
  }
  await page.bringToFront();
  await cancelButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stornieren', exact: true }).click();
  for (const window of windows) {
    await window.locator('main').getByText('Storniert', { exact: true }).first().waitFor();
    await cancelButton(window).waitFor({ state: 'detached' });
  }
  await expect.poll(ordersOnServer).toMatchObject([{ status: 'CANCELED' }]);
});

it('a user who may neither see prices nor order sees projects without an amount, and no basket', async () => {
  const reader = await openDevice();
  const { page } = reader;
  await signIn(page, 'leser');
  await page.locator('main').getByRole('link', { name: projectName }).first().waitFor();
  await waitForSyncState(page, 'aktuell');
  expect(await page.locator('body').innerText()).not.toContain('€');
  expect(await page.getByRole('link', { name: /Warenkorb/ }).count()).toBe(0);
  await reader.close();
});
