import { afterAll, beforeAll, it } from 'vitest';
import { openProject, putInBasket, setChecked, waitForSyncState } from '../../shop/act.ts';
import { type Device, openInstalled } from '../../shop/device.ts';

const projectName = 'Winkel, Pfosten und Flachstahl';
let office: Device;
let site: Device;
beforeAll(async () => {
  [office, site] = await Promise.all([openInstalled('chef'), openInstalled('werkstatt')]);
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

it('a hand-over that is taken back before it was sent leaves the basket as it was', async () => {
  const { page } = site;
  await openProject(page, projectName);
  await putInBasket(page);
  await takePrices();
  await page.goto('/de/shop/basket');
  await page.getByText('Kein Preis sichtbar').waitFor();
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
