import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, putInBasket, setChecked, signIn, waitForSyncState, waitUntilInstalled } from '../../shop/act.ts';
import { axeFindings } from '../../shop/axe-findings.ts';
import { type Device, openDevice } from '../../shop/device.ts';

const projectName = 'Winkel, Pfosten und Flachstahl';
let office: Device;
let site: Device;
beforeAll(async () => {
  [office, site] = await Promise.all([openDevice(), openDevice()]);
  await Promise.all([signIn(office.page, 'chef'), signIn(site.page, 'werkstatt')]);
});
afterAll(() => Promise.all([office.close(), site.close()]));

const takePrices = async () => {
  const { page } = office;
  await page.goto('/de/shop/account');
  await page.getByRole('link', { name: 'Benutzer werkstatt ändern' }).click();
  await setChecked(page.getByRole('checkbox', { name: 'Sieht Preise' }), false);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

it('who sees no prices hands his basket to a colleague, without a network too; it comes there once, with a word', async () => {
  const { page } = site;
  await openProject(page, projectName);
  await putInBasket(page);
  await takePrices();
  await page.goto('/de/shop/basket');
  await page.getByText('Kein Preis sichtbar').waitFor();
  await waitUntilInstalled(page);
  await waitForSyncState(page, 'aktuell');
  await site.setOffline(true);
  await page.getByRole('link', { name: 'An Kollegen übergeben' }).click();
  const popup = page.getByRole('dialog', { name: 'Warenkorb übergeben' });
  await popup.getByRole('radio', { name: /Josef Lindner/ }).waitFor();
  expect(await popup.getByRole('radio').count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await popup.getByLabel('Nachricht dazu').fill('Bitte bis Freitag');
  await popup.getByRole('button', { name: 'Übergeben' }).click();
  await page.getByText('Noch nichts im Warenkorb').waitFor();
  await page.getByText('Der Warenkorb geht an Josef Lindner.').waitFor();
  await page.goto('/de/shop/waiting');
  await page.getByText('Warenkorb an Josef Lindner übergeben: 1 Projekt').waitFor();

  await site.setOffline(false);
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
  await office.page.goto('/de/shop/basket');
  const line = office.page.getByRole('listitem', { name: projectName });
  await line.waitFor();
  expect(await line.count()).toBe(1);
  await office.page.goto('/de/shop/messages');
  await office.page.getByText('Warenkorb von Peter Huber').first().waitFor();
  await office.page.getByText('Bitte bis Freitag').first().waitFor();
});

it('a hand-over that is taken back before it was sent leaves the basket as it was', async () => {
  const { page } = site;
  await openProject(page, projectName);
  await putInBasket(page);
  await waitForSyncState(page, 'aktuell');
  await site.setOffline(true);
  await page.goto('/de/shop/basket');
  await page.getByRole('link', { name: 'An Kollegen übergeben' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Übergeben' }).click();
  await page.getByText('Noch nichts im Warenkorb').waitFor();
  await page.goto('/de/shop/waiting');
  const entry = page.getByRole('listitem').filter({ hasText: 'Warenkorb an Josef Lindner übergeben' });
  await entry.getByRole('button', { name: 'Zurücknehmen' }).click();
  await entry.waitFor({ state: 'detached' });
  await page.goto('/de/shop/basket');
  await page.getByRole('listitem', { name: projectName }).waitFor();
  await site.setOffline(false);
});

it('nobody is offered a colleague who cannot order', async () => {
  const { page } = office;
  await page.goto('/de/shop/basket/handOver');
  await page.getByText('In Ihrem Unternehmen kann gerade niemand sonst bestellen').waitFor();
});
