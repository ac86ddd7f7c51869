import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, putInBasket, signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { frameName } from '../shop/part-quantity.ts';

let site: Device;
beforeAll(async () => {
  site = await openDevice();
  await signIn(site.page, 'werkstatt');
});
afterAll(() => site.close());

/** Notes every word that the screen ever shows from now on. */
const noteWords = (page: Page) =>
  page.evaluate(() => {
    const shown = new Set<string>();
    Object.assign(globalThis, { shown });
    const look = () => {
      for (const each of document.querySelectorAll('main h3, main p')) shown.add(each.textContent);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const notedWords = (page: Page) =>
  page.evaluate(() => [...(globalThis as unknown as { shown: Set<string> }).shown].join('\n'));

it('a text of the basket waits once, also where the basket is left right behind it', async () => {
  const { page } = site;
  await openProject(page, frameName);
  await putInBasket(page);
  await page
    .getByRole('link', { name: /^Warenkorb/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByLabel('Bemerkung').waitFor();
  await waitUntilInstalled(page);
  await waitForSyncState(page, 'aktuell');
  await site.setOffline(true);
  await page.getByLabel('Bemerkung').fill('Bitte vor 10 Uhr');
  await page.getByRole('link', { name: 'Weiter: Adressen' }).click();
  await page.getByRole('button', { name: 'Weiter: Fertigung und Lieferung' }).waitFor();
  await waitForSyncState(page, /wart/);
  await noteWords(page);
  await page.getByRole('banner').getByText(/wart/).first().click();
  const entry = page.locator('main').getByRole('listitem').filter({ hasText: 'Bitte vor 10 Uhr' });
  await entry.getByText(`Bemerkung zu „${frameName}“ im Warenkorb`).waitFor();
  expect(await entry.count()).toBe(1);
});

it('the list shows no name before it has looked it up', async () => {
  const words = await notedWords(site.page);
  expect(words).toContain(`Bemerkung zu „${frameName}“`);
  expect(words).not.toMatch(/„–“|nicht auf diesem Gerät/);
});

it('a try that is in vain says why', async () => {
  const { page, context } = site;
  await context.route('**/api/**', (route) => route.abort());
  await site.setOffline(false);
  await waitForSyncState(page, /ohne Server/);
  await page.getByRole('button', { name: 'Jetzt senden' }).click();
  const told = page.getByRole('listitem').filter({ hasText: 'Der Server ist gerade nicht erreichbar' });
  await told.waitFor();
  await context.unroute('**/api/**');
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
});
