import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, sampleAs, waitForSyncState } from '../shop/act.ts';
import { axeFindings } from '../shop/axe-findings.ts';
import type { Device } from '../shop/device.ts';
import { openUninstalled } from '../shop/open-uninstalled.ts';

let device: Device;
beforeAll(async () => {
  device = await openUninstalled();
  await device.context.addInitScript(noteAllSent);
});
afterAll(() => device.close());

const reader = '**/geometry.worker-*.js';
const allSent = () => device.page.getByRole('heading', { name: 'Alles ist gesendet' });
const unread = () => device.page.getByRole('heading', { name: '1 Datei ist noch nicht gelesen' });
/** Runs in a page: remembers whether it has called all sent since it was loaded, be it for a moment. */
const noteAllSent = () => {
  const look = () => {
    if (document.body?.textContent.includes('Alles ist gesendet')) document.documentElement.dataset.said = 'all sent';
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};
const hasSaidAllSent = () => device.page.evaluate(() => document.documentElement.dataset.said === 'all sent');
const rowOf = (name: string) =>
  device.page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: `${name}.btlx` });

/** Dropped where nothing can read it, then looked at in the waiting list. */
const dropUnread = async (name: string) => {
  const { page, context } = device;
  await context.route(reader, (route) => route.abort());
  await dropFile(page, sampleAs('knotenplatten.btlx', name));
  await page.getByText('Die Datei lässt sich hier gerade nicht lesen.').waitFor();
  await page.goto('/de/shop/waiting');
  await unread().waitFor();
  await rowOf(name).waitFor();
};

it('a file that is still to be read stands in the waiting list, which calls all sent only after it', async () => {
  const { page, context } = device;
  await dropUnread('Halle Nord');
  await waitForSyncState(page, '1 wartet');
  expect(await hasSaidAllSent()).toBe(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('heldHere'))).toMatch(/"waiting":1/);
  expect(await axeFindings(page)).toEqual([]);
  await context.unroute(reader);
  await page.locator('main').getByRole('link', { name: 'Zu den Projekten' }).click();
  await page.getByRole('link', { name: 'Projekt öffnen' }).waitFor();
  await waitForSyncState(page, 'aktuell');
  await page.goto('/de/shop/waiting');
  await allSent().waitFor();
  expect(await unread().count()).toBe(0);
});

it('a file that nobody wants read any more is discarded there, comes back on demand, and is gone when it was meant', async () => {
  const { page, context } = device;
  await page.goto('/de/shop/projects');
  await dropUnread('Halle Süd');
  const discard = rowOf('Halle Süd').getByRole('button', { name: 'Verwerfen' });
  await discard.click();
  await allSent().waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await rowOf('Halle Süd').waitFor();
  await discard.click();
  await allSent().waitFor();
  await context.unroute(reader);
  await page.goto('/de/shop/projects');
  await page.getByRole('link', { name: 'Halle Nord' }).first().waitFor();
  expect(await page.getByText('Halle Süd').count()).toBe(0);
});
