import { rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, waitForSyncState } from './shop/act.ts';
import { type Device, installedProfile, openInstalled, openProfile } from './shop/device.ts';
import { findInFolder } from './shop/find-in-folder.ts';
import { ownShop } from './shop/own-shop.ts';
import { addPiece, frameName, openHeadPlate } from './shop/part-quantity.ts';
import { openServerView } from './shop/server-view.ts';
import { sessionKeyOf } from './shop/session-key.ts';

const street = 'Pfauenaugenweg';
const town = 'Quarzhain';
const pin = '735194';
/** Stored in clear by the test itself, to see that the search would find it. */
const control = 'Glockenblumenwiese';

let profile: string;
let device: Device;
beforeAll(async () => {
  profile = installedProfile('chef');
  device = await openProfile(profile);
});
afterAll(async () => {
  await device.close();
  rmSync(profile, { recursive: true, force: true });
});

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const logIn = async (page: Page, userName: string, isShared: boolean) => {
  if (!page.url().includes('/shop/login')) await page.goto('/de/shop/login');
  await field(page, 'Benutzername oder E-Mail').fill(userName);
  await field(page, 'Passwort').fill(password);
  await page.getByRole('checkbox', { name: 'Dieses Gerät benutzen auch andere' }).setChecked(isShared, { force: true });
  await field(page, 'Benutzername oder E-Mail').press('Enter');
  await page.getByRole('button', { name: `Benutzer ${userName}` }).waitFor();
};
const lockHeading = (page: Page) => page.getByRole('heading', { name: 'Dieses Gerät ist gesperrt' });
const unlock = async (page: Page, tried: string) => {
  await page.getByLabel(/^PIN von /).fill(tried);
  await page.getByRole('button', { name: 'Entsperren' }).click();
};
const showAddresses = async (page: Page) => {
  await page.goto('/de/shop/account/addresses');
  await page.getByRole('heading', { level: 1, name: 'Adressen' }).waitFor();
};
const addressesOnServer = async () => {
  const { actor, rowsOf } = await openServerView('chef');
  return (await rowsOf(`c:${actor.customerId}`)).filter((row) => JSON.stringify(row).includes(street)).length;
};

it('a shared device whose user locked it shows and holds nothing of his, unsent work neither', async () => {
  const { page } = device;
  await logIn(page, 'chef', true);
  await page.getByRole('link', { name: 'PIN festlegen' }).click();
  // By key: what still moves into its place is missed by a mouse.
  await page.getByRole('button', { name: 'PIN festlegen' }).press('Enter');
  await field(page, 'Neue PIN').fill(pin);
  await field(page, 'PIN wiederholen').fill(pin);
  await page.getByRole('button', { name: 'PIN speichern' }).click();
  await page.getByRole('button', { name: 'PIN ändern' }).waitFor();
  await showAddresses(page);
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await page.goto('/de/shop/account/addresses/edit/new');
  await field(page, 'Straße und Hausnummer').fill(`${street} 17`);
  await field(page, 'Postleitzahl').fill('86150');
  await field(page, 'Ort').fill(town);
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await waitForSyncState(page, /1 wartet/);
  const second = await device.context.newPage();
  await second.goto('/de/shop/account/addresses');
  await second.getByText(street).first().waitFor();
  await page.getByRole('button', { name: /^Benutzer / }).click();
  await page.getByRole('menuitem', { name: 'Gerät sperren' }).click();
  for (const window of [page, second]) {
    await lockHeading(window).waitFor();
    expect(await window.locator('html').ariaSnapshot()).not.toContain(street);
  }
  await page.evaluate((word) => localStorage.setItem('control', word), control);
  await device.close();
  expect(findInFolder(profile, [control])).not.toEqual([]);
  expect(findInFolder(profile, [street, town])).toEqual([]);
});

it('it opens by its PIN, without a network too, and what waited is there', async () => {
  device = await openProfile(profile);
  const { page } = device;
  await device.setOffline(true);
  await page.goto('/de/shop/account/addresses');
  await lockHeading(page).waitFor();
  await unlock(page, '735195');
  await page.getByText('Noch 4 Versuche.').waitFor();
  await unlock(page, pin);
  await page.getByText(street).first().waitFor();
  await waitForSyncState(page, /1 wartet/);
});

it('another user who signs in neither sees nor sends what the first left; the first sends it, once', async () => {
  const { page } = device;
  await page.getByRole('button', { name: /^Benutzer / }).click();
  await page.getByRole('menuitem', { name: 'Gerät sperren' }).click();
  await lockHeading(page).waitFor();
  await device.setOffline(false);
  await page.getByRole('link', { name: 'Als andere Person anmelden' }).click();
  await logIn(page, 'werkstatt', true);
  await showAddresses(page);
  await waitForSyncState(page, 'aktuell');
  expect(await page.getByText(street).count()).toBe(0);
  expect(await addressesOnServer()).toBe(0);
  await logIn(page, 'chef', true);
  await expect.poll(addressesOnServer).toBe(1);
  await showAddresses(page);
  await waitForSyncState(page, 'aktuell');
  expect(await page.getByText(street).count()).toBe(1);
  expect(await addressesOnServer()).toBe(1);
});

it('a user who signs out leaves nothing of his on the device', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects/logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.waitForURL(/\/de\/home$/);
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual(['knotenblech']);
  await page.goto('/de/shop/projects');
  await page.getByLabel('Benutzername oder E-Mail').waitFor();
  await device.close();
  expect(findInFolder(profile, [control])).not.toEqual([]);
  expect(findInFolder(profile, [street, town, 'Josef Lindner'])).toEqual([]);
});

/** The server ends the session that this device holds, as its owner may ask from elsewhere. */
const endSession = async (page: Page) => {
  const end = async (key: string) =>
    (await fetch('/api/1.0/session', { method: 'DELETE', headers: { 'X-Session-Key': key } })).status;
  expect(await page.evaluate(end, await sessionKeyOf(page))).toBe(204);
};
const quantitiesOnServer = async () => (await openServerView('werkstatt')).quantitiesIn(frameName);

it('work goes on after a session has expired: the device asks to sign in again, and then sends it, once', async () => {
  device = await openInstalled('werkstatt');
  const { page } = device;
  await openHeadPlate(page);
  await waitForSyncState(page, 'aktuell');
  await endSession(page);
  const wanted = await addPiece(page);
  await waitForSyncState(page, /^neu anmelden/);
  expect(await quantitiesOnServer()).toEqual([]);
  await logIn(page, 'werkstatt', false);
  await expect.poll(quantitiesOnServer).toEqual([wanted]);
  await waitForSyncState(page, 'aktuell');
});

it('a device that was signed out from elsewhere holds nothing readable, and sends what waited once its user is back', async () => {
  const { page } = device;
  await openHeadPlate(page);
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  const wanted = await addPiece(page);
  await waitForSyncState(page, /1 wartet/);
  const { headers } = await openServerView('werkstatt');
  const answer = await fetch(`${(await ownShop()).url}/api/1.0/account/sessions`, { method: 'DELETE', headers });
  expect(answer.status).toBe(200);
  await device.setOffline(false);
  await page.getByLabel('Benutzername oder E-Mail').waitFor();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toEqual(['knotenblech']);
  await logIn(page, 'werkstatt', false);
  await expect.poll(quantitiesOnServer).toEqual([wanted]);
});
