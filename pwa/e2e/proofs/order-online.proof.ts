import { afterAll, beforeAll, expect, it } from 'vitest';
import { goToLastOrderStep, openProject, orderWithConsent, shownTotal, signIn } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;
let admin: Device;
beforeAll(async () => {
  [device, admin] = await Promise.all([openDevice(), openDevice()]);
});
afterAll(() => Promise.all([device.close(), admin.close()]));

let orderNumber = '';

it('a deep link into the last step leads back to the first; four steps lead to an order with a number, at the total shown', async () => {
  const { page } = device;
  await signIn(page, 'werkstatt');
  await openProject(page, 'Winkel, Pfosten und Flachstahl');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByText(/liegt im Warenkorb/).waitFor();
  await page.goto('/de/shop/order-step/4');
  await page.waitForURL(/order-step\/1/);
  await goToLastOrderStep(page);
  const button = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await expect.poll(() => button.isDisabled()).toBe(true);
  const total = await shownTotal(page);
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  orderNumber = (await page.getByText(/Bestellnummer \d+/).innerText()).replace(/\D/g, '');
  expect(Number(orderNumber)).toBeGreaterThan(0);
  await page.goto('/de/shop/account/orders');
  await page.getByRole('link', { name: new RegExp(orderNumber) }).click();
  await page.getByText('Gesamtbetrag mit Umsatzsteuer').waitFor();
  expect(await shownTotal(page)).toBe(total);
});

it('an ordered project is read-only', async () => {
  const { page } = device;
  await openProject(page, 'Winkel, Pfosten und Flachstahl');
  await page
    .getByText(/bestellt/i)
    .first()
    .waitFor();
  await page.getByRole('treeitem', { name: /Schiene UNP 100/ }).click();
  await page.getByRole('region', { name: 'Preis netto' }).waitFor();
  expect(
    await page
      .getByRole('button', { name: /Menge.*: mehr/ })
      .isEnabled()
      .catch(() => false),
  ).toBe(false);
});

it('the confirmation mail is kept for the admin while no SMTP is set', async () => {
  const { page } = admin;
  await signIn(page, 'admin');
  await page.goto('/de/shop/mails');
  expect(orderNumber).not.toBe('');
  await page.getByText(new RegExp(orderNumber)).first().waitFor();
});

it('a user without price and order permission sees no price and no basket', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: /Benutzer/ }).click();
  await page.getByRole('menuitem', { name: /Abmelden/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden', exact: true }).click();
  await page.waitForURL(/home|login/);
  await signIn(page, 'leser');
  await page.getByText('Hallenrahmen Achse A bis C').waitFor();
  await page.getByText('Kein Preis sichtbar').first().waitFor();
  expect(await page.getByText('€').count()).toBe(0);
  expect(await page.getByRole('link', { name: /Warenkorb/ }).count()).toBe(0);
});
