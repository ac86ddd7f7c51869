import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

const street = 'Richtplatz 12';
const folder = mkdtempSync(join(tmpdir(), 'work-'));
const file = join(folder, 'work.knbwork');
let site: Device;
let office: Device;
beforeAll(async () => {
  [site, office] = await Promise.all([openDevice(), openDevice()]);
});
afterAll(async () => {
  await Promise.all([site.close(), office.close()]);
  rmSync(folder, { recursive: true });
});

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const writeAddress = async (page: Page, line: string) => {
  await page.goto('/de/shop/account/addresses/edit/new');
  await field(page, 'Straße und Hausnummer').fill(line);
  await field(page, 'Postleitzahl').fill('86150');
  await field(page, 'Ort').fill('Augsburg');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
};
const openWaiting = async (page: Page) => {
  await page.goto('/de/shop/waiting');
  await page.getByRole('heading', { level: 1, name: 'Warteliste' }).waitFor();
};
const readIn = (page: Page, path: string) => page.locator('input[type=file]').setInputFiles(path);

it('work saved on a device without a network is read in on another, and what both send is applied once', async () => {
  const { page } = site;
  await logIn(page, 'chef');
  await waitUntilInstalled(page);
  await page.goto('/de/shop/account/addresses');
  await page.getByRole('heading', { level: 1, name: 'Adressen' }).waitFor();
  await site.setOffline(true);
  await writeAddress(page, street);
  await waitForSyncState(page, /1 wartet/);

  await openWaiting(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Nicht gesendete Arbeit sichern' }).click();
  await (await download).saveAs(file);
  await page.getByText(/1 Änderung gesichert/).waitFor();
  expect(readFileSync(file, 'latin1')).not.toContain(street);

  const other = office.page;
  await logIn(other, 'werkstatt');
  await openWaiting(other);
  await readIn(other, file);
  await other.getByText(/gehört zu einem anderen Benutzerkonto/).waitFor();

  await logIn(other, 'chef');
  await openWaiting(other);
  writeFileSync(join(folder, 'cut.knbwork'), readFileSync(file).subarray(0, -40));
  await readIn(other, join(folder, 'cut.knbwork'));
  await other.getByText(/unvollständig/).waitFor();
  await readIn(other, file);
  await other.getByText('1 Änderung eingelesen.').waitFor();
  await waitForSyncState(other, 'aktuell');

  await site.setOffline(false);
  await waitForSyncState(page, 'aktuell');
  await readIn(page, file);
  await page.getByText('Alles aus dieser Datei kennt dieses Gerät schon.').waitFor();
  for (const each of [page, other]) {
    await each.goto('/de/shop/account/addresses');
    await each.getByRole('heading', { level: 1, name: 'Adressen' }).waitFor();
    await expect.poll(() => each.getByText(street).count()).toBe(1);
  }
});

it('who signs out with unsent work saves it as a file from the very question, which offers to send only what can leave', async () => {
  const { page, context } = site;
  const ownStreet = 'Zimmerplatz 7';
  const expired = { errors: [{ errorCode: 'session_expired' }] };
  await context.route('**/api/1.0/sync/push', (route) => route.fulfill({ status: 401, json: expired }));
  await writeAddress(page, ownStreet);
  await waitForSyncState(page, 'neu anmelden');
  await page.goto('/de/shop/projects/logout');
  const dialog = page.getByRole('dialog');
  const unsent = dialog.getByText('Noch nicht übertragen: 1 Änderung');
  await unsent.waitFor();
  expect(await dialog.getByRole('button', { name: 'Jetzt übertragen' }).count()).toBe(0);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Nicht gesendete Arbeit sichern' }).click();
  await (await download).saveAs(file);
  await dialog.getByText(/1 Änderung gesichert/).waitFor();
  expect(readFileSync(file, 'latin1')).not.toContain(ownStreet);
  await dialog.getByRole('button', { name: 'Verwerfen …' }).click();
  await dialog.getByText(/^1 davon kann schon auf dem Server sein/).waitFor();
  await dialog.getByRole('button', { name: 'Doch behalten' }).click();

  await context.unroute('**/api/1.0/sync/push');
  await openWaiting(page);
  await waitForSyncState(page, 'aktuell');
  await page.goto('/de/shop/projects/logout');
  await dialog.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.waitForURL(/\/de\/home/);
  await office.page.goto('/de/shop/account/addresses');
  await office.page.getByText(ownStreet).waitFor();
  await openWaiting(office.page);
  await readIn(office.page, file);
  await office.page.getByText(/eingelesen|kennt dieses Gerät schon/).waitFor();
  await waitForSyncState(office.page, 'aktuell');
  await office.page.goto('/de/shop/account/addresses');
  await office.page.getByRole('heading', { level: 1, name: 'Adressen' }).waitFor();
  await expect.poll(() => office.page.getByText(ownStreet).count()).toBe(1);
});
