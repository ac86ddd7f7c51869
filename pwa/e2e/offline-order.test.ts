import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dropFile,
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  sampleAs,
  untilDetails,
  untilQueued,
  waitForSyncState,
} from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { addPiece, frameName, openHeadPlate, selectPart, shownQuantity } from './shop/part-quantity.ts';
import { passOn } from './shop/pass-on.ts';
import { openServerView } from './shop/server-view.ts';

const dropped = 'Ohne Netz gelesen';
let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
  await device.context.addInitScript(watchWrites);
  await waitForSyncState(device.page, 'aktuell');
  await device.setOffline(true);
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

const onServer = async () => {
  const view = await openServerView('werkstatt');
  return { orders: await view.orders(), quantities: await view.quantitiesIn(frameName) };
};
const waitingRow = (words: RegExp) => device.page.locator('main').getByRole('listitem').filter({ hasText: words });
const untilNothingWaits = async () => {
  await waitForSyncState(device.page, 'aktuell');
  await device.page.goto('/de/shop/waiting');
  await device.page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
};

it('the app opens without a network, with a project that was never opened here: parts, drawing and price', async () => {
  const { page } = device;
  await openProject(page, frameName);
  await waitForSyncState(page, 'offline');
  await page.reload();
  await page.getByRole('tree').waitFor();
  await page.getByRole('region', { name: 'Zeichnung' }).getByRole('img').waitFor();
  // Anew a browser may take itself for online though nothing answers: the app then says that no server is there.
  await waitForSyncState(page, /^(offline|ohne Server)/);
  await page.getByRole('button', { name: /Projekt netto.*€/s }).waitFor();
});

it('a quantity changed without a network is priced, and waits', async () => {
  const { page } = device;
  const price = () => page.getByRole('button', { name: /Projekt netto/ }).innerText();
  const before = await price();
  await selectPart(page, /Kopfplatte/);
  await addPiece(page);
  await expect.poll(price).not.toBe(before);
  await waitForSyncState(page, /1 wartet/);
  await page.goto('/de/shop/waiting');
  await waitingRow(/Kopfplatte/).waitFor();
});

it('a file dropped without a network is read and measured on the device, and priced once it is chosen how its tubes are made', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await dropFile(page, sampleAs('winkel-rhs-flach.btlx', dropped));
  const row = page.locator('main').getByRole('listitem').filter({ hasText: dropped });
  await row.filter({ hasText: '194 Teile' }).filter({ hasText: 'auf Anfrage' }).first().waitFor();
  await page.getByRole('link', { name: dropped }).first().click();
  await untilDetails(page);
  await page.getByRole('button', { name: /Projekt netto.*€/s }).waitFor();
});

it('its order waits, written so that a power cut keeps it, and stays when its window is closed', async () => {
  const { page, context } = device;
  await page.goto('/de/shop/projects');
  await page.getByRole('link', { name: dropped }).first().click();
  await untilDetails(page);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await untilQueued(page);
  expect(await strictWrites()).toEqual(expect.arrayContaining(['mirror order', 'shop outbox', 'shop row']));
  device.page = await context.newPage();
  await page.close();
  await device.page.goto('/de/shop/waiting');
  await waitingRow(/Bestellung mit 1 Projekt/).waitFor();
  await device.page.goto('/de/shop/account/orders');
  await device.page.getByRole('heading', { name: 'Noch nicht bestellt' }).waitFor();
});

it('once the network returns all of it reaches the server once, though the answers to the first tries are lost', async () => {
  const { page, context } = device;
  let answers = 0;
  await context.route('**/api/1.0/sync/push', async (route) => {
    const response = await passOn(route);
    if (!response || ++answers <= 2) return route.abort('connectionreset');
    return route.fulfill({ response });
  });
  await device.setOffline(false);
  await expect.poll(() => answers).toBeGreaterThan(2);
  await untilNothingWaits();
  await context.unroute('**/api/1.0/sync/push');
  expect(await onServer()).toEqual({ orders: [expect.anything()], quantities: [expect.any(Number)] });
  await page.goto('/de/shop/account/orders');
  await page.locator('main').getByRole('listitem').filter({ hasText: dropped }).waitFor();
  expect(await page.getByRole('heading', { name: 'Noch nicht bestellt' }).count()).toBe(0);
});

it('a change and an order that wait are taken back: the basket is as before, and the server never has them', async () => {
  const { page } = device;
  const known = async () => {
    const { orders, quantities } = await onServer();
    return { orderIds: orders.map(({ id }) => id), quantities };
  };
  const before = await known();
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await openHeadPlate(page);
  const wanted = await addPiece(page);
  await page.goto('/de/shop/waiting');
  await waitingRow(/Kopfplatte/)
    .getByRole('button', { name: 'Zurücknehmen' })
    .click();
  await waitingRow(/Kopfplatte/).waitFor({ state: 'detached' });
  await openHeadPlate(page);
  await expect.poll(() => shownQuantity(page)).toBe(wanted - 1);

  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await untilQueued(page);
  await page.goto('/de/shop/waiting');
  await waitingRow(/Bestellung mit 1 Projekt/)
    .getByRole('button', { name: 'Zurückziehen' })
    .click();
  await waitingRow(/Bestellung mit/).waitFor({ state: 'detached' });
  await page.goto('/de/shop/basket');
  await page.getByRole('listitem', { name: frameName }).waitFor();

  await device.setOffline(false);
  await untilNothingWaits();
  expect(await known()).toEqual(before);
});
