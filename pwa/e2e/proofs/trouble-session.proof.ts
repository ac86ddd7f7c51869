import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForSyncState } from '../shop/act.ts';
import { type Device, openInstalled } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
});
afterAll(() => device.close());

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
