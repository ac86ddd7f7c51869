import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goOnToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  shownTotal,
  waitForSyncState,
} from '../../shop/act.ts';
import { type Device, openInstalled } from '../../shop/device.ts';
import { openServerView } from '../../shop/server-view.ts';
import { moveOrder } from './move-order.ts';
import { pdfText } from './pdf-text.ts';

const project = 'Winkel, Pfosten und Flachstahl';
let device: Device;
let second: Page;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
  second = await device.context.newPage();
  // A window behind another draws one frame a second.
  await device.page.bringToFront();
});
afterAll(() => device.close());

const ordersOnServer = async () => (await (await openServerView('werkstatt')).orders()) as unknown as Order[];
/** From the shown basket to the order that the server has. */
const placeOrder = async (page: Page) => {
  await goOnToLastOrderStep(page);
  const total = await shownTotal(page);
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  const number = (await page.getByText(/Bestellnummer \d+/).innerText()).replace(/\D/g, '');
  const order = (await ordersOnServer()).find((each) => String(each.number) === number);
  if (!order) throw new Error(`the server has no order ${number}`);
  return { order, total };
};
/** Before anything else can run: the page itself presses the button as soon as it is drawn. */
const pressWhenShown = (page: Page, name: string) =>
  page.evaluate((text) => {
    const watch = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
      if (!button || button.disabled) return;
      watch.disconnect();
      button.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, name);
const openOrder = async (page: Page, { id, number }: Order) => {
  await page.goto(`/de/shop/account/orders/${id}`);
  await page.getByRole('heading', { name: `Bestellung ${number}`, level: 1 }).waitFor();
};
const cancelButton = (page: Page) => page.getByRole('button', { name: 'Bestellung stornieren' });
const cancel = async (page: Page) => {
  await cancelButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stornieren', exact: true }).click();
};

/** Whatever the last key sets off by itself has happened. */
const untilIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));

let first: Order;
let again: Order;

it('who goes on in the moment a step appears finds the next one', async () => {
  const { page } = device;
  await openProject(page, project);
  await putInBasket(page);
  await page.goto('/de/shop/basket');
  await pressWhenShown(page, 'Weiter: Fertigung und Lieferung');
  await page.getByRole('link', { name: 'Weiter: Adressen' }).click();
  await page.getByRole('button', { name: 'Weiter: Zahlung' }).waitFor();
});

it('who types on in the phone number after going on stays, and goes on with the number as it stood before', async () => {
  const { page } = device;
  const goOn = page.getByRole('button', { name: 'Weiter: Zahlung' });
  const phone = page.getByRole('textbox', { name: 'Telefon für die Zustellung' });
  const number = await phone.inputValue();
  await phone.press('End');
  for (const key of ['1', 'Enter', 'Backspace']) await page.keyboard.press(key);
  await expect.poll(() => phone.inputValue()).toBe(number);
  await untilIdle(page);
  expect(page.url()).toContain('order-step/2');
  await goOn.click();
  await page.getByRole('button', { name: 'Weiter: Prüfen' }).waitFor();
});

it('the total of the last step is the order’s and its confirmation’s', async () => {
  const { page } = device;
  await page.goto('/de/shop/basket');
  await page.getByRole('textbox', { name: 'Kommission' }).fill('Achse 4');
  await page.keyboard.press('Tab');
  const placed = await placeOrder(page);
  first = placed.order;
  expect(placed.total).toMatch(/\d,\d\d$/);
  await openOrder(page, first);
  expect(await shownTotal(page)).toBe(placed.total);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Auftragsbestätigung (PDF)' }).click();
  const text = pdfText(await (await download).path());
  expect(text).toContain(`Auftragsbestätigung ${first.number}`);
  expect(text).toMatch(new RegExp(`Gesamtsumme\\D*${placed.total.replaceAll('.', '\\.')} €`));
});

it('an order is ordered again by a cart of its own, with its texts', async () => {
  const { page } = device;
  const reorder = page.getByRole('button', { name: 'Wieder in den Warenkorb' });
  await reorder.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByRole('heading', { name: 'Warenkorb', level: 1 }).waitFor();
  await page.getByRole('listitem', { name: project }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Kommission' }).inputValue()).toBe('Achse 4');
  await openOrder(page, first);
  await reorder.click();
  await page.getByText(`Schon im Warenkorb und deshalb nicht noch einmal hineingelegt: ${project}`).waitFor();
  await page.getByRole('listitem', { name: project }).waitFor();
  again = (await placeOrder(page)).order;
  expect(again.number).not.toBe(first.number);
  expect(again.cartId).not.toBe(first.cartId);
  expect(again.lines).toEqual(first.lines);
  expect(await ordersOnServer()).toHaveLength(2);
});

it('an order in production can no longer be cancelled: seen in every window as it happens', async () => {
  const { page } = device;
  await Promise.all([openOrder(page, again), openOrder(second, again)]);
  await Promise.all([cancelButton(page).waitFor(), cancelButton(second).waitFor()]);
  await moveOrder(again.id, 'ASSIGNED', 'ANALYZED');
  for (const each of [page, second]) {
    await each.locator('main').getByText('Arbeitsvorbereitung').first().waitFor();
    await cancelButton(each).waitFor();
  }
  await moveOrder(again.id, 'IN_PRODUCTION');
  for (const each of [page, second]) {
    await each.locator('main').getByText('In Fertigung').first().waitFor();
    await cancelButton(each).waitFor({ state: 'detached' });
  }
});

it('a cancellation made offline is refused when production has begun meanwhile, and the order goes on', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Wieder in den Warenkorb' }).click();
  const { order } = await placeOrder(page);
  await openOrder(page, order);
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await waitForSyncState(page, 'offline');
  await cancel(page);
  await page.getByText('Stornierung vorgemerkt, noch nicht storniert').waitFor();
  await page.goto('/de/shop/account/orders');
  const row = page.getByRole('listitem').filter({ hasText: `Nr. ${order.number}` });
  await row.getByText('Stornierung vorgemerkt').waitFor();
  await page.goto('/de/shop/overview');
  await row.getByText('Stornierung vorgemerkt').waitFor();
  await page.goto('/de/shop/projects');
  await page.getByRole('listitem').filter({ hasText: project }).getByText('Stornierung wartet').waitFor();
  await page.goto(`/de/shop/order-completed?order=${order.id}`);
  await page.getByText('Vielen Dank, Ihre Bestellung ist da.').waitFor();
  await openOrder(page, order);
  await page.getByRole('button', { name: 'Wieder in den Warenkorb' }).click();
  await page.goto('/de/shop/basket');
  const line = page.getByRole('listitem', { name: project });
  await line.getByText(/Die Stornierung wartet, bis dahin gilt die Bestellung/).waitFor();
  await line.getByRole('link', { name: `Nr. ${order.number}` }).click();
  await page.waitForURL(`**/orders/${order.id}`);
  await moveOrder(order.id, 'ASSIGNED', 'ANALYZED', 'IN_PRODUCTION');
  await device.setOffline(false);
  await page.getByText('Nicht storniert, die Bestellung gilt weiter').waitFor();
  await page.getByText(/Die Fertigung hatte schon begonnen/).waitFor();
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await page.locator('main').getByText('In Fertigung').first().waitFor();
  expect((await ordersOnServer()).find(({ id }) => id === order.id)?.status).toBe('IN_PRODUCTION');
});
