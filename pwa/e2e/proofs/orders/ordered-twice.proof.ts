import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dropSample,
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  settledAmount,
  waitForSyncState,
} from '../../shop/act.ts';
import { axeFindings } from '../../shop/axe-findings.ts';
import { type Device, openInstalled } from '../../shop/device.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { selectPart, setQuantity } from '../../shop/part-quantity.ts';
import { openServerView } from '../../shop/server-view.ts';

let tablet: Device;
let office: Device;
beforeAll(async () => {
  [tablet, office] = [await openInstalled('werkstatt'), await openInstalled('chef')];
});
afterAll(() => Promise.all([tablet.close(), office.close()]));

type Lines = { projectName: string }[];
const ordersOf = async (projectName: string) =>
  (await (await openServerView('chef')).orders()).filter(({ lines }) =>
    (lines as Lines).some((line) => line.projectName === projectName),
  ).length;

const untilReadByServer = (projectName: string) =>
  expect
    .poll(
      async () => (await (await openServerView('chef')).projects()).find(({ name }) => name === projectName)?.reading,
    )
    .toBe('read');

const dropProject = async (page: Page, projectName: string) => {
  await dropSample(page, 'winkel-rhs-flach.btlx', projectName);
  await waitForSyncState(page, 'aktuell');
  await untilReadByServer(projectName);
  await openProject(page, projectName);
};

const orderAtOffice = async (projectName: string) => {
  const { page } = office;
  await openProject(page, projectName);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
};

/** Noted on the tablet, ordered at the office meanwhile. */
const orderAtBoth = async (projectName: string) => {
  const { page } = tablet;
  await dropProject(page, projectName);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await waitForSyncState(page, 'aktuell');
  await tablet.setOffline(true);
  await orderWithConsent(page);
  await page.waitForURL(/process-order/);
  await orderAtOffice(projectName);
  await tablet.setOffline(false);
};

const madeUp = (page: Page) =>
  page.getByText('Diese Bestellung ist nicht aufgegeben. Alles daraus ist inzwischen bestellt:');

const waitingWords = 'Eine Bestellung dieses Projekts wartet';

