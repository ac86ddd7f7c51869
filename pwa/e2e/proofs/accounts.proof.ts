import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, sampleAs, setChecked, waitForSyncState } from '../shop/act.ts';
import { axeFindings } from '../shop/axe-findings.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { keptLink } from '../shop/kept-link.ts';

const email = 'ida@moser.example';
const newEmail = 'ida.moser@moser.example';
const colleague = 'tom@moser.example';
const firstPassword = 'Neun Träger, ein Kran';
const secondPassword = 'Zehn Träger, ein Kran';

let tablet: Device;
let phone: Device;
beforeAll(async () => {
  tablet = await openDevice();
  phone = await openDevice({ width: 390, height: 844, isDark: true });
});
afterAll(() => Promise.all([tablet.close(), phone.close()]));

const popup = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('heading', { name, exact: true }).waitFor();
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

const logIn = async (page: Page, userName: string, word: string) => {
  if (!page.url().includes('/shop/login')) await page.goto('/de/shop/login');
  await field(page, 'Benutzername oder E-Mail').fill(userName);
  await field(page, 'Passwort').fill(word);
  await page.keyboard.press('Enter');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Benutzer / })
    .waitFor();
};
const openAccount = async (page: Page) => {
  await page.goto('/de/shop/account');
  await page.getByRole('heading', { level: 1, name: 'Benutzerkonto' }).waitFor();
};
const setPassword = async (page: Page, link: string, word: string) => {
  await page.goto(link);
  await field(page, 'Neues Passwort').fill(word);
  await field(page, 'Neues Passwort wiederholen').fill(word);
  await page.getByRole('button', { name: 'Passwort setzen' }).click();
  await page.getByText('Ihr neues Passwort gilt ab jetzt.').waitFor();
};
/** A device that is locked says why, and has nothing of its user. */
const untilLocked = async (page: Page, why: RegExp) => {
  await page.getByText('Dieses Gerät ist gesperrt.').waitFor();
  await page.getByText(why).waitFor();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(async () => (await databases()).filter((name) => /^(shop|mirror)-/.test(name ?? ''))).toEqual([]);
};

