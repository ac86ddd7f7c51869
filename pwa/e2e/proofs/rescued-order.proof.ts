import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  password,
  putInBasket,
  signIn,
  waitForSyncState,
  waitUntilInstalled,
} from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { openServerView } from '../shop/server-view.ts';

const folder = mkdtempSync(join(tmpdir(), 'rescued-'));
const file = join(folder, 'work.knbwork');
let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(async () => {
  await device.close();
  rmSync(folder, { recursive: true });
});

const cleared = 'Der Browser hat die Daten auf diesem Gerät gelöscht.';
const orders = async () => (await openServerView('werkstatt')).orders();

/** The user's database alone, as a browser loses one that it can no longer read. */
const loseDatabase = async () => {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  for (const name of names.filter((each) => each.startsWith('shop-'))) {
    const deleting = indexedDB.deleteDatabase(name);
    await new Promise((done) => deleting.addEventListener('success', done));
  }
  return (await indexedDB.databases()).map(({ name = '' }) => name.replace(/-.*/, '')).sort();
};

it('an order that was queued without a network is rescued when its database is lost, told so for good, and made once', async () => {
  const { page } = device;
  await signIn(page, 'werkstatt');
  await waitUntilInstalled(page);
  await openProject(page, 'Hallenrahmen Achse A bis C');
  await putInBasket(page);
  await goToLastOrderStep(page);
  await waitForSyncState(page, 'aktuell');
  const before = (await orders()).length;
  await device.setOffline(true);
  await orderWithConsent(page);
  await page
    .getByText(/noch nicht bestellt/)
    .first()
    .waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('heldHere'))).toMatch(/"waiting":1/);
  expect(await page.evaluate(loseDatabase)).toEqual(['knotenblech', 'mirror']);
  await page.goto('/de/shop/projects');
  await page.getByText(cleared).waitFor();
  await page.getByText('1 Änderung war noch nicht gesendet').waitFor();
  expect(await orders()).toHaveLength(before);

  await device.setOffline(false);
  await page.getByLabel('Benutzername oder E-Mail').fill('werkstatt');
  await page.getByLabel('Passwort').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText(/^Gerettet: 1 Bestellung/).waitFor();
  await waitForSyncState(page, 'aktuell');
  await expect.poll(async () => (await orders()).length).toBe(before + 1);
  await page.reload();
  await waitForSyncState(page, 'aktuell');
  await page.getByText(/^Gerettet: 1 Bestellung/).waitFor();
  await page.getByText('Verloren ist nichts.').waitFor();
  expect(await page.getByText(/(ist|sind) verloren/).count()).toBe(0);
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await page.getByText(cleared).waitFor({ state: 'detached' });
  await page.goto('/de/shop/waiting');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await orders()).toHaveLength(before + 1);
});

/** The order alone is gone from its queue, and there is no room to put it back: it lies in its mirror only. */
const loseFromQueue = async () => {
  const shop = (await indexedDB.databases()).find(({ name = '' }) => name.startsWith('shop-'))?.name ?? '';
  const opening = indexedDB.open(shop);
  await new Promise((done) => opening.addEventListener('success', done));
  const clearing = opening.result.transaction('outbox', 'readwrite');
  clearing.objectStore('outbox').clear();
  await new Promise((done) => clearing.addEventListener('complete', done));
  opening.result.close();
};
const leaveQueueNoRoom = () => {
  for (const store of ['put', 'add'] as const) {
    const original = IDBObjectStore.prototype[store];
    IDBObjectStore.prototype[store] = function (this: IDBObjectStore, ...values) {
      if (this.name === 'outbox') throw new DOMException('no room', 'QuotaExceededError');
      return original.apply(this, values);
    };
  }
};

it('an order that lies in its mirror alone is listed, taken along as a file and told at the logout, and made once', async () => {
  const { page } = device;
  await openProject(page, 'Hallenrahmen Achse A bis C');
  await putInBasket(page);
  await goToLastOrderStep(page);
  await waitForSyncState(page, 'aktuell');
  const before = (await orders()).length;
  await device.setOffline(true);
  await orderWithConsent(page);
  await waitForSyncState(page, /1 wartet/);
  await page.evaluate(loseFromQueue);
  await page.addInitScript(leaveQueueNoRoom);
  await page.goto('/de/shop/waiting');
  await page.getByRole('heading', { name: /^Wartet auf Platz: 1\sBestellung über/ }).waitFor();
  await page.getByText('Bestellung mit 1 Projekt').waitFor();
  expect(await page.getByText('Alles ist gesendet').count()).toBe(0);
  await page.goto('/de/shop/projects/logout');
  const popup = page.getByRole('dialog', { name: 'Abmelden' });
  await popup.getByText(/^Noch nicht übertragen: 1 Bestellung über [\d.]+,\d\d/).waitFor();
  const download = page.waitForEvent('download');
  await popup.getByRole('button', { name: 'Nicht gesendete Arbeit sichern' }).click();
  await (await download).saveAs(file);
  await popup.getByText(/^1 Bestellung über [\d.]+,\d\d\s€ gesichert/).waitFor();
  await popup.getByRole('button', { name: 'Verwerfen …' }).click();
  await popup.getByText(/^Verwerfen löscht: 1 Bestellung über [\d.]+,\d\d/).waitFor();
  await popup.getByText(/^1 davon kann schon auf dem Server sein/).waitFor();
  await popup.getByRole('button', { name: 'Doch behalten' }).click();
  await popup.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await popup.waitFor({ state: 'detached' });

  const { context } = device;
  await page.close();
  const next = await context.newPage();
  await device.setOffline(false);
  await next.goto('/de/shop/login');
  await next.getByText('Auf diesem Gerät liegt Arbeit, die noch nicht gesendet ist.').waitFor();
  await signIn(next, 'werkstatt');
  await waitForSyncState(next, 'aktuell');
  await expect.poll(async () => (await orders()).length).toBe(before + 1);

  const other = await openDevice();
  await signIn(other.page, 'werkstatt');
  await other.page.goto('/de/shop/waiting');
  await other.page.locator('input[type=file]').setInputFiles(file);
  await other.page.getByText(/1 Bestellung über .* eingelesen|kennt dieses Gerät schon/).waitFor();
  await waitForSyncState(other.page, 'aktuell');
  await other.page.getByText('Alles ist gesendet').waitFor();
  await other.close();
  expect(await orders()).toHaveLength(before + 1);
});