it('while the order of a project waits it cannot be edited, says why, and leads to the order and to a copy', async () => {
  const { page } = tablet;
  const [name, part] = ['Wartende Halle', /Winkel/];
  await dropProject(page, name);
  await putInBasket(page);
  await waitForSyncState(page, 'aktuell');
  await tablet.setOffline(true);
  await goToLastOrderStep(page);
  await page.getByText('Bis dahin ist nichts bestellt.').waitFor();
  await orderWithConsent(page);
  await page.getByRole('heading', { name: 'Vorgemerkt, noch nicht bestellt' }).waitFor();

  await openProject(page, name);
  const notice = page.getByRole('note').filter({ hasText: waitingWords });
  await notice.waitFor();
  expect(await notice.innerText()).not.toMatch(/bestellt/i);
  expect(await notice.getByRole('button', { name: 'Als neues Projekt kopieren' }).count()).toBe(1);
  await selectPart(page, part);
  await page.getByText('Im ganzen Projekt').or(page.getByText('Preis netto')).first().waitFor();
  expect(await page.getByRole('textbox', { name: /Menge/ }).isEditable()).toBe(false);
  expect(await page.getByRole('link', { name: 'Assistent' }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto('/de/shop/projects');
  await page.getByRole('listitem').filter({ hasText: name }).getByText('Bestellung wartet').waitFor();
  await page.getByRole('button', { name: `Mehr zu ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Als neues Projekt kopieren' }).waitFor();
  await page.getByRole('menuitem', { name: 'Angaben ändern' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');

  await openProject(page, name);
  await putInBasket(page);
  await page.getByText('Eine Bestellung dieses Projekts wartet schon.').waitFor();
  await page.goto('/de/shop/basket');
  await page.getByRole('listitem', { name }).getByRole('link', { name: waitingWords }).waitFor();
  await goToLastOrderStep(page);
  await page.getByRole('link', { name: waitingWords }).click();
  await page.getByRole('link', { name: 'Zur Warteliste' }).click();
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByText('Die Bestellung ist zurückgezogen.').waitFor();
  await openProject(page, name);
  await selectPart(page, part);
  await setQuantity(page, 7);
  expect(await page.getByText(waitingWords).count()).toBe(0);
  await tablet.setOffline(false);
  await waitForSyncState(page, 'aktuell');
  expect(await ordersOf(name)).toBe(0);
});

it('an order that a colleague made up is put away with its line, asks nothing, and comes back if that was a mistake', async () => {
  const { page } = tablet;
  const name = 'Vierte Halle';
  await page.goto('/de/shop/basket');
  await page.getByRole('button', { name: /aus dem Warenkorb nehmen/ }).click();
  await orderAtBoth(name);
  await madeUp(page).waitFor();
  await page.goto('/de/shop/account/orders');
  await page
    .getByText(/^Nr\. \d+/)
    .first()
    .waitFor();
  expect(await page.getByText('Noch nicht bestellt').count()).toBe(0);
  await page.goto('/de/shop/waiting');
  const since = page.getByRole('heading', { name: 'Inzwischen auf anderem Weg bestellt' });
  await since.waitFor();
  await madeUp(page).waitFor();
  expect(await page.getByText('Vom Server nicht angenommen').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  const putAway = page.getByRole('button', { name: 'Nicht noch einmal bestellen' });
  await putAway.click();
  await page.getByText('Abgelegt und aus dem Warenkorb genommen.').waitFor();
  await since.waitFor({ state: 'detached' });
  await page.getByText('Alles ist gesendet').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await putAway.click();
  await since.waitFor({ state: 'detached' });
  await page.getByText('Alles ist gesendet').waitFor();
  await page.goto('/de/shop/basket');
  await page.getByRole('heading', { name: 'Noch nichts im Warenkorb' }).waitFor();
  expect(await ordersOf(name)).toBe(1);
});

const messageOf = (page: Page) => page.getByRole('listitem').filter({ hasText: /zurückgenommen/ });

const heightOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('not shown');
  return { startsAt: box.y, endsAt: box.y + box.height };
};

it('the last step says what is ordered already, and a message of an undone edit covers neither total nor button', async () => {
  const { page } = tablet;
  const name = 'Dritte Halle';
  await page.setViewportSize({ width: 390, height: 844 });
  await dropProject(page, name);
  await waitForSyncState(page, 'aktuell');
  await tablet.setOffline(true);
  await selectPart(page, /Winkel/);
  await setQuantity(page, 9);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderAtOffice(name);
  await tablet.setOffline(false);
  await messageOf(page).hover();
  const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const total = await heightOf(page.getByText('Gesamtbetrag mit Umsatzsteuer:'));
  expect(total.endsAt).toBeLessThan((await heightOf(button)).startsAt);
  expect((await heightOf(messageOf(page))).endsAt).toBeLessThan(total.startsAt);
  await page.getByText(/Bereits bestellt am [\d.]+, Nr\. \d+/).waitFor();
});

it('an ordered project shows what it was ordered for, and calls the price of today so', async () => {
  const { page } = office;
  const name = 'Dritte Halle';
  const row = page.getByRole('listitem').filter({ hasText: name });
  await page.goto('/de/shop/projects');
  const orderedFor = row.getByText('bestellt für').locator('..');
  const ordered = await settledAmount(orderedFor);
  const shop = await ownShop();
  await shop.raiseMaterial('1.6');
  await openProject(page, name);
  const bar = page.getByRole('button', { name: /^bestellt für · netto/ });
  await bar.click();
  const dialog = page.getByRole('dialog', { name: 'Preis des Projekts' });
  const todays = dialog.getByText('Projekt netto, heute').locator('xpath=ancestor::*[self::div or self::li][1]');
  await expect.poll(() => settledAmount(todays)).not.toBe(ordered);
  expect(await dialog.getByRole('note').innerText()).toContain(ordered);
  await dialog.getByRole('button', { name: 'Schließen' }).first().click();
  expect(await settledAmount(bar)).toBe(ordered);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/de/shop/projects');
  expect(await settledAmount(orderedFor)).toBe(ordered);
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole('link', { name: /^Bestellung \d+$/ }).click();
  await page.getByRole('heading', { name: /^Bestellung \d+$/ }).waitFor();
});
