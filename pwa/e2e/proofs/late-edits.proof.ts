import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  signIn,
  waitForSyncState,
} from '../shop/act.ts';
import { axeFindings } from '../shop/axe-findings.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { frameName, openHeadPlate, selectPart, setQuantity, shownQuantity } from '../shop/part-quantity.ts';
import { openServerView } from '../shop/server-view.ts';

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
  const onServer = await openServerView('chef');
  const trashedAt = async () => (await onServer.projects()).find(({ name }) => name === frameName)?.trashedAt;
  await expect.poll(trashedAt).toBeTruthy();

  await office.setOffline(false);
  const late = page.getByRole('region', { name: /liegt seit .* im Papierkorb/ });
  await late.getByText(/Menge von Kopfplatte.*19/).waitFor();
  await page.getByText('Im Papierkorb und deshalb schreibgeschützt').first().waitFor();
  await page.getByText('Im Papierkorb nicht bestellbar.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await late.getByRole('button', { name: 'Verwerfen' }).click();
  await late.waitFor({ state: 'detached' });
  const putAway = page.getByRole('listitem').filter({ hasText: 'Abgelegt.' });
  await putAway.getByRole('button', { name: 'Rückgängig' }).click();
  await late.getByText(/Menge von Kopfplatte.*19/).waitFor();
  await late.getByRole('button', { name: 'Wiederherstellen und übernehmen' }).click();
  await late.waitFor({ state: 'detached' });
  await expect.poll(() => shownQuantity(page)).toBe(19);
  await more.waitFor();
  await openHeadPlate(site.page);
  await expect.poll(() => shownQuantity(site.page)).toBe(19);
});

it('edits of a project that another ordered meanwhile are told, and one tap makes a copy that has them', async () => {
  const { page } = site;
  await openHeadPlate(page);
  await waitForSyncState(page, 'aktuell');
  await site.setOffline(true);
  await setQuantity(page, 23);

  await openProject(office.page, frameName);
  await putInBasket(office.page);
  await goToLastOrderStep(office.page);
  await orderWithConsent(office.page);
  await office.page.waitForURL(/order-completed/);

  await site.setOffline(false);
  const late = page.getByRole('region', { name: `„${frameName}“ wurde am` });
  await late.getByText(/Menge von Kopfplatte.*23/).waitFor();
  await late.getByRole('button', { name: 'Als neues Projekt übernehmen' }).click();
  await page.getByText('Ein neues Projekt enthält Ihre Änderungen.').waitFor();
  await late.waitFor({ state: 'detached' });
  await waitForSyncState(page, 'aktuell');
  const onServer = await openServerView('chef');
  expect(await onServer.quantitiesIn(`${frameName} (Kopie)`)).toContain(23);
  expect(await onServer.quantitiesIn(frameName)).not.toContain(23);
  await openProject(office.page, `${frameName} (Kopie)`);
  await selectPart(office.page, /Kopfplatte/);
  await expect.poll(() => shownQuantity(office.page)).toBe(23);
});

it('edits of a project whose order was cancelled again go into the project itself', async () => {
  const { page } = site;
  const copy = `${frameName} (Kopie)`;
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
  const late = page.getByRole('region', { name: `„${copy}“ war gesperrt und ist wieder offen` });
  await late.getByText(/Menge von Kopfplatte.*29/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await late.getByRole('button', { name: 'In das Projekt übernehmen' }).click();
  await page.getByText('Das Projekt enthält jetzt Ihre Änderungen.').waitFor();
  await late.waitFor({ state: 'detached' });
  await waitForSyncState(page, 'aktuell');
  expect(await (await openServerView('chef')).quantitiesIn(copy)).toContain(29);
});
