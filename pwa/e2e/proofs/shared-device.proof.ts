import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, setChecked, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { findInFolder } from '../shop/find-in-folder.ts';
import { launchBrowser } from '../shop/launch-browser.ts';
import { ownShop } from '../shop/own-shop.ts';
import { shopOrigin } from '../shop/prepared-profiles.ts';

const street = 'Pfauenaugenweg 17';
/** Typed and not saved. */
const draft = 'Vuqhojximeg 3';
/** In a field that shows only once 'Herr' is chosen. */
const lateDraft = 'Wobqixander';
const words = ['Pfauenaugenweg', 'Quarzhain', draft, lateDraft];
const firstPin = '846205';
const pin = '735194';
/** Stored in clear by the test itself, to see that the search would find it. */
const control = 'Glockenblumenwiese';

let profile: string;
let context: BrowserContext;
let page: Page;
const open = async () => {
  context = await launchBrowser(profile, { baseURL: shopOrigin, servedAt: (await ownShop()).url });
  page = context.pages()[0] ?? (await context.newPage());
  context.setDefaultTimeout(30_000);
};
beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'shared-'));
  await open();
});
afterAll(async () => {
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const logIn = async (userName: string, isShared = true) => {
  await page.getByLabel('Benutzername oder E-Mail').fill(userName);
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('checkbox', { name: 'Dieses Gerät benutzen auch andere' }).setChecked(isShared, { force: true });
  await page.getByLabel('Benutzername oder E-Mail').press('Enter');
  await page.getByRole('button', { name: `Benutzer ${userName}` }).waitFor();
};
const locked = () => page.getByRole('heading', { name: 'Dieses Gerät ist gesperrt' });
const wishToLock = async () => {
  await page.getByRole('button', { name: /^Benutzer / }).click();
  await page.getByRole('menuitem', { name: 'Gerät sperren' }).click();
};
const lock = async () => {
  await wishToLock();
  await locked().waitFor();
};
const unlock = async (tried: string) => {
  await page.getByLabel(/^PIN von /).fill(tried);
  await page.getByRole('button', { name: 'Entsperren' }).click();
};
const keepPin = async (wished: string) => {
  await field('Neue PIN').fill(wished);
  await field('PIN wiederholen').fill(wished);
  await page.getByRole('button', { name: 'PIN speichern' }).click();
};
const isProposed = () => page.getByRole('checkbox', { name: 'Als Lieferadresse vorschlagen' });
const choosePerson = async () => {
  await page.getByRole('button', { name: 'Anrede' }).click();
  await page.getByRole('option', { name: 'Herr' }).click();
};
const showAddresses = async () => {
  await page.goto('/de/shop/account/addresses');
  await page.getByRole('heading', { level: 1, name: 'Adressen' }).waitFor();
};

/** As another window gets it from this one. */
const readKey = () =>
  page.evaluate(async () => {
    const devices = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('knotenblech');
      opening.addEventListener('success', () => done(opening.result));
    });
    const userId = await new Promise<unknown>((done) => {
      const reading = devices.transaction('user').objectStore('user').getAllKeys();
      reading.addEventListener('success', () => done(reading.result[0]));
    });
    devices.close();
    const channel = new BroadcastChannel('knotenblech-key');
    const answer = new Promise<Uint8Array>((done) => {
      channel.addEventListener('message', ({ data }) => done(data.dataKey as Uint8Array));
    });
    channel.postMessage({ ask: userId });
    return [...(await answer)];
  });

