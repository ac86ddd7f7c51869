import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { shopOrigin } from '../shop/prepared-profiles.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice({ isWhole: true });
});
afterAll(() => device.close());

const words = 'Der Browser hat die Daten auf diesem Gerät gelöscht.';
const clearStorage = async (storageTypes: string) => {
  const { context, page } = device;
  await page.goto('about:blank');
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: shopOrigin, storageTypes });
  await devTools.detach();
};

it('what the browser cleared is told to its user with the unsent work that was lost, until he puts it away', async () => {
  const { page } = device;
  await logIn(page, 'chef');
  await waitUntilInstalled(page);
  await page.goto('/de/shop/account/addresses');
  await page.getByRole('heading', { level: 1, name: 'Adressen' }).waitFor();
  await device.setOffline(true);
  await page.goto('/de/shop/account/addresses/edit/new');
  await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Richtplatz 12');
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('86150');
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Augsburg');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await waitForSyncState(page, /1 wartet/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('heldHere'))).toMatch(/"waiting":1/);
  await clearStorage('indexeddb');
  await device.setOffline(false);

  await page.goto('/de/shop/projects');
  await page.getByText(words).waitFor();
  await page.getByText(/1 Änderung war noch nicht gesendet/).waitFor();
  expect(await page.getByRole('button', { name: 'Verstanden' }).count()).toBe(0);
  await logIn(page, 'werkstatt');
  await waitForSyncState(page, 'aktuell');
  expect(await page.getByText(words).count()).toBe(0);
  await logIn(page, 'chef');
  await page.getByText(/1 Änderung war noch nicht gesendet und ist verloren/).waitFor();
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await page.getByText(words).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { name: /^Guten Tag/ }).waitFor();
  expect(await page.getByText(words).count()).toBe(0);
});

it('where the browser cleared also the note of it, who signs in is told all the same, without a count', async () => {
  const { page } = device;
  await clearStorage('indexeddb,local_storage');
  await page.goto('/de/shop/projects');
  await page.getByLabel('Benutzername oder E-Mail').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('heldHere'))).toBeNull();
  await logIn(page, 'chef');
  await page.getByText(words).waitFor();
  await page.getByText('ob es etwas gab, ist hier nicht mehr bekannt').waitFor();
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await page.getByText(words).waitFor({ state: 'detached' });
  await page.reload();
  await waitForSyncState(page, 'aktuell');
  expect(await page.getByText(words).count()).toBe(0);
});

const logOut = async (page: Page) => {
  await page.goto('/de/shop/projects/logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.waitForURL(/\/de\/home/);
};

it('who logs out, also without a network, and in again is not told that anything was cleared', async () => {
  const { page } = device;
  for (const isOffline of [false, true]) {
    await device.setOffline(isOffline);
    await logOut(page);
    await device.setOffline(false);
    await page.goto('/de/shop/login');
    await page.getByLabel('Benutzername oder E-Mail').waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    await logIn(page, 'chef');
    await waitForSyncState(page, 'aktuell');
    expect(await page.getByText(words).count()).toBe(0);
  }
  await logOut(page);
});

/** A window whose browser treats every database as `open` says. */
const openWindow = async (open: () => void) => {
  const page = await device.context.newPage();
  await page.addInitScript(open);
  await page.goto('/de/shop/projects');
  return page;
};

it('a browser whose storage does not answer is told of within seconds, with a way on', async () => {
  const page = await openWindow(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await page.getByText('Der Speicher dieses Browsers antwortet nicht.').waitFor();
  await page.getByRole('button', { name: 'Neu laden', exact: true }).click();
  await page.getByText('Der Speicher dieses Browsers antwortet nicht.').waitFor();
  await page.close();
});

it('a browser that keeps nothing, as in some private windows, says so beside the sign-in and the public pages', async () => {
  const page = await openWindow(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not allowed here', 'InvalidStateError');
    };
  });
  const told = page.getByText('Dieser Browser lässt die App nichts auf dem Gerät speichern.');
  await told.waitFor();
  await page.getByLabel('Benutzername oder E-Mail').waitFor();
  await page.goto('/de/imprint');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await told.waitFor();
  await page.close();
});
