import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  giveConsent,
  goToLastOrderStep,
  logIn,
  openProject,
  orderWithConsent,
  pressOnceEnabled,
  putInBasket,
  shownTotal,
  untilQueued,
  waitForSyncState,
} from './shop/act.ts';
import { changeElsewhere, copyElsewhere } from './shop/change-elsewhere.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { ownShop } from './shop/own-shop.ts';
import { openServerView } from './shop/server-view.ts';

/** One for each test. */
const [atOldPrice, atChangedPrice, changed, orderedHere, orderedByAnother] = [
  'Tor',
  'Rampe',
  'Vordach',
  'Steg',
  'Mast',
];
let device: Device;
let office: Device;
beforeAll(async () => {
  await ownShop({ TARIFF_DAYS: '0' });
  const names = [atOldPrice, atChangedPrice, changed, orderedHere, orderedByAnother];
  await copyElsewhere('chef', 'Winkel, Pfosten und Flachstahl', ...names);
  [device, office] = await Promise.all([openInstalled('werkstatt'), openInstalled('chef')]);
});
afterAll(() => Promise.all([device.close(), office.close()]));

const cents = (text: string | undefined) => Number(text?.replace(/[.,]/g, ''));
const grosses = async () =>
  (await (await openServerView('werkstatt')).amounts()).map(
    ({ amounts }) => (amounts as { grossCents: number }).grossCents,
  );
const orderCount = async () => (await (await openServerView('werkstatt')).orders()).length;
const raisePrices = async (factor: string) => (await ownShop()).raiseMaterial(factor);

const grossRow = () => device.page.getByRole('row', { name: /Gesamtbetrag mit Umsatzsteuer/ });
/** As they stand side by side: what it was, what it is. */
const oldAndNew = async () => (await grossRow().innerText()).match(/[\d.]+,\d\d/g)?.map(cents) ?? [];

const prepareOrder = async (projectName: string) => {
  const { page } = device;
  await openProject(page, projectName);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await waitForSyncState(page, 'aktuell');
};
const orderOffline = async ({ page, setOffline }: Pick<Device, 'page' | 'setOffline'>) => {
  await setOffline(true);
  await orderWithConsent(page);
  await untilQueued(page);
};

let oldTotal = 0;

it('an order that waits is not made at a price list of meanwhile: the old and the new price stand side by side', async () => {
  const { page } = device;
  await prepareOrder(atOldPrice);
  oldTotal = cents(await shownTotal(page));
  await orderOffline(device);
  await raisePrices('1.6');
  await device.setOffline(false);
  await grossRow().waitFor();
  await expect.poll(oldAndNew).toEqual([oldTotal, expect.any(Number)]);
  const [was = 0, is = 0] = await oldAndNew();
  expect(is).toBeGreaterThan(was);
  expect(await grosses()).toEqual([]);
  await page.goto('/de/shop/waiting');
  await page.getByRole('link', { name: 'Ansehen' }).click();
  await grossRow().waitFor();
});

it('a price list made while they are read is agreed to before it is ordered at; confirmed, the order is made once', async () => {
  const { page } = device;
  const [, firstOffer] = await oldAndNew();
  const button = page.getByRole('button', { name: 'Zum neuen Preis zahlungspflichtig bestellen' });
  await raisePrices('1.7');
  await expect.poll(async () => (await oldAndNew())[1]).toBeGreaterThan(firstOffer ?? 0);
  await expect.poll(() => button.isDisabled()).toBe(true);
  await giveConsent(page);
  await expect.poll(() => button.isEnabled()).toBe(true);
  expect(await grosses()).toEqual([]);
  const [, newTotal] = await oldAndNew();
  await button.evaluate((pressed) => {
    for (const _ of [1, 2]) (pressed as HTMLButtonElement).click();
  });
  await expect.poll(grosses).toEqual([newTotal]);
  await waitForSyncState(page, 'aktuell');
  expect(await grosses()).toEqual([newTotal]);
  await page.goto('/de/shop/waiting');
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
});