it('a shared device locks, holds nothing readable meanwhile, and opens by PIN without a network with what was typed', async () => {
  await page.clock.install();
  await page.goto('/de/shop/login');
  await logIn('chef');
  await waitUntilInstalled(page);
  await page.getByRole('link', { name: 'PIN festlegen' }).click();
  await page.getByRole('button', { name: 'PIN festlegen' }).click();
  await keepPin(firstPin);
  await page.getByRole('button', { name: 'PIN ändern' }).click();
  await field('Bisherige PIN').fill('846206');
  await keepPin(pin);
  await page.getByText('Noch 4 Versuche.').waitFor();
  await field('Bisherige PIN').fill(firstPin);
  await keepPin(pin);
  await page.getByRole('button', { name: 'PIN ändern' }).waitFor();
  const key = Buffer.from(await readKey());
  expect(key).toHaveLength(32);

  await showAddresses();
  await waitForSyncState(page, 'aktuell');
  await context.setOffline(true);
  await page.goto('/de/shop/account/addresses/edit/new');
  await field('Straße und Hausnummer').fill(street);
  await field('Postleitzahl').fill('86150');
  await field('Ort').fill('Quarzhain');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await waitForSyncState(page, /1 wartet/);
  await page.goto('/de/shop/account/addresses/edit/new');
  await field('Straße und Hausnummer').fill(draft);
  await choosePerson();
  await field('Nachname').fill(lateDraft);
  const wasProposed = await isProposed().isChecked();
  await setChecked(isProposed(), !wasProposed);
  await page.clock.fastForward('11:00');
  await locked().waitFor();
  expect(await page.title()).toBe('Dieses Gerät ist gesperrt · Knotenblech');
  await page.evaluate((word) => localStorage.setItem('control', word), control);
  await context.close();
  expect(findInFolder(profile, [control])).not.toEqual([]);
  expect(findInFolder(profile, [...words, key, key.toString('base64'), key.toString('hex')])).toEqual([]);

  await open();
  await page.clock.install();
  await context.setOffline(true);
  await page.goto('/de/shop/account/addresses/edit/new');
  await locked().waitFor();
  await unlock('735195');
  await page.getByText('Noch 4 Versuche.').waitFor();
  await unlock(pin);
  await expect.poll(() => field('Straße und Hausnummer').inputValue()).toBe(draft);
  expect(await isProposed().isChecked()).toBe(!wasProposed);
  await page.clock.fastForward('00:40');
  await choosePerson();
  await expect.poll(() => field('Nachname').inputValue()).toBe(lateDraft);
  await showAddresses();
  await page.getByText(street).waitFor();
  await waitForSyncState(page, /1 wartet/);
  const second = await context.newPage();
  await second.goto('/de/shop/account/addresses');
  await second.getByText(street).waitFor();
  await lock();
  await second.getByRole('heading', { name: 'Dieses Gerät ist gesperrt' }).waitFor();
  await second.close();

  await context.setOffline(false);
});

it('a shared device without a PIN says at once that it opens with a network only, asks before it locks where there is none, and says no other there', async () => {
  await page.goto('/de/shop/login');
  await logIn('werkstatt');
  await page
    .getByRole('note')
    .getByText(/hat keine PIN.*nur mit Verbindung/)
    .waitFor();
  await context.setOffline(true);
  const question = page.getByRole('dialog', { name: 'Ohne PIN kommen Sie erst mit Netz wieder hinein' });
  await wishToLock();
  await question.getByRole('button', { name: 'PIN festlegen' }).click();
  await page.getByRole('heading', { name: 'Gemeinsames Gerät' }).waitFor();
  await wishToLock();
  await question.getByRole('button', { name: 'Trotzdem sperren' }).click();
  await locked().waitFor();
  await page.getByText(/keine PIN.*wird eine Verbindung gebraucht/).waitFor();
  await page.getByRole('link', { name: 'Mit Passwort anmelden' }).click();
  await page.getByLabel('Benutzername oder E-Mail').fill('werkstatt');
  await page.getByLabel('Passwort').fill(password);
  await page.getByLabel('Passwort').press('Enter');
  await page.getByText('Zum Anmelden wird eine Verbindung gebraucht.').waitFor();
  await page.getByText(/gilt keine PIN: Ohne Netz öffnet es sich nicht/).waitFor();
  await context.setOffline(false);
  await logIn('werkstatt');
  await page.goto('/de/shop/login');
  await logIn('chef');
});

it('what is typed in another window stays when its user signs in again and says otherwise whether others use the device', async () => {
  const other = await context.newPage();
  const typed = other.getByRole('textbox', { name: 'Straße und Hausnummer', exact: true });
  await other.goto('/de/shop/account/addresses/edit/new');
  await typed.fill(draft);
  const mark = () => other.evaluate(() => document.documentElement.dataset['mark']);
  await other.evaluate(() => {
    document.documentElement.dataset['mark'] = 'not loaded anew';
  });
  const guardedWindows = () =>
    other.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.filter(({ name }) => name === 'knotenblech-unlocked').length;
    });
  for (const isShared of [false, true]) {
    await page.goto('/de/shop/login');
    await logIn('chef', isShared);
    await expect.poll(guardedWindows).toBe(isShared ? 2 : 0);
    expect([await mark(), await typed.inputValue()]).toEqual(['not loaded anew', draft]);
  }
  await lock();
  await other.getByRole('heading', { name: 'Dieses Gerät ist gesperrt' }).waitFor();
  await page.getByRole('link', { name: 'Mit Passwort anmelden' }).click();
  await logIn('chef');
  await expect.poll(() => typed.inputValue()).toBe(draft);
});
