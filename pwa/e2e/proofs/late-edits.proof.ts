import { afterAll, beforeAll, expect, it } from 'vitest';
import { goToLastOrderStep, openProject, orderWithConsent, putInBasket, waitForSyncState } from '../shop/act.ts';
import { axeFindings } from '../shop/axe-findings.ts';
import { copyElsewhere } from '../shop/change-elsewhere.ts';
import { type Device, openInstalled } from '../shop/device.ts';
import { frameName, selectPart, setQuantity } from '../shop/part-quantity.ts';
import { openServerView } from '../shop/server-view.ts';

const copy = `${frameName} (Kopie)`;
let office: Device;
let site: Device;
beforeAll(async () => {
  await copyElsewhere('chef', frameName, copy);
  [office, site] = await Promise.all([openInstalled('chef'), openInstalled('werkstatt')]);
});
afterAll(() => Promise.all([office.close(), site.close()]));

it('edits of a project whose order was cancelled again go into a copy of it', async () => {
  const { page } = site;
  await openProject(page, copy);
  await selectPart(page, /Kopfplatte/);
  await waitForSyncState(page, 'aktuell');
  await site.setOffline(true);
  await setQuantity(page, 29);

  await openProject(office.page, copy);
  await putInBasket(office.page);
  await goToLastOrderStep(office.page);
  await orderWithConsent(office.page);
  await office.page.waitForURL(/order-completed/);
  await site.setOffline(false);
  await page
    .getByRole('region', { name: `„${copy}“ wurde am` })
    .getByText(/Menge von Kopfplatte.*29/)
    .waitFor();

  await office.page.getByRole('link', { name: 'Bestellung ansehen' }).click();
  await office.page.getByRole('button', { name: 'Bestellung stornieren' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Stornieren', exact: true }).click();
  const late = page.getByRole('region', { name: `„${copy}“ bleibt schreibgeschützt` });
  await late.getByText(/Menge von Kopfplatte.*29/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await late.getByRole('button', { name: 'Als neues Projekt übernehmen' }).click();
  await late.waitFor({ state: 'detached' });
  await waitForSyncState(page, 'aktuell');
  expect(await (await openServerView('chef')).quantitiesIn(`${copy} (Kopie)`)).toContain(29);
});
