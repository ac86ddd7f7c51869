import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  shownTotal,
  signIn,
  waitForSyncState,
} from './shop/act.ts';
import { type Device, openDevice, openInstalled } from './shop/device.ts';
import { dropOnPage, smallFile } from './shop/dropped-files.ts';
import { openServerView } from './shop/server-view.ts';

let customer: Device;
let operator: Device;
beforeAll(async () => {
  [customer, operator] = await Promise.all([openInstalled('chef'), openDevice()]);
  await signIn(operator.page, 'admin');
  await waitForSyncState(customer.page, 'aktuell');
});
afterAll(() => Promise.all([customer.close(), operator.close()]));

const sketch = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${name}`) });

const wishDay = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

const longDay = (day: string) =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const ask = async (name: string) => {
  const { page } = customer;
  await openProject(page, name);
  await page.getByRole('button', { name: 'Preis anfragen' }).click();
  await page.getByLabel('Was brauchen Sie?').fill('wie gezeichnet');
  await page.getByRole('textbox', { name: 'Wie viele?' }).fill('12');
  await page.getByLabel('Bis wann?').fill(wishDay);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.getByText('Preisanfrage wartet auf die Verbindung').waitFor();
};

it('files that are not read are described without a network, and the operator sees what, how many, until when', async () => {
  await customer.setOffline(true);
  await dropOnPage(customer.page, [sketch('Balkon.pdf'), sketch('Treppe.pdf')]);
  await customer.page.getByText('0 eingelesen, 2 offen').waitFor();
  await ask('Balkon.pdf');
  await ask('Treppe.pdf');
  await customer.setOffline(false);
  const { page } = operator;
  await page.goto('/de/shop/adminProjects');
  await page.getByRole('button', { name: /Balkon\.pdf/ }).click();
  const form = page.getByRole('form', { name: 'Antwort auf die Anfrage' });
  for (const text of ['12 Teile', longDay(wishDay), 'wie gezeichnet']) await form.getByText(text).first().waitFor();
});

it('one is answered with a price, the other with parts, and the customer orders both', async () => {
  const { page } = operator;
  await page.getByRole('textbox', { name: 'Preis netto' }).fill('1234,50');
  await page.getByRole('button', { name: 'Preis senden' }).click();
  await page.getByRole('button', { name: /Treppe\.pdf/ }).click();
  await page.getByText('Projekt aus Teilen').click();
  await dropOnPage(page, [smallFile('Treppenteile')]);
  await page.getByText(/Treppenteile 1 Teil/).waitFor();
  await page.getByRole('button', { name: 'Teile senden' }).click();
  await page.getByText('Die Teile zu „Treppe.pdf“ sind beim Kunden.').waitFor();
  await customer.page.getByRole('link', { name: 'Teile ansehen' }).click();
  await customer.page.getByRole('heading', { name: 'Treppenteile' }).first().waitFor();
  await putInBasket(customer.page);
  await openProject(customer.page, 'Balkon.pdf');
  await customer.page.getByText('Preis vereinbart', { exact: true }).first().waitFor();
  await putInBasket(customer.page);
  await goToLastOrderStep(customer.page);
  const total = Number((await shownTotal(customer.page)).replace(/[.,]/g, ''));
  await orderWithConsent(customer.page);
  const ordered = async () => (await (await openServerView('chef')).amounts()).map(({ amounts }) => amounts);
  await expect.poll(ordered).toMatchObject([{ grossCents: total, lines: [{}, {}] }]);
});
