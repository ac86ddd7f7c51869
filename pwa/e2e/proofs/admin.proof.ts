import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  setChecked,
  settledAmount,
  signIn,
  untilDetails,
  waitForSyncState,
  waitUntilInstalled,
} from '../shop/act.ts';
import { type Device, openDevice, openInstalled } from '../shop/device.ts';
import { frameName } from '../shop/part-quantity.ts';

const plates = 'Winkel, Pfosten und Flachstahl';
let tablet: Device;
let admin: Device;
beforeAll(async () => {
  [tablet, admin] = await Promise.all([openInstalled('werkstatt'), openInstalled('admin')]);
  await openProject(tablet.page, plates);
  await putInBasket(tablet.page);
  await goToLastOrderStep(tablet.page);
  await orderWithConsent(tablet.page);
  await tablet.page.waitForURL(/order-completed/);
});
afterAll(() => Promise.all([tablet.close(), admin.close()]));

const openFromMenu = async (name: string) => {
  await admin.page.getByRole('button', { name: 'Verwaltung' }).click();
  await admin.page.getByRole('menuitem', { name, exact: true }).click();
  await admin.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};
const choose = async (page: Page, field: string, option: string | RegExp) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
};

it('the whole order is there for the operator, with amounts, addresses and the confirmation', async () => {
  const { page } = admin;
  await openFromMenu('Bestellungen aller Kunden');
  await page.getByRole('link', { name: /^Nr\. / }).click();
  await page.getByRole('heading', { name: 'Beträge' }).waitFor();
  await page.getByText('Rechnungsadresse').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Auftragsbestätigung (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Auftragsbestätigung \d+\.pdf$/);
});

it('what is hidden and how many stand on a page survives a reload', async () => {
  const { page } = admin;
  await page.goto('/de/shop/adminOrders');
  await setChecked(page.getByRole('switch', { name: 'Abgeschlossene ausblenden' }), false);
  await choose(page, 'Einträge je Seite', '25 je Seite');
  await page.waitForURL(/finished=true.*size=25|size=25.*finished=true/);
  await page.reload();
  await page.getByRole('link', { name: /^Nr\. / }).waitFor();
  await expect.poll(() => page.getByRole('switch', { name: 'Abgeschlossene ausblenden' }).isChecked()).toBe(false);
  await expect.poll(() => page.getByRole('switch', { name: 'Stornierte ausblenden' }).isChecked()).toBe(true);
});

it('a voucher that the operator makes is used in a basket, and not once it is switched off', async () => {
  await openFromMenu('Gutscheine');
  await admin.page.getByRole('link', { name: 'Neuer Gutschein' }).click();
  const popup = admin.page.getByRole('dialog', { name: 'Neuer Gutschein' });
  await popup.getByRole('textbox', { name: 'Code', exact: true }).fill('messe 12');
  await popup.getByRole('button', { name: 'Speichern' }).click();
  await popup.getByText(/Bitte einen Betrag/).waitFor();
  await popup.getByRole('textbox', { name: 'Wert in €' }).fill('12,34');
  await popup.getByRole('button', { name: 'Speichern' }).click();
  await admin.page.getByRole('row', { name: /MESSE12.*12,34/ }).waitFor();

  const { page } = tablet;
  const enterCode = async () => {
    await page.goto('/de/shop/basket');
    await page.getByRole('link', { name: 'Weiter: Adressen' }).click();
    await page.getByRole('button', { name: 'Weiter: Fertigung und Lieferung' }).click();
    for (const code of ['', 'Messe12']) {
      await page.getByLabel('Gutscheincode (freiwillig)').fill(code);
      await page.keyboard.press('Enter');
    }
  };
  await openProject(page, plates);
  await putInBasket(page);
  await enterCode();
  await page.getByText(/Gutschein MESSE12: [-−]12,34/).waitFor();

  await admin.page.getByRole('button', { name: 'Deaktivieren: MESSE12' }).click();
  await admin.page.getByText('MESSE12 ist deaktiviert.').waitFor();
  await enterCode();
  await page.getByRole('dialog', { name: 'Gutschein ungültig' }).waitFor();
});

it('a rate of the base data that is changed changes the price on an open tablet', async () => {
  const { page } = tablet;
  await openProject(page, frameName);
  const price = () => settledAmount(page.getByRole('button', { name: /Projekt netto/ }));
  const before = await price();

  await openFromMenu('Basisdaten');
  await admin.page.getByRole('searchbox', { name: 'Zeile suchen' }).fill('factor.material');
  await admin.page.getByRole('button', { name: 'Faktor Material ändern' }).click();
  await admin.page.getByRole('textbox', { name: 'Wert', exact: true }).fill('1,5');
  await admin.page.getByRole('textbox', { name: 'Grund oder Quelle' }).fill('Walzwerk erhöht');
  await admin.page.getByRole('button', { name: 'Als neue Version speichern' }).click();
  await admin.page.getByText(/Gespeichert, gilt ab/).waitFor();
  await admin.page.getByText('Protokoll').click();
  await admin.page.getByText('Wert: 1,20 → 1,5').waitFor();
  await admin.page.getByText(/Martina Kern · Walzwerk erhöht/).waitFor();

  await expect.poll(price).not.toBe(before);
});

