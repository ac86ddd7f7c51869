import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { basketLink, openProject, putInBasket, waitForSyncState } from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { openServerView } from './shop/server-view.ts';
import { until } from './shop/until.ts';

const [angles, frame] = ['Winkel, Pfosten und Flachstahl', 'Hallenrahmen'];
const site = 'Haus Huber <Kempten>';
let office: Device;
let tablet: Device;
beforeAll(async () => {
  [office, tablet] = await Promise.all([openInstalled('chef'), openInstalled('werkstatt')]);
});
afterAll(() => Promise.all([office.close(), tablet.close()]));

const openBasket = async (page: Page) => {
  await basketLink(page).click();
  await page.getByRole('heading', { level: 1, name: 'Warenkorb' }).waitFor();
};
const saved = (page: Page) => page.getByRole('list', { name: 'Gemerkte Warenkörbe' }).getByRole('listitem');
const isEmpty = (page: Page) => page.getByText('Noch nichts im Warenkorb').waitFor();
const fill = async (page: Page, ...names: string[]) => {
  for (const name of names) {
    await openProject(page, name);
    await putInBasket(page);
  }
  await openBasket(page);
};

it('a basket is saved for a site without a network, taken back by undo, and saved again', async () => {
  const { page } = tablet;
  await waitForSyncState(page, 'aktuell');
  await tablet.setOffline(true);
  await fill(page, angles, frame);
  const rows = page.locator('main ul').first().locator('> li');
  for (const isUndone of [true, false]) {
    await until(() => rows.count(), 2);
    await page.getByRole('button', { name: 'Für eine Baustelle merken' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Merken' }).click();
    await dialog.getByText('Bitte geben Sie der Baustelle einen Namen.').waitFor();
    await dialog.getByLabel('Name der Baustelle').fill(site);
    await dialog.getByRole('button', { name: 'Merken' }).click();
    await isEmpty(page);
    if (isUndone) await page.getByRole('button', { name: 'Rückgängig' }).click();
  }
  await saved(page)
    .getByText(/Hallenrahmen/)
    .waitFor();
});

it('a colleague goes on with it where he is, and only one of both has it', async () => {
  await tablet.setOffline(false);
  await openBasket(office.page);
  await saved(office.page).getByRole('heading', { name: site }).waitFor();
  await tablet.setOffline(true);
  await saved(office.page).getByRole('button', { name: 'In den Warenkorb' }).click();
  await office.page.getByRole('region', { name: 'Summe' }).waitFor();
  const server = await openServerView('chef');
  await until(async () => (await server.savedCarts()).length, 0);

  await saved(tablet.page).getByRole('button', { name: 'In den Warenkorb' }).click();
  await tablet.page.getByRole('region', { name: 'Summe' }).waitFor();
  await tablet.setOffline(false);
  await isEmpty(tablet.page);
  await tablet.page.goto('/de/shop/waiting');
  await tablet.page.getByText('Diesen Warenkorb hat inzwischen jemand aus Ihrer Firma geholt oder gelöscht.').waitFor();
  expect(await saved(office.page).count()).toBe(0);
});
