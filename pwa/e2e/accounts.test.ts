import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, setChecked } from './shop/act.ts';
import { type Device, openDevice } from './shop/device.ts';
import { keptLink } from './shop/kept-link.ts';
import { ownShop } from './shop/own-shop.ts';

const email = 'ida@moser.example';
const colleague = 'tom@moser.example';
const firstPassword = 'Neun Träger, ein Kran';
const secondPassword = 'Zehn Träger, ein Kran';

let tablet: Device;
let phone: Device;
beforeAll(async () => {
  const phoneSize = { width: 390, height: 844 };
  [tablet, phone] = await Promise.all([
    openDevice({ isUninstalled: true }),
    openDevice({ isUninstalled: true, ...phoneSize }),
  ]);
});
afterAll(() => Promise.all([tablet?.close(), phone?.close()]));

const popup = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('heading', { name, exact: true }).waitFor();
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const fillLogin = async (page: Page, userName: string, word: string) => {
  await field(page, 'Benutzername oder E-Mail').fill(userName);
  await field(page, 'Passwort').fill(word);
  await page.keyboard.press('Enter');
};
const logIn = async (page: Page, userName: string, word: string) => {
  if (!page.url().includes('/shop/login')) await page.goto('/de/shop/login');
  await fillLogin(page, userName, word);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Benutzer / })
    .waitFor();
};
const openAccount = async (page: Page) => {
  await page.goto('/de/shop/account');
  await page.getByRole('heading', { level: 1, name: 'Benutzerkonto' }).waitFor();
};
const fillPassword = async (page: Page, link: string, word: string) => {
  await page.goto(link);
  await field(page, 'Neues Passwort').fill(word);
  await field(page, 'Neues Passwort wiederholen').fill(word);
  await page.getByRole('button', { name: 'Passwort setzen' }).click();
};
/** Once it is set there is nothing to be entered any more. */
const setPassword = async (page: Page, link: string, word: string) => {
  await fillPassword(page, link, word);
  await field(page, 'Neues Passwort').waitFor({ state: 'detached' });
};
/** A locked device asks to sign in and has nothing of its user. */
const untilLocked = async (page: Page) => {
  await field(page, 'Benutzername oder E-Mail').waitFor();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(async () => (await databases()).filter((name) => /^(shop|mirror)-/.test(name ?? ''))).toEqual([]);
};

it('Enter signs in only once name and password are there; blanks do not count', async () => {
  const { page } = phone;
  let sentCount = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/1.0/session')) sentCount += 1;
  });
  await page.goto('/de/shop/login');
  for (const [userName = '', word = ''] of [['nobody'], ['nobody', '  '], ['', 'secret'], ['  ', 'secret']])
    await fillLogin(page, userName, word);
  await fillLogin(page, 'nobody', 'secret');
  await page
    .getByRole('alert')
    .filter({ hasText: /Passwort stimmt nicht/ })
    .waitFor();
  expect(sentCount).toBe(1);
});

it('a wrong password is told and the name stays; after too many the account is closed for a while, also to the right one', async () => {
  const { page } = phone;
  await page.goto('/de/shop/login');
  await fillLogin(page, 'demo', 'stahlbau-2026!');
  await page
    .getByRole('alert')
    .filter({ hasText: /Passwort stimmt nicht/ })
    .waitFor();
  await expect.poll(() => field(page, 'Benutzername oder E-Mail').inputValue()).toBe('demo');
  const { url } = await ownShop();
  for (let n = 0; n < 9; n++) {
    const body = JSON.stringify({ userName: 'demo', password: `wrong ${n}`, deviceName: 'test' });
    expect((await fetch(`${url}/api/1.0/session`, { method: 'POST', body })).status).toBe(401);
  }
  await fillLogin(page, 'demo', password);
  await page
    .getByRole('alert')
    .filter({ hasText: /Zu viele Versuche/ })
    .waitFor();
});

it('a company registers by keyboard alone, confirms the mailed link and signs in', async () => {
  const { page } = tablet;
  await page.goto('/de/home');
  await page.getByRole('link', { name: 'Registrieren', exact: true }).focus();
  await page.keyboard.press('Enter');
  await popup(page, 'Registrieren');
  await page.getByRole('radio', { name: 'als Firma' }).focus();
  for (const text of ['Zimmerei Moser', 'Ida', 'Moser', email, email, firstPassword, 'vertippt']) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press('Enter');
  await page.getByText('Passwort und Passwort (Wdh) stimmen nicht überein.').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(firstPassword);
  for (const key of ['Tab', 'Space', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.goto(await keptLink(email, 'Registrierung'));
  await popup(page, 'Registrierung bestätigen');
  expect(new URL(page.url()).pathname).toBe('/de/shop/confirmRegistration');
  await page.getByRole('button', { name: 'Registrierung bestätigen' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Anmelden' }).click();
  await logIn(page, email, firstPassword);
  await openAccount(page);
  await page.getByRole('main').getByText('Zimmerei Moser').first().waitFor();
});

it('a lost password is replaced by a mailed link, which serves once; the device of before locks', async () => {
  const { page } = phone;
  await page.goto('/de/shop/login');
  await page.getByRole('link', { name: 'Passwort vergessen' }).click();
  await field(page, 'Email-Adresse').fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  const link = await keptLink(email, 'neues Passwort');
  await setPassword(page, link, secondPassword);
  await untilLocked(tablet.page);
  await fillPassword(page, link, firstPassword);
  await page.getByText(/Dieser Link gilt nicht mehr/).waitFor();
  await page.goto('/de/shop/login');
  await fillLogin(page, email, firstPassword);
  await page
    .getByRole('alert')
    .filter({ hasText: /Passwort stimmt nicht/ })
    .waitFor();
  await logIn(tablet.page, email, secondPassword);
});

it('the admin of a company invites a colleague, who has the rights he was given and no others', async () => {
  const { page } = tablet;
  await openAccount(page);
  await page.getByRole('link', { name: 'Benutzer anlegen' }).click();
  await popup(page, 'Neuer Benutzer');
  await field(page, 'Vorname').fill('Tom');
  await field(page, 'Nachname').fill('Gruber');
  await field(page, 'Benutzername').fill('tom.gruber');
  await field(page, 'Email-Adresse').fill(colleague);
  await setChecked(page.getByRole('checkbox', { name: 'Darf Projekte hochladen' }));
  await page.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Tom Gruber' });
  await row.getByText('darf hochladen').waitFor();
  await row.getByText('eingeladen, noch ohne Passwort').waitFor();
  await setPassword(phone.page, await keptLink(colleague, 'Einladung'), secondPassword);
  await logIn(phone.page, 'tom.gruber', secondPassword);
  await openAccount(phone.page);
  await phone.page.getByText('darf hochladen').first().waitFor();
  expect(await phone.page.getByRole('link', { name: 'Benutzer anlegen' }).count()).toBe(0);
  expect(await phone.page.getByRole('link', { name: /^Warenkorb/ }).count()).toBe(0);
});

it('a user who is switched off is locked out of his device and cannot sign in again', async () => {
  const { page } = tablet;
  await page.getByRole('link', { name: 'Benutzer tom.gruber ändern' }).click();
  await setChecked(page.getByRole('checkbox', { name: /^Aktiv/ }), false);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Tom Gruber' }).getByText('nicht aktiv').waitFor();
  await untilLocked(phone.page);
  await fillLogin(phone.page, 'tom.gruber', secondPassword);
  await phone.page
    .getByRole('alert')
    .filter({ hasText: /nicht aktiv/ })
    .waitFor();
});