it('a company registers by keyboard alone, confirms the mailed link and signs in', async () => {
  const { page } = tablet;
  await page.goto('/de/home');
  await page.getByRole('link', { name: 'Registrieren', exact: true }).focus();
  await page.keyboard.press('Enter');
  await popup(page, 'Registrieren');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('radio', { name: 'als Firma' }).focus();
  for (const text of ['Zimmerei Moser', 'Ida', 'Moser', email, email, firstPassword, 'vertippt']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.getByText('Passwort und Passwort (Wdh) stimmen nicht überein.').waitFor();
  await page.getByText('Bitte stimmen Sie der Datenschutzerklärung zu.').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(firstPassword);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(`Wir haben eine E-Mail an ${email} geschickt.`).waitFor();
  await page.goto(await keptLink(email, 'Registrierung'));
  await popup(page, 'Registrierung bestätigen');
  expect(new URL(page.url()).pathname).toBe('/de/shop/confirmRegistration');
  await page.getByRole('button', { name: 'Registrierung bestätigen' }).click();
  await page.getByText('Ihr Benutzerkonto ist angelegt.').waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'Anmelden' }).click();
  await logIn(page, email, firstPassword);
  await openAccount(page);
  await page.getByText('Zimmerei Moser').first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

it('a lost password is replaced by a mailed link, which serves once; the device of before locks', async () => {
  const { page } = phone;
  await page.goto('/de/shop/login');
  await page.getByRole('dialog').getByRole('heading', { name: 'Anmelden' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Passwort vergessen' }).click();
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await page.getByText('Die Email-Adresse darf nicht leer sein').waitFor();
  await field(page, 'Email-Adresse').fill('ida@');
  await page.getByText('Die Email-Adresse ist ungültig').waitFor();
  await field(page, 'Email-Adresse').fill(email);
  await phone.setOffline(true);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await page.getByText('Dafür wird eine Verbindung gebraucht.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await phone.setOffline(false);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await page.getByText(/ist die E-Mail unterwegs/).waitFor();
  const link = await keptLink(email, 'neues Passwort');
  await setPassword(page, link, secondPassword);
  await untilLocked(tablet.page, /auf diesem Gerät abgemeldet/);
  await page.goto(link);
  await field(page, 'Neues Passwort').fill(firstPassword);
  await field(page, 'Neues Passwort wiederholen').fill(firstPassword);
  await page.getByRole('button', { name: 'Passwort setzen' }).click();
  await page.getByText(/Dieser Link gilt nicht mehr/).waitFor();
  await page.reload();
  await page.getByText('Hier fehlt der Link aus der E-Mail.').waitFor();
  await logIn(tablet.page, email, secondPassword);
});

it('the admin of a company invites a colleague, who has the rights he was given and no others', async () => {
  const { page } = tablet;
  await openAccount(page);
  await page.getByRole('link', { name: 'Benutzer anlegen' }).click();
  await popup(page, 'Neuer Benutzer');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await page.getByText('Bitte geben Sie den Vornamen an.').waitFor();
  await field(page, 'Vorname').fill('Tom');
  await field(page, 'Nachname').fill('Gruber');
  await field(page, 'Benutzername').fill('tom.gruber');
  await field(page, 'Email-Adresse').fill(email);
  await setChecked(page.getByRole('checkbox', { name: 'Darf Projekte hochladen' }));
  await page.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await page.getByText('Diese E-Mail-Adresse hat schon ein Benutzer Ihrer Firma.').waitFor();
  await expect.poll(() => field(page, 'Nachname').inputValue()).toBe('Gruber');
  await field(page, 'Email-Adresse').fill(colleague);
  await page.getByRole('button', { name: 'Anlegen und einladen' }).click();
  await page.getByText(`Wir haben eine E-Mail an ${colleague} geschickt.`).waitFor();
  await page.getByRole('button', { name: 'Fertig' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Tom Gruber' });
  await row.getByText('darf hochladen').waitFor();
  await row.getByText('eingeladen, noch ohne Passwort').waitFor();
  await setPassword(phone.page, await keptLink(colleague, 'Einladung'), secondPassword);
  await logIn(phone.page, 'tom.gruber', secondPassword);
  await openAccount(phone.page);
  await phone.page.getByText('darf hochladen').first().waitFor();
  expect(await phone.page.getByText('Benutzer anlegen').count()).toBe(0);
  expect(await phone.page.getByRole('link', { name: /Warenkorb/ }).count()).toBe(0);
  expect(await axeFindings(phone.page)).toEqual([]);
});

it('the list of devices comes by itself once the server answers again, also where the browser never missed the network', async () => {
  const { context, page } = phone;
  const sessions = '**/api/1.0/account/sessions*';
  await context.route(sessions, (route) => route.abort('connectionrefused'));
  await openAccount(page);
  await page.getByText('Die Liste Ihrer Geräte kommt vom Server.').waitFor();
  await context.unroute(sessions);
  await page.getByText('dieses Gerät', { exact: true }).waitFor();
});

it('saving an unchanged user closes; a new address of one’s own takes the password and counts once it is confirmed', async () => {
  const { page } = tablet;
  await page.getByRole('link', { name: 'Daten ändern' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Daten ändern' }).click();
  await field(page, 'Email-Adresse').fill(newEmail);
  await field(page, 'Ihr Passwort').fill('falsch geraten');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page
    .getByRole('alert')
    .getByText(/Das bisherige Passwort stimmt nicht/)
    .waitFor();
  await field(page, 'Ihr Passwort').fill(secondPassword);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText(`Wir haben eine E-Mail an ${newEmail} geschickt.`).waitFor();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByText(`${newEmail} ist noch nicht bestätigt.`).waitFor();
  await page.goto(await keptLink(newEmail, 'bestätigen'));
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await page.getByText(`${newEmail} ist jetzt die Adresse Ihres Benutzerkontos.`).waitFor();
  expect(new URL(page.url()).pathname).toBe('/de/shop/account/confirmEmailChange');
  await openAccount(page);
  await page.getByText(newEmail).first().waitFor();
});

it('a password is changed by the old one; the other device is signed out from here and locks', async () => {
  const { page } = tablet;
  await page.getByRole('link', { name: 'Passwort ändern' }).click();
  await popup(page, 'Passwort ändern');
  expect(await axeFindings(page)).toEqual([]);
  await field(page, 'Bisheriges Passwort').fill(secondPassword);
  await field(page, 'Neues Passwort').fill(firstPassword);
  await field(page, 'Neues Passwort wiederholen').fill(secondPassword);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByText('Passwort und Passwort (Wdh) stimmen nicht überein.').waitFor();
  await field(page, 'Neues Passwort wiederholen').fill(firstPassword);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByText(/Ihr neues Passwort gilt ab jetzt/).waitFor();
  const other = await openDevice({ width: 390, height: 844 });
  try {
    await logIn(other.page, newEmail, firstPassword);
    await openAccount(page);
    await page.getByRole('button', { name: /^Chrome auf Linux abmelden$/ }).click();
    await untilLocked(other.page, /auf diesem Gerät abgemeldet/);
    await page
      .getByRole('button', { name: /abmelden$/ })
      .first()
      .waitFor({ state: 'detached' });
  } finally {
    await other.close();
  }
});

it('a user who is switched off is locked out of his device, and told what becomes of his unsent work', async () => {
  const { page } = tablet;
  await phone.page.goto('/de/shop/projects');
  await phone.page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
  await phone.setOffline(true);
  await dropFile(phone.page, sampleAs('winkel-rhs-flach.btlx', 'Noch nicht gesendet'));
  await waitForSyncState(phone.page, /^offline, \d+ warte[nt]/);
  await page.getByRole('link', { name: 'Benutzer tom.gruber ändern' }).click();
  await setChecked(page.getByRole('checkbox', { name: /^Aktiv/ }), false);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Tom Gruber' }).getByText('nicht aktiv').waitFor();
  await phone.setOffline(false);
  await untilLocked(phone.page, /nicht aktiv/);
  await phone.page.getByText(/bleibt verschlüsselt hier.*noch nicht gesendet war, ist nicht bestellt/).waitFor();
  await field(phone.page, 'Benutzername oder E-Mail').fill('tom.gruber');
  await field(phone.page, 'Passwort').fill(secondPassword);
  await phone.page.keyboard.press('Enter');
  await phone.page
    .getByRole('alert')
    .getByText(/nicht aktiv/)
    .waitFor();
  await phone.page
    .getByRole('alert')
    .getByText(/bleibt verschlüsselt hier/)
    .waitFor();
});

it('without a network the account shows what the device knows and says what it does not', async () => {
  const { page } = tablet;
  await tablet.setOffline(true);
  await openAccount(page);
  await page.getByText('Die Liste Ihrer Geräte kommt vom Server.').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Tom Gruber' }).waitFor();
  await page.getByRole('link', { name: 'Daten ändern' }).click();
  await page.getByText('Zum Speichern wird eine Verbindung gebraucht.').waitFor();
  await field(page, 'Vorname').fill('Idalia');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Dafür wird eine Verbindung gebraucht.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await tablet.setOffline(false);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Idalia Moser').first().waitFor();
});

it('a message to the shop that still waits is told before a sign-out takes it away', async () => {
  const { page } = tablet;
  await tablet.setOffline(true);
  await page.goto('/de/contact');
  await field(page, 'Name').fill('Ida Moser');
  await field(page, 'Email-Adresse').fill(newEmail);
  await field(page, 'Nachricht').fill('Liefern Sie auch an die Baustelle?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Ihre Nachricht wartet auf das Netz.').waitFor();
  await page.goto('/de/shop/projects/logout');
  await page.getByText('1 Nachricht an uns ist noch nicht gesendet.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.waitForURL(/\/de\/home$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('letters'))).toBeNull();
});
