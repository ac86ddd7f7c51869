import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  setChecked,
  waitForSyncState,
} from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { frameName, openHeadPlate, selectPart, setQuantity, shownQuantity } from './shop/part-quantity.ts';
import { openServerView } from './shop/server-view.ts';

const angles = 'Winkel, Pfosten und Flachstahl';
let office: Device;
let site: Device;
beforeAll(async () => {
  [office, site] = await Promise.all([openInstalled('chef'), openInstalled('werkstatt')]);
});
afterAll(() => Promise.all([office.close(), site.close()]));

/** Its state may still be the one from before the change: what counts is that the server has it. */
const untilOnServer = async (wanted: number) => {
  const view = await openServerView('chef');
  await expect.poll(() => view.quantitiesIn(frameName)).toContain(wanted);
};
const amount = '[\\d.]+,\\d\\d.€';
const card = (page: Page) => page.locator('main').getByRole('listitem', { name: /Menge von Kopfplatte/ });

it('who is overwritten by what another made offline sees his entry, theirs and the one before, each with its price', async () => {
  await Promise.all([openHeadPlate(office.page), openHeadPlate(site.page)]);
  const before = await shownQuantity(site.page);
  await waitForSyncState(site.page, 'aktuell');
  await site.setOffline(true);
  await setQuantity(site.page, 41);
  await setQuantity(office.page, 37);
  await untilOnServer(37);
  await site.setOffline(false);
  await card(office.page).waitFor();
  const isThere = new RegExp(`37 Stück\\s+Position\\s${amount}\\s+Projekt\\s${amount}[^]*41 Stück[^]*${before} Stück`);
  await expect.poll(() => card(office.page).innerText()).toMatch(isThere);
  expect(await card(site.page).count()).toBe(0);
});

it('one tap puts his entry back on both devices, and nobody is asked again', async () => {
  await card(office.page).getByRole('button', { name: 'Meine Eingabe wieder einsetzen' }).click();
  await card(office.page).waitFor({ state: 'detached' });
  await expect.poll(() => shownQuantity(site.page)).toBe(37);
  await waitForSyncState(office.page, 'aktuell');
  expect(await card(site.page).count()).toBe(0);
});

it('an edit of a project that another threw away meanwhile is told, and one tap restores it with the edit', async () => {
  const { page } = office;
  await waitForSyncState(page, 'aktuell');
  await office.setOffline(true);
  await setQuantity(page, 19);
  await site.page.goto('/de/shop/projects');
  const more = site.page.getByRole('button', { name: `Mehr zu ${frameName}` });
  await more.click();
  await site.page.getByRole('menuitem', { name: 'In den Papierkorb' }).click();
  await more.waitFor({ state: 'detached' });
  const view = await openServerView('chef');
  const trashedAt = async () => (await view.projects()).find(({ name }) => name === frameName)?.['trashedAt'];
  await expect.poll(trashedAt).toBeTruthy();

  await office.setOffline(false);
  const late = page.getByRole('region', { name: /im Papierkorb/ });
  await late.getByText(/Menge von Kopfplatte.*19/).waitFor();
  expect(await page.getByRole('textbox', { name: /Menge/ }).isEditable()).toBe(false);
  await late.getByRole('button', { name: 'Wiederherstellen und übernehmen' }).click();
  await late.waitFor({ state: 'detached' });
  await expect.poll(() => shownQuantity(page)).toBe(19);
  await more.waitFor();
  await openHeadPlate(site.page);
  await expect.poll(() => shownQuantity(site.page)).toBe(19);
});

it('edits of a project that another ordered meanwhile are told, and one tap makes a copy that has them', async () => {
  const { page } = site;
  await waitForSyncState(page, 'aktuell');
  await site.setOffline(true);
  await setQuantity(page, 23);
  await putInBasket(office.page);
  await goToLastOrderStep(office.page);
  await orderWithConsent(office.page);
  await office.page.waitForURL(/order-completed/);

  await site.setOffline(false);
  const late = page.getByRole('region', { name: `„${frameName}“ wurde am` });
  await late.getByText(/Menge von Kopfplatte.*23/).waitFor();
  await late.getByRole('button', { name: 'Als neues Projekt übernehmen' }).click();
  await late.waitFor({ state: 'detached' });
  await waitForSyncState(page, 'aktuell');
  const view = await openServerView('chef');
  await expect.poll(() => view.quantitiesIn(`${frameName} (Kopie)`)).toContain(23);
  expect(await view.quantitiesIn(frameName)).not.toContain(23);
  await openProject(office.page, `${frameName} (Kopie)`);
  await selectPart(office.page, /Kopfplatte/);
  await expect.poll(() => shownQuantity(office.page)).toBe(23);
});

const letSeePrices = async (seesPrices: boolean) => {
  const { page } = office;
  await page.goto('/de/shop/account');
  await page.getByRole('link', { name: 'Benutzer werkstatt ändern' }).click();
  await setChecked(page.getByRole('checkbox', { name: 'Sieht Preise' }), seesPrices);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const shownAmounts = async (page: Page) => (await page.locator('body').innerText()).match(/[\d.]+,\d\d\s*€/g) ?? [];

it('who sees no prices hands his basket to a colleague, without a network too; it comes there once, with a word', async () => {
  const { page } = site;
  await openProject(page, angles);
  await putInBasket(page);
  await letSeePrices(false);
  await expect.poll(() => shownAmounts(page)).toEqual([]);
  await waitForSyncState(page, 'aktuell');
  await site.setOffline(true);
  await page.goto('/de/shop/basket');
  await page.getByRole('link', { name: 'An Kollegen übergeben' }).click();
  const popup = page.getByRole('dialog', { name: 'Warenkorb übergeben' });
  await popup.getByRole('radio', { name: /Josef Lindner/ }).waitFor();
  await popup.getByLabel('Nachricht dazu').fill('Bitte bis Freitag');
  await popup.getByRole('button', { name: 'Übergeben' }).click();
  await page.getByRole('listitem', { name: angles }).waitFor({ state: 'detached' });
  await waitForSyncState(page, /1 wartet/);
  await site.setOffline(false);
  await waitForSyncState(page, 'aktuell');
  await office.page.goto('/de/shop/basket');
  const line = office.page.getByRole('listitem', { name: angles });
  await line.waitFor();
  expect(await line.count()).toBe(1);
  await office.page.goto('/de/shop/messages');
  await office.page.locator('main').getByText('Bitte bis Freitag').first().waitFor();
});
