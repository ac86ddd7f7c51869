import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, waitForSyncState } from './act.ts';
import { axeFindings } from './axe-findings.ts';
import { type Device, openDevice } from './device.ts';
import { frameName, openHeadPlate, setQuantity, shownQuantity } from './part-quantity.ts';

let office: Device;
let site: Device;
beforeAll(async () => {
  [office, site] = await Promise.all([openDevice(), openDevice()]);
});
afterAll(() => Promise.all([office.close(), site.close()]));

it('an edit of a project that another threw away meanwhile is told, and one tap restores it with the edit', async () => {
  const { page } = office;
  await Promise.all([signIn(page, 'chef'), signIn(site.page, 'werkstatt')]);
  await openHeadPlate(page);
  await waitForSyncState(page, 'aktuell');
  await office.setOffline(true);
  await setQuantity(page, 19);

  await site.page.getByRole('link', { name: 'Projekte', exact: true }).filter({ visible: true }).first().click();
  const more = site.page.getByRole('button', { name: `Mehr zu ${frameName}` });
  await more.click();
  await site.page.getByRole('menuitem', { name: 'In den Papierkorb' }).click();
  await more.waitFor({ state: 'detached' });
  await waitForSyncState(site.page, 'aktuell');

  await office.setOffline(false);
  const late = page.getByRole('region', { name: /liegt seit .* im Papierkorb/ });
  await late.getByText(/Stückzahl von Kopfplatte.*19/).waitFor();
  await page.getByText('Im Papierkorb und deshalb schreibgeschützt').first().waitFor();
  await page.getByText('Im Papierkorb nicht bestellbar.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await late.getByRole('button', { name: 'Wiederherstellen und übernehmen' }).click();
  await late.waitFor({ state: 'detached' });
  await expect.poll(() => shownQuantity(page)).toBe(19);
  await more.waitFor();
  await openHeadPlate(site.page);
  await expect.poll(() => shownQuantity(site.page)).toBe(19);
});
