import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  chooseDelivery,
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  setChecked,
  signIn,
  waitForSyncState,
  waitUntilInstalled,
} from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { frameName, moreButton, openHeadPlate, setQuantity, shownQuantity } from '../shop/part-quantity.ts';

let office: Device;
let site: Device;
beforeAll(async () => {
  [office, site] = await Promise.all([openDevice(), openDevice()]);
  await Promise.all([signIn(office.page, 'chef'), signIn(site.page, 'werkstatt')]);
  await openHeadPlate(site.page);
  await waitForSyncState(site.page, 'aktuell');
});
afterAll(() => Promise.all([office.close(), site.close()]));

const letSeePrices = async (seesPrices: boolean) => {
  const { page } = office;
  await page.goto('/de/shop/account');
  await page.getByRole('link', { name: 'Benutzer werkstatt ändern' }).click();
  await setChecked(page.getByRole('checkbox', { name: 'Sieht Preise' }), seesPrices);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

const shownAmounts = async (page: Page) => (await page.locator('body').innerText()).match(/[\d.]+,\d\d\s*€/g) ?? [];

/** Runs in a page: what lies in its databases that only who sees prices may have, by its keys. */
const findPrices = async () => {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, fail) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => fail(request.error));
    });
  const names = (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('shop-') ? [name] : []));
  const found = names.map(async (name) => {
    const database = await answer(indexedDB.open(name));
    const keysOf = async (store: string) =>
      (await answer(database.transaction(store).objectStore(store).getAllKeys())).map(String);
    const spaces = (await Promise.all(['row', 'shadow', 'spaces'].map(keysOf))).flat();
    const seen = await keysOf('seenPrice');
    database.close();
    return [...spaces.filter((key) => /^(cp|jp):/.test(key)), ...seen];
  });
  return (await Promise.all(found)).flat();
};

it('prices that are taken from a user leave his open screen and his device, and come back with the right', async () => {
  const { page } = site;
  await expect.poll(() => shownAmounts(page)).not.toEqual([]);
  await expect.poll(() => page.evaluate(findPrices)).not.toEqual([]);

  await letSeePrices(false);
  await expect.poll(() => shownAmounts(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findPrices)).toEqual([]);
  await moreButton(page).waitFor();

  await letSeePrices(true);
  await expect.poll(() => shownAmounts(page)).not.toEqual([]);
});

it('a device that was away meanwhile forgets them as soon as it reaches the server, and keeps what was changed on it', async () => {
  const { page } = site;
  await waitForSyncState(page, 'aktuell');
  await site.setOffline(true);
  await setQuantity(page, 17);
  await waitForSyncState(page, /1 wartet/);
  await letSeePrices(false);
  expect(await shownAmounts(page)).not.toEqual([]);

  await site.setOffline(false);
  await expect.poll(() => shownAmounts(page)).toEqual([]);
  await expect.poll(() => page.evaluate(findPrices)).toEqual([]);
  await waitForSyncState(page, 'aktuell');
  expect(await shownQuantity(page)).toBe(17);
  await openHeadPlate(office.page);
  await expect.poll(() => shownQuantity(office.page)).toBe(17);
});

it('an order and a quote that wait say whether their amount is net, and show none to who may see no prices', async () => {
  const { page } = site;
  await letSeePrices(true);
  await openProject(page, frameName);
  await page.getByRole('button', { name: /Projekt netto.*€/s }).waitFor();
  await waitUntilInstalled(page);
  await waitForSyncState(page, 'aktuell');
  await site.setOffline(true);
  await page.getByRole('button', { name: /Projekt netto/ }).click();
  await page.getByRole('link', { name: 'Als Angebot sichern' }).click();
  await chooseDelivery(page);
  await page.getByRole('button', { name: 'Verbindliches Angebot anfordern' }).click();
  await page.getByText('Vorgemerkt, noch kein Angebot').waitFor();
  await openProject(page, frameName);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page.getByText('Vorgemerkt, noch nicht bestellt').first().waitFor();
  const queued = page.getByRole('listitem').filter({ hasText: 'ohne Nummer' });
  await page.goto('/de/shop/account/quotes');
  await queued.waitFor();
  await page.getByText('Betrag netto').first().waitFor();
  await page.goto('/de/shop/account/orders');
  await queued.waitFor();
  await page.getByText('Betrag netto').first().waitFor();
  expect(await shownAmounts(page)).not.toEqual([]);

  await letSeePrices(false);
  await site.setOffline(false);
  await expect.poll(() => page.evaluate(findPrices)).toEqual([]);
  await queued.waitFor();
  await expect.poll(() => shownAmounts(page)).toEqual([]);
  await page.reload();
  await queued.waitFor();
  expect(await shownAmounts(page)).toEqual([]);
  await page.goto('/de/shop/waiting');
  await page.getByText('Bestellung mit 1 Projekt').first().waitFor();
  expect(await shownAmounts(page)).toEqual([]);
});