it('a phone number of the operator that is changed stands on every open screen', async () => {
  const phone = '+49 821 4711';
  const visitor = await openDevice();
  try {
    const [imprint, contact] = [await tablet.context.newPage(), await tablet.context.newPage()];
    await Promise.all([imprint.goto('/de/imprint'), contact.goto('/de/contact'), visitor.page.goto('/de/imprint')]);
    const places = [
      tablet.page.getByRole('complementary', { name: 'Service' }),
      imprint.getByRole('main'),
      imprint.getByRole('contentinfo'),
      contact.getByRole('main'),
      contact.getByRole('contentinfo'),
    ];
    const visited = [visitor.page.getByRole('main'), visitor.page.getByRole('contentinfo')];
    for (const place of [...places, ...visited]) await place.getByText('+49 821 0000000').waitFor();

    await openFromMenu('Basisdaten');
    await choose(admin.page, 'Art der Daten', 'Betreiber');
    const row = admin.page.getByRole('button', { name: 'Ändern', exact: true });
    await expect.poll(() => row.count()).toBe(1);
    await row.click();
    await admin.page.getByRole('textbox', { name: 'Telefon', exact: true }).fill(phone);
    await admin.page.getByRole('textbox', { name: 'Grund oder Quelle' }).fill('neue Anlage');
    await admin.page.getByRole('button', { name: 'Als neue Version speichern' }).click();
    await admin.page.getByText(/Gespeichert, gilt ab/).waitFor();
    for (const place of places) await place.getByText(phone).waitFor();

    await visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    for (const place of visited) await place.getByText(phone).waitFor();
    await Promise.all([imprint.close(), contact.close()]);
  } finally {
    await visitor.close();
  }
});

it('the operator adds a user to a customer, who stands there as invited', async () => {
  await openFromMenu('Kunden');
  await admin.page.getByRole('link', { name: 'Holzbau Lindner GmbH' }).click();
  await admin.page.getByRole('link', { name: 'Benutzer anlegen' }).click();
  const popup = admin.page.getByRole('dialog', { name: 'Neuer Benutzer' });
  await popup.getByRole('textbox', { name: 'Vorname' }).fill('Tom');
  await popup.getByRole('textbox', { name: 'Nachname' }).fill('Tischler');
  await popup.getByRole('textbox', { name: 'Benutzername' }).fill('geselle');
  await popup.getByRole('textbox', { name: 'Email-Adresse' }).fill('geselle@example.org');
  await popup.getByRole('button', { name: 'Anlegen und einladen' }).click();
  const sent = admin.page.getByRole('dialog', { name: 'E-Mail ist unterwegs' });
  await sent.getByText('geselle@example.org').waitFor();
  await sent.getByRole('button', { name: 'Fertig' }).click();
  const row = admin.page.getByRole('listitem').filter({ hasText: 'geselle@example.org' });
  await row.getByText('eingeladen, noch ohne Passwort').waitFor();
  await row.getByRole('button', { name: 'Noch einmal einladen: geselle' }).click();
  await row.getByText('Link ist unterwegs an geselle@example.org').waitFor();
});

it('a blocked customer is locked out of every device, until he is let in again', async () => {
  const other = await openDevice();
  try {
    await signIn(other.page, 'chef');
    await waitForSyncState(other.page, 'aktuell');
    await openFromMenu('Kunden');
    await admin.page.getByRole('link', { name: 'Holzbau Lindner GmbH' }).click();
    await admin.page.getByRole('button', { name: 'Kunden sperren' }).click();
    await admin.page.getByRole('button', { name: 'Sperren', exact: true }).click();
    await admin.page.getByText('Dieser Kunde ist gesperrt').waitFor();
    await other.page.getByText(/^Dieses Kundenkonto ist gesperrt/).waitFor();
    await admin.page.getByRole('button', { name: 'Sperre aufheben' }).click();
    await admin.page.getByText(/kann sich wieder anmelden/).waitFor();
    await signIn(other.page, 'chef');
    await openProject(other.page, plates);
    await untilDetails(other.page);
    await other.page.goto('/de/shop/adminCustomers');
    await other.page.getByRole('heading', { name: /^Guten Tag/ }).waitFor();
  } finally {
    await other.close();
  }
});

it('without a network the operator reads that customers lie on the server', async () => {
  const { page } = admin;
  await waitUntilInstalled(page);
  await page.goto('/de/shop/adminCustomers');
  await page.getByRole('link', { name: 'Holzbau Lindner GmbH' }).waitFor();
  await admin.setOffline(true);
  await page.reload();
  await page.getByText('Ohne Verbindung nicht zu bearbeiten').waitFor();
  await admin.setOffline(false);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await page.getByRole('link', { name: 'Holzbau Lindner GmbH' }).waitFor();
});
