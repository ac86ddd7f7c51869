import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dropFile,
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  signIn,
  untilDetails,
  waitForSyncState,
  waitUntilInstalled,
} from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { addPiece, frameName, openHeadPlate, shownQuantity } from '../shop/part-quantity.ts';
import { openServerView } from '../shop/server-view.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
  await device.context.addInitScript(watchWrites);
});
afterAll(() => device.close());

type Write = { database: string | undefined; stores: string[]; durability: string | undefined };

/** Notes what the page writes to its databases, and how sure of it the browser is to be. */
const watchWrites = () => {
  const writes: Write[] = [];
  Object.assign(globalThis, { writes });
  const method = 'transaction';
  const given = IDBDatabase.prototype[method];
  IDBDatabase.prototype[method] = function note(stores, mode, options) {
    const names = typeof stores === 'string' ? [stores] : [...stores];
    const database = this.name.split('-')[0];
    if (mode === 'readwrite') writes.push({ database, stores: names, durability: options?.durability });
    return given.call(this, stores, mode, options);
  };
};

/** Where the page wrote strictly since it was loaded: survived by a power cut. */
const strictWrites = async () => {
  const writes = await device.page.evaluate(() => (globalThis as unknown as { writes: Write[] }).writes);
  const strict = writes.filter(({ durability }) => durability === 'strict');
  return strict.flatMap(({ database, stores }) => stores.map((store) => `${database} ${store}`));
};

const ordersOnServer = async () => (await (await openServerView('werkstatt')).orders()).length;

it('the app opens without the network, with projects, pictures and prices', async () => {
  const { page } = device;
  await signIn(page, 'werkstatt');
  await openProject(page, frameName);
  await page.getByRole('region', { name: 'Zeichnung' }).getByRole('img').waitFor();
  await waitForSyncState(page, 'aktuell');
  await waitUntilInstalled(page);
  await page.reload();
  await page.getByRole('tree').waitFor();
  await device.setOffline(true);
  await page.reload();
  await page.getByRole('tree').waitFor();
  await page.getByRole('region', { name: 'Zeichnung' }).getByRole('img').waitFor();
  await waitForSyncState(page, 'offline');
  await page.getByRole('button', { name: /Projekt netto.*€/s }).waitFor();
});

it('a quantity changed offline is priced at once and waits', async () => {
  const { page } = device;
  const price = () => page.getByRole('button', { name: /Projekt netto/ }).innerText();
  const before = await price();
  await page
    .getByRole('treeitem', { name: /Kopfplatte/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Menge.*: mehr/ }).click();
  await expect.poll(price).not.toBe(before);
  await waitForSyncState(page, /1 wartet/);
  await page.goto('/de/shop/waiting');
  await page
    .locator('main')
    .getByText(/Kopfplatte/)
    .first()
    .waitFor();
});

it('a file dropped offline is read, measured and priced on the device', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await dropFile(page, 'winkel-rhs-flach.btlx');
  await page.getByText('noch ohne Nummer').first().waitFor();
  const row = page.locator('main').getByRole('listitem').filter({ hasText: 'noch ohne Nummer' });
  await row.filter({ hasText: '194 Teile' }).filter({ hasText: '€' }).waitFor();
});

let ordersBefore = 0;

it('an order made offline is queued, said not to be ordered, and survives closing the tab', async () => {
  const { page } = device;
  ordersBefore = await ordersOnServer();
  await page.goto('/de/shop/projects');
  const row = page.locator('main').getByRole('listitem').filter({ hasText: 'noch ohne Nummer' });
  await row.getByRole('link').first().click();
  await untilDetails(page);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page
    .getByText(/noch nicht bestellt/)
    .first()
    .waitFor();
  expect(await strictWrites()).toEqual(expect.arrayContaining(['mirror order', 'shop outbox', 'shop row']));
  const next = await device.context.newPage();
  await page.close();
  device.page = next;
  await next.goto('/de/shop/waiting');
  await next
    .locator('main')
    .getByText(/Bestellung/)
    .first()
    .waitFor();
  await next.goto('/de/shop/account/orders');
  await next
    .getByText(/noch nicht bestellt/)
    .first()
    .waitFor();
});

it('the order goes out once by itself when the network returns, though the answer to the first try is lost', async () => {
  const { page } = device;
  let lostAnswers = 0;
  await device.context.route('**/api/1.0/sync/push', async (route) => {
    const answer = await route.fetch().catch(() => null);
    if (!answer) return;
    if (lostAnswers++ < 2) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  await device.setOffline(false);
  await expect.poll(() => lostAnswers, { timeout: 180_000 }).toBeGreaterThan(2);
  await waitForSyncState(page, 'aktuell');
  await expect.poll(() => page.getByText(/noch nicht bestellt/).count()).toBe(0);
  await page.goto('/de/shop/waiting');
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
  expect(await ordersOnServer()).toBe(ordersBefore + 1);
});

const waitingRow = (words: RegExp) => device.page.locator('main').getByRole('listitem').filter({ hasText: words });

it('a change and an order that wait are taken back: the basket is as before, and the server never has them', async () => {
  const { page } = device;
  const onServer = await openServerView('werkstatt');
  const [orders, quantities] = [await onServer.orders(), await onServer.quantitiesIn(frameName)];
  await device.setOffline(true);
  await openHeadPlate(page);
  const wanted = await addPiece(page);
  await waitForSyncState(page, /1 wartet/);
  await page.goto('/de/shop/waiting');
  await waitingRow(/Kopfplatte/)
    .getByRole('button', { name: 'Zurücknehmen' })
    .click();
  await page.getByText('Zurückgenommen.').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await waitingRow(/Kopfplatte/)
    .getByRole('button', { name: 'Zurücknehmen' })
    .click();
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
  await openHeadPlate(page);
  expect(await shownQuantity(page)).toBe(wanted - 1);

  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page
    .getByText(/noch nicht bestellt/)
    .first()
    .waitFor();
  await page.goto('/de/shop/waiting');
  await waitingRow(/Bestellung mit 1 Projekt/)
    .getByRole('button', { name: 'Zurückziehen' })
    .click();
  await page.getByText('Die Bestellung ist zurückgezogen. Die Projekte liegen wieder im Warenkorb.').waitFor();
  expect(await strictWrites()).toEqual(expect.arrayContaining(['mirror order', 'shop outbox']));
  await expect.poll(() => waitingRow(/Bestellung mit/).count()).toBe(0);
  await page.goto('/de/shop/basket');
  await page.locator('main').getByText(frameName).first().waitFor();

  await device.setOffline(false);
  await waitForSyncState(page, 'aktuell');
  await page.goto('/de/shop/waiting');
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
  expect(await onServer.orders()).toEqual(orders);
  expect(await onServer.quantitiesIn(frameName)).toEqual(quantities);
  await page.goto('/de/shop/basket');
  await page.locator('main').getByText(frameName).first().waitFor();
});