it('a price that changes while it is read takes the consent back; agreed to anew it is the price of the order', async () => {
  const { page } = device;
  const before = await grosses();
  await prepareOrder(atChangedPrice);
  const shown = cents(await shownTotal(page));
  await giveConsent(page);
  const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await expect.poll(() => button.isEnabled()).toBe(true);
  await raisePrices('1.9');
  await grossRow().waitFor();
  await expect.poll(() => button.isDisabled()).toBe(true);
  const consents = page.getByRole('checkbox', { name: /^Ich stimme den/ });
  for (const n of [0, 1]) expect(await consents.nth(n).isChecked()).toBe(false);
  const now = cents(await shownTotal(page));
  expect(now).toBeGreaterThan(shown);
  await expect.poll(oldAndNew).toEqual([shown, now]);
  expect(await grosses()).toEqual(before);
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  const byAmount = (a: number, b: number) => a - b;
  expect((await grosses()).toSorted(byAmount)).toEqual([...before, now].toSorted(byAmount));
});

const timesOrdered = async (projectName: string) => {
  const orders = (await (await openServerView('werkstatt')).orders()) as unknown as {
    lines: { projectName: string }[];
  }[];
  return orders.filter(({ lines }) => lines.some((line) => line.projectName === projectName)).length;
};

it('a project that a colleague changed meanwhile is not ordered, though it costs the same, until its buyer agrees', async () => {
  const { page } = device;
  await prepareOrder(changed);
  await orderOffline(device);
  const projects = (await (await openServerView('chef')).projects()) as unknown as Project[];
  const { id: projectId } = projects.find(({ name }) => name === changed) ?? {};
  await changeElsewhere('chef', ['setProjectTexts', { projectId, additionalText: 'Bitte gestapelt liefern' }]);
  await device.setOffline(false);

  const table = page.getByRole('table', { name: 'Was gezeigt war und was jetzt gilt' });
  await table.getByRole('row', { name: /Bitte gestapelt liefern/ }).waitFor();
  expect(await timesOrdered(changed)).toBe(0);
  await pressOnceEnabled(page.getByRole('button', { name: 'So zahlungspflichtig bestellen' }));
  await page.waitForURL(/order-completed/);
  expect(await timesOrdered(changed)).toBe(1);
});

const orderAt = async (page: Page) => {
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
};

it('a project that a colleague ordered meanwhile is not ordered a second time before its buyer says so', async () => {
  const { page } = device;
  await prepareOrder(orderedByAnother);
  await orderOffline(device);
  await openProject(office.page, orderedByAnother);
  await putInBasket(office.page);
  await orderAt(office.page);
  await device.setOffline(false);
  await page.getByRole('heading', { name: orderedByAnother, exact: true }).waitFor();
  await pressOnceEnabled(page.getByRole('button', { name: 'Noch einmal bestellen', exact: true }));
  const table = page.getByRole('table', { name: 'Was gezeigt war und was jetzt gilt' });
  await table.getByRole('row', { name: /^Bestellung/ }).waitFor();
  expect(await timesOrdered(orderedByAnother)).toBe(1);
  await pressOnceEnabled(page.getByRole('button', { name: 'Noch einmal zahlungspflichtig bestellen' }));
  await page.waitForURL(/order-completed/);
  expect(await timesOrdered(orderedByAnother)).toBe(2);
});

it('a cart that its user ordered on another device meanwhile is not ordered again, and leads to that order', async () => {
  const { page } = device;
  await logIn(office.page, 'werkstatt');
  const before = await orderCount();
  await prepareOrder(orderedHere);
  await orderOffline(device);
  await office.page.goto('/de/shop/basket');
  await office.page.getByRole('listitem', { name: orderedHere }).waitFor();
  await orderAt(office.page);
  await device.setOffline(false);
  await page.waitForURL(/order-error/);
  await page
    .locator('main')
    .getByRole('link', { name: /^Nr\. \d+$/ })
    .waitFor();
  expect(await orderCount()).toBe(before + 1);
});
