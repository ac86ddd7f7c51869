import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, waitForSyncState } from '../shop/act.ts';
import type { Device } from '../shop/device.ts';
import { openUninstalled } from '../shop/open-uninstalled.ts';
import { addPiece, selectPart } from '../shop/part-quantity.ts';

const parts = '**/assets/**';
let device: Device;
beforeAll(async () => {
  device = await openUninstalled({ hasWebGl: true });
  await openProject(device.page, 'Hallenrahmen Achse A bis C');
  await waitForSyncState(device.page, 'aktuell');
  await device.page.evaluate(() => Object.assign(window, { isFirst: true }));
});
afterAll(() => device.close());

const isFirst = () => device.page.evaluate(() => 'isFirst' in window);
const undo = () => device.page.getByRole('button', { name: 'Rückgängig' });

it('a note whose words do not arrive leaves the screen as it is and comes once they do', async () => {
  const { page, context } = device;
  await context.route(parts, (route) => route.abort());
  await selectPart(page, /Kopfplatte/);
  await page.locator('ul[aria-live=polite]').dispatchEvent('pointerover');
  const missed = page.waitForEvent('requestfailed');
  await addPiece(page);
  await missed;
  await page.getByRole('tab', { name: 'Angaben' }).or(page.getByText('Projekt netto')).first().waitFor();
  await context.unroute(parts);
  await undo().waitFor();
  expect(await isFirst()).toBe(true);
});

it('a 3D view that does not arrive is waited for, and not told as one that the device cannot show', async () => {
  const { page, context } = device;
  await context.route(parts, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed');
  await page.getByRole('radio', { name: '3D' }).press('Space');
  await missed;
  await page.getByRole('status', { name: 'Die 3D-Ansicht wird geladen' }).waitFor();
  await context.unroute(parts);
  await page.getByRole('region', { name: '3D-Ansicht' }).waitFor();
  expect(await page.getByText('WebGL fehlt').count()).toBe(0);
  expect(await isFirst()).toBe(true);
});

it('a screen that does not arrive is told within its frame, without the app being loaded anew, and is asked for again', async () => {
  const { page, context } = device;
  await context.route(parts, (route) => route.abort());
  await page.getByRole('link', { name: 'Bestellungen', exact: true }).filter({ visible: true }).first().click();
  await page.getByRole('heading', { name: 'Beim Abruf der Daten ist ein Fehler aufgetreten!' }).waitFor();
  await page.getByRole('banner').waitFor();
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' });
  const missed = page.waitForEvent('requestfailed');
  await again.click();
  await missed;
  await again.waitFor();
  expect(await isFirst()).toBe(true);
  await context.unroute(parts);
  await again.click();
  await page.getByRole('heading', { level: 1, name: 'Bestellungen', exact: true }).waitFor();
  expect(await isFirst()).toBe(true);
});
