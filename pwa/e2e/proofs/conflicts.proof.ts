import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForSyncState } from '../shop/act.ts';
import { axeFindings } from '../shop/axe-findings.ts';
import { type Device, openInstalled } from '../shop/device.ts';
import { frameName, openHeadPlate, setQuantity, shownQuantity } from '../shop/part-quantity.ts';
import { sentText } from '../shop/sent-text.ts';
import { openServerView } from '../shop/server-view.ts';

let office: Device;
let site: Device;
beforeAll(async () => {
  [office, site] = await Promise.all([openInstalled('chef'), openInstalled('werkstatt')]);
  await Promise.all([openHeadPlate(office.page), openHeadPlate(site.page)]);
});
afterAll(() => Promise.all([office.close(), site.close()]));

/** Its state may still be the one from before the change: what counts is that the server has it. */
const untilArrived = async (wanted: number) => {
  const view = await openServerView('chef');
  const project = (await view.projects()).find(({ name }) => name === frameName);
  await expect
    .poll(async () => JSON.stringify(await view.partsOf(project?.id ?? '')), { interval: 500 })
    .toContain(`"quantity":${wanted}`);
};
const card = (page: Page) => page.locator('main').getByRole('listitem', { name: /Menge von Kopfplatte/ });

it('who is overwritten leaves it as it is, without a network too', async () => {
  await waitForSyncState(office.page, 'aktuell');
  await office.setOffline(true);
  await setQuantity(office.page, 29);
  await setQuantity(site.page, 23);
  await untilArrived(23);
  await office.setOffline(false);
  await card(site.page).waitFor();
  await site.setOffline(true);
  await waitForSyncState(site.page, 'offline');
  await waitForSyncState(site.page, 'bitte prüfen');
  await card(site.page).getByRole('button', { name: 'So lassen' }).click();
  await card(site.page).waitFor({ state: 'detached' });
  await site.setOffline(false);
  await waitForSyncState(site.page, 'aktuell');
  expect(await shownQuantity(site.page)).toBe(29);
});

/** What this device sends reaches the server with a quantity beyond every limit. */
const spoilWhatIsSent = ({ context }: Device) =>
  context.route('**/api/1.0/sync/push', async (route) => {
    const request = route.request();
    const { 'content-encoding': _packed, 'content-length': _, ...headers } = await request.allHeaders();
    await route.continue({ headers, postData: sentText(request).replace(/"quantity":\d+/g, '"quantity":99999') });
  });

it('a change that the server does not take is undone and told where the user is, with a way to what he can do', async () => {
  const { page } = office;
  await waitForSyncState(page, 'aktuell');
  const before = await shownQuantity(page);
  await office.setOffline(true);
  await setQuantity(page, 51);
  await page.getByRole('link', { name: 'Bestellungen', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Bestellungen', exact: true }).waitFor();
  await spoilWhatIsSent(office);
  await office.setOffline(false);
  const told = page.getByRole('listitem').filter({ hasText: /Nicht angenommen und zurückgenommen/ });
  await told.getByText(/Menge von Kopfplatte.*51/).waitFor();
  await told.getByRole('link', { name: 'Ansehen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Warteliste' }).waitFor();
  await page.getByRole('heading', { level: 3, name: frameName }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await office.context.unroute('**/api/1.0/sync/push');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
  const putAway = page.getByRole('listitem').filter({ hasText: 'Abgelegt.' });
  await putAway.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByRole('heading', { name: 'Vom Server nicht angenommen' }).waitFor();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
  await openHeadPlate(page);
  expect(await shownQuantity(page)).toBe(before);
});

it('whose pieces are lost with a part that is left out without a look at them is told, and takes it again by one tap', async () => {
  await openHeadPlate(site.page);
  await openHeadPlate(office.page);
  await waitForSyncState(office.page, 'aktuell');
  await office.setOffline(true);
  await office.page.getByRole('button', { name: 'Nicht fertigen: auslassen' }).click();
  await setQuantity(site.page, 16);
  await untilArrived(16);
  await office.setOffline(false);
  const told = site.page.locator('main').getByRole('listitem', { name: /Übernahme von Kopfplatte/ });
  await told.waitFor();
  await expect.poll(() => told.innerText()).toMatch(/Ihre Eingabe\s+als Stahlteil übernommen, 16 Stück[^]*ausgelassen/);
  await told.getByRole('button', { name: 'Meine Eingabe wieder einsetzen' }).click();
  await told.waitFor({ state: 'detached' });
  await openHeadPlate(office.page);
  await expect.poll(() => shownQuantity(office.page)).toBe(16);
});
