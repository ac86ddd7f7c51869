import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goToLastOrderStep,
  orderWithConsent,
  password,
  putInBasket,
  untilDetails,
  waitUntilInstalled,
} from './shop/act.ts';
import { type Device, openDevice } from './shop/device.ts';
import { dropFromDisk, dropOnPage, smallFile } from './shop/dropped-files.ts';
import { openServerView } from './shop/server-view.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(() => device?.close());

const rowOn = (page: Page, name: string) => page.locator('main').getByRole('listitem').filter({ hasText: name });
const row = (name: string) => rowOn(device.page, name);
const shownPrice = () => device.page.getByRole('button', { name: /Projekt netto.*€/s });

it('from the home page to a price in three actions, cut off once the page has loaded, and nothing is sent', async () => {
  const { page } = device;
  await page.goto('/de/home');
  await waitUntilInstalled(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.url());
  });
  await device.setOffline(true);
  await page.getByText('Datei wählen, Preis sehen').waitFor();
  await dropOnPage(page, [smallFile('Anbau Ost')]);
  await row('Anbau Ost')
    .filter({ hasText: /\d+,\d\d/ })
    .waitFor();
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await untilDetails(page);
  await shownPrice().waitFor();
  expect(asked).toEqual([]);
});

it('a total that lacks parts says so beside itself, one tap from the choice that completes it', async () => {
  const { page } = device;
  const before = await shownPrice().textContent();
  const surface = page.getByRole('button', { name: /Oberfläche des Projekts$/ });
  const missing = page.getByRole('button', { name: /noch ohne Preis: Farbe fehlt/ });
  await surface.click();
  await page.getByRole('option', { name: /^pulverbeschichtet [+−]/ }).click();
  await page.getByRole('button', { name: /Zwischensumme netto.*–/s }).waitFor();
  await missing.click();
  await page.getByRole('option', { name: /RAL/ }).first().click();
  await shownPrice().waitFor();
  expect(await missing.count()).toBe(0);
  await surface.click();
  await page.getByRole('option', { name: /^feuerverzinkt/ }).click();
  await expect.poll(() => shownPrice().textContent()).toBe(before);
});

it('amounts are shown with VAT for private people, and what was chosen is there after a reload', async () => {
  const { page } = device;
  await page.getByRole('radio', { name: /Mit USt/ }).click();
  await page.getByRole('button', { name: /Projekt mit USt.*€/s }).waitFor();
  await page.goto('/de/home');
  await page.goBack();
  await page.getByRole('button', { name: /Projekt mit USt.*€/s }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /Mit USt/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /Netto/ }).click();
  await shownPrice().waitFor();
  await page.reload();
  await shownPrice().waitFor();
});

it('a folder that is dropped on the home page becomes the projects in it', async () => {
  const { page } = device;
  const projectPath = new URL(page.url()).pathname;
  const folder = mkdtempSync(join(tmpdir(), 'halle-'));
  for (const name of ['Achse A', 'Achse B']) writeFileSync(join(folder, `${name}.btlx`), smallFile(name).buffer);
  await page.goto('/de/home');
  await page.getByText('Datei wählen, Preis sehen').waitFor();
  await dropFromDisk(page, [folder]);
  for (const name of ['Achse A', 'Achse B'])
    await row(name)
      .filter({ hasText: /\d+,\d\d/ })
      .waitFor();
  rmSync(folder, { recursive: true });
  await page.goto(projectPath);
  await shownPrice().waitFor();
});

it('what has no price leads to the sign-in for a request, not for an order', async () => {
  const { page } = device;
  const projectPath = new URL(page.url()).pathname;
  await page.goto('/de/home');
  await page.getByText('Datei wählen, Preis sehen').waitFor();
  await dropOnPage(page, [{ name: 'Skizze.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }]);
  await page.getByRole('link', { name: 'Beschreiben und anfragen' }).click();
  await page.getByRole('link', { name: 'Anmelden und Preis anfragen' }).waitFor();
  await page.goto(projectPath);
  await shownPrice().waitFor();
});

it('what needs an account leads to the sign-in, and the project comes along under its id', async () => {
  const { page } = device;
  const projectId = /project\/([\w-]{36})/.exec(page.url())?.[1];
  const before = await shownPrice().textContent();
  await device.setOffline(false);
  await page.goto('/de/shop/account/orders');
  await page.getByLabel('Benutzername oder E-Mail').waitFor();
  await page.goto(`/de/shop/project/${projectId}`);
  await page.getByRole('link', { name: 'Anmelden und bestellen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last().click();
  const other = await device.context.newPage();
  await other.goto(`/de/shop/project/${projectId}`);
  await other.getByRole('link', { name: 'Anmelden und bestellen' }).waitFor();
  await page.getByRole('link', { name: 'Anmelden und bestellen' }).click();
  await page.getByLabel('Benutzername oder E-Mail').fill('chef');
  await page.getByLabel('Passwort').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText(/Projekte von vorhin sind jetzt in Ihrem Konto/).waitFor();
  await other.getByRole('button', { name: 'In den Warenkorb' }).waitFor();
  await other.close();
  await untilDetails(page);
  await expect.poll(() => shownPrice().textContent()).toBe(before);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  const view = await openServerView('chef');
  const ordered = async () => (await view.orders()).flatMap(({ lines }) => lines as { projectId: string }[]);
  await expect.poll(ordered).toMatchObject([{ projectId }]);
});

it('whoever signs in on a device with somebody else’s work is asked once, and may leave it or take it over later', async () => {
  const shared = await openDevice();
  const { page } = shared;
  const card = page.getByText(/aus einem Besuch ohne Anmeldung/);
  await page.goto('/de/home');
  await waitUntilInstalled(page);
  await page.getByText('Datei wählen, Preis sehen').waitFor();
  await dropOnPage(page, [smallFile('Vordach Ost')]);
  await rowOn(page, 'Vordach Ost').filter({ hasText: '1 Teil' }).waitFor();
  await page.goto(`/de/shop/project/${crypto.randomUUID()}`);
  await page.getByText('bitten Sie den Absender um die Datei').waitFor();
  await page.goto('/de/shop/login');
  await page.getByLabel('Benutzername oder E-Mail').fill('werkstatt');
  await page.getByLabel('Passwort').fill(password);
  await page.keyboard.press('Enter');
  await card.filter({ hasText: '„Vordach Ost“' }).waitFor();
  await page.getByRole('button', { name: 'Nicht meine' }).click();
  await card.waitFor({ state: 'detached' });
  await page.goto('/de/shop/account/device');
  await page.getByRole('button', { name: 'In mein Konto übernehmen' }).click();
  await page.getByText(/Ihr Projekt von vorhin ist jetzt in Ihrem Konto.*„Vordach Ost“/).waitFor();
  await page.goto('/de/shop/projects');
  await rowOn(page, 'Vordach Ost').waitFor();
  await shared.close();
});
