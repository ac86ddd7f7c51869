import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, setChecked, signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

const plates = 'Knotenplatten Halle Nord';
const hostile = '<img src=x onerror="document.title=\'broken\'"> ab 7. Januar';
let admin: Device;
let tablet: Device;
let phone: Device;
let colleague: Device;
beforeAll(async () => {
  [admin, tablet, phone, colleague] = await Promise.all([
    openDevice(),
    openDevice(),
    openDevice({ width: 390, height: 844, isDark: true }),
    openDevice(),
  ]);
  await Promise.all([
    signIn(admin.page, 'admin'),
    signIn(tablet.page, 'werkstatt'),
    signIn(phone.page, 'werkstatt'),
    signIn(colleague.page, 'leser'),
  ]);
});
afterAll(() => Promise.all([admin, tablet, phone, colleague].map((device) => device.close())));

const count = ({ page }: Device) => page.getByRole('banner').getByRole('link', { name: /^Nachrichten, / });
const countIs = (device: Device, number: number) =>
  device.page
    .getByRole('banner')
    .getByRole('link', { name: `Nachrichten, ${number} ungelesen` })
    .waitFor();
const write = async (page: Page, subject: string, text: string) => {
  await page.getByLabel('Betreff').fill(subject);
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(text);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Die Nachricht ist gesendet.').waitFor();
};

it('a message about a customer’s project leads the operator to it, and he answers from there', async () => {
  await openProject(tablet.page, plates);
  await tablet.page.getByRole('button', { name: 'Preis anfragen' }).click();
  await tablet.page.getByRole('button', { name: 'Anfrage senden' }).click();
  const { page } = admin;
  expect(await count(tablet).count()).toBe(0);
  await count(admin).click();
  await page.getByRole('link', { name: 'Zum Projekt' }).waitFor();
  await page.getByRole('link', { name: 'Zur Preisanfrage' }).click();
  await page.getByRole('heading', { level: 2, name: plates }).waitFor();
  await page.getByRole('link', { name: 'Nachricht senden' }).click();
  await page.getByRole('dialog', { name: 'Nachricht senden' }).getByText(plates).waitFor();
});

it('nothing is sent without a subject and a text', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Bitte geben Sie einen Betreff an.').waitFor();
  await page.getByText('Bitte schreiben Sie eine Nachricht.').waitFor();
});

it('without a network it is said that the message was not sent, and what was written stays', async () => {
  const { page } = admin;
  await page.getByLabel('Betreff').fill('Lochbild');
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Bitte Platte 12 prüfen');
  await admin.setOffline(true);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Beim Senden/Anlegen der Nachricht ist ein Fehler aufgetreten!').waitFor();
  await page.getByText('Der Server ist gerade nicht erreichbar').first().waitFor();
  await admin.setOffline(false);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Die Nachricht ist gesendet.').waitFor();
});

it('one to whoever asked reaches all his devices at once with its project, and none of his colleagues', async () => {
  await Promise.all([countIs(tablet, 1), countIs(phone, 1)]);
  await count(tablet).click();
  await tablet.page.getByRole('heading', { name: 'Lochbild' }).waitFor();
  await tablet.page.getByRole('link', { name: 'Zum Projekt' }).click();
  await tablet.page.getByRole('heading', { level: 1, name: plates }).waitFor();
  expect(await count(colleague).count()).toBe(0);
});

it('one to the company reaches all of its users, and Escape closes the popup', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Weitere Nachricht' }).click();
  await setChecked(page.getByRole('radio', { name: /^Alle Benutzer von Holzbau Lindner/ }));
  await write(page, 'An die Firma', 'Für alle bei Ihnen');
  await Promise.all([countIs(tablet, 2), countIs(colleague, 1)]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/de/shop/adminProjects');
});

it('one to everybody reaches everybody, the urgent one first, and its text does nothing', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Verwaltung' }).click();
  await page.getByRole('menuitem', { name: 'Nachricht an alle' }).click();
  await page.getByRole('button', { name: /Priorität/ }).click();
  await page.getByRole('option', { name: 'dringend' }).click();
  await write(page, 'Betriebsferien', hostile);
  await Promise.all([countIs(tablet, 3), countIs(colleague, 2), countIs(admin, 2)]);
  await count(colleague).click();
  await colleague.page.getByText(hostile).waitFor();
  expect(await colleague.page.title()).toMatch(/^Nachrichten/);
  await colleague.page.getByRole('heading', { name: 'An die Firma' }).waitFor();
  await expect
    .poll(() => colleague.page.getByRole('heading', { level: 2 }).first().textContent())
    .toBe('Betriebsferien');
});

it('what is marked as read without a network is read on the other device later', async () => {
  const { page } = tablet;
  await page.goto('/de/shop/messages');
  await waitUntilInstalled(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Betriebsferien' }).waitFor();
  await tablet.setOffline(true);
  await page.reload();
  await page.getByText(/Offline: Neue Nachrichten/).waitFor();
  await page.getByRole('button', { name: 'Gelesen', exact: true }).first().click();
  await countIs(tablet, 2);
  await countIs(phone, 3);
  await tablet.setOffline(false);
  await waitForSyncState(page, 'aktuell');
  await countIs(phone, 2);
});

it('all are marked as read at once, and the count is gone', async () => {
  await count(phone).click();
  await phone.page.getByRole('button', { name: 'Alle gelesen' }).click();
  await count(phone).waitFor({ state: 'detached' });
  await count(tablet).waitFor({ state: 'detached' });
});

it('a shop without keys for notifications says so', async () => {
  await colleague.page.goto('/de/shop/messages');
  await colleague.page.getByText('Dieser Shop verschickt zurzeit keine Benachrichtigungen.').waitFor();
  await expect.poll(() => colleague.page.getByRole('switch', { name: /benachrichtigen/ }).isDisabled()).toBe(true);
});
