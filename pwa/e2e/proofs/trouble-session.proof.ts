import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, waitForSyncState } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { ownShop } from '../shop/own-shop.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(() => device.close());

const fillLogin = async (page: Page, userName: string, word: string) => {
  await page.getByLabel('Benutzername oder E-Mail').fill(userName);
  await page.getByLabel('Passwort').fill(word);
  await page.keyboard.press('Enter');
};

it('a wrong password is told, the name stays, and the right one lets in', async () => {
  const { page } = device;
  await page.goto('/de/shop/login');
  await fillLogin(page, 'werkstatt', 'stahlbau-2026!');
  await page
    .getByRole('alert')
    .filter({ hasText: /Passwort stimmt nicht.*Groß- und Kleinschreibung/ })
    .waitFor();
  await expect.poll(() => page.getByLabel('Benutzername oder E-Mail').inputValue()).toBe('werkstatt');
  await fillLogin(page, 'werkstatt', password);
  await page.getByRole('heading', { name: 'Projekte', exact: true }).waitFor();
});

it('too many wrong passwords close the account for this address for a while, said so, also to the right one', async () => {
  const other = await openDevice();
  const { page } = other;
  const { url } = await ownShop();
  for (let n = 0; n < 10; n++) {
    const body = JSON.stringify({ userName: 'demo', password: `wrong ${n}`, deviceName: 'test' });
    const answer = await fetch(`${url}/api/1.0/session`, { method: 'POST', body });
    expect(answer.status).toBe(401);
  }
  await page.goto('/de/shop/login');
  await fillLogin(page, 'demo', password);
  await page
    .getByRole('alert')
    .filter({ hasText: /Zu viele Versuche.*einige Minuten/ })
    .waitFor();
  await other.close();
});

it('a device that has nothing to send and was refused is tried again from the waiting list', async () => {
  const { page, context } = device;
  const again = page.getByRole('button', { name: 'Noch einmal versuchen' });
  const expired = { errors: [{ errorCode: 'session_expired' }] };
  await context.route('**/api/1.0/sync/*', (route) => route.fulfill({ status: 401, json: expired }));
  await page.goto('/de/shop/waiting');
  await page.getByText(/Anmeldung ist abgelaufen/).waitFor();
  await page.getByText('Alles ist gesendet').waitFor();
  await context.unroute('**/api/1.0/sync/*');
  await again.click();
  await waitForSyncState(page, 'aktuell');
  await again.waitFor({ state: 'detached' });
});

/** As a page leaves it that ended in the middle of a sign-out: nobody is signed in, what he had is still there. */
const leaveHalfSignedOut = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('knotenblech');
      request.onsuccess = () => done(request.result);
    });
    const users = database.transaction('user', 'readwrite').objectStore('user');
    const all = await new Promise<{ signedIn: boolean }[]>((done) => {
      const request = users.getAll();
      request.onsuccess = () => done(request.result);
    });
    for (const user of all) users.put({ ...user, signedIn: false });
    await new Promise((done) => {
      users.transaction.oncomplete = done;
    });
    database.close();
  });

it('a sign-out in the middle of which the page ended is finished by the next', async () => {
  const { page } = device;
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toContainEqual(expect.stringMatching(/^shop-/));
  await leaveHalfSignedOut(page);
  await page.goto('/de/shop/projects');
  await page.getByLabel('Benutzername oder E-Mail').waitFor();
  await expect.poll(databases).toEqual(['knotenblech']);
});
