import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dropSample,
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  password,
  putInBasket,
  waitForSyncState,
} from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { ownShop } from '../shop/own-shop.ts';
import { addPiece, selectPart } from '../shop/part-quantity.ts';
import { openServerView } from '../shop/server-view.ts';
import { sessionKeyOf } from '../shop/session-key.ts';

const projectName = 'Abgelaufene Anmeldung';
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

/** The server ends the session that this device holds, as its owner may ask from elsewhere. */
const endSessionOnServer = async (page: Page) =>
  page.evaluate(
    async (key) => (await fetch('/api/1.0/session', { method: 'DELETE', headers: { 'X-Session-Key': key } })).status,
    await sessionKeyOf(page),
  );

/** Quantities that users have set in the project, and how many orders there are, by the server. */
const onServer = async () => {
  const view = await openServerView('chef');
  return { quantities: await view.quantitiesIn(projectName), orders: (await view.orders()).length };
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

it('work goes on after the session has expired; it stays on the device, which asks to sign in again', async () => {
  const { page } = device;
  await dropSample(page, 'winkel-rhs-flach.btlx', projectName);
  await openProject(page, projectName);
  await waitForSyncState(page, 'aktuell');
  const view = await openServerView('werkstatt');
  await expect
    .poll(async () => (await view.projects()).map(({ name }) => name), { interval: 500 })
    .toContain(projectName);
  expect((await onServer()).quantities).toEqual([]);
  expect(await endSessionOnServer(page)).toBe(204);
  await selectPart(page, /Schiene UNP 100/);
  const wanted = await addPiece(page);
  await waitForSyncState(page, 'neu anmelden');
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page
    .locator('main')
    .getByText(/Anmeldung ist abgelaufen.*nichts verloren/)
    .waitFor();
  await openProject(page, projectName);
  await page.getByText('Eine Bestellung dieses Projekts wartet').waitFor();
  expect(await page.getByText('Seit Ihrem letzten Besuch').count()).toBe(0);
  await page.getByRole('tree', { name: 'Baugruppen und Teile' }).press('End');
  await page.getByRole('treeitem', { name: `${wanted} × Schiene UNP 100` }).waitFor();
  await page.goto('/de/shop/waiting');
  await page.getByText(/Anmeldung ist abgelaufen/).waitFor();
  await page
    .getByText(/noch nicht bestellt/)
    .first()
    .waitFor();
  expect((await onServer()).quantities).toEqual([]);
});

it('another user who signs in on the device does not send it', async () => {
  const { page } = device;
  const before = await onServer();
  await page.goto('/de/shop/login');
  await fillLogin(page, 'chef', password);
  await page.getByRole('button', { name: 'Benutzer chef' }).waitFor();
  await waitForSyncState(page, 'aktuell');
  await openProject(page, projectName);
  await page.goto('/de/shop/waiting');
  await page.getByText('Alles ist gesendet').waitFor();
  expect(await onServer()).toEqual(before);
});

it('the same user who signs in again sends it, exactly once', async () => {
  const { page } = device;
  const before = await onServer();
  await page.goto('/de/shop/login');
  await fillLogin(page, 'werkstatt', password);
  await page.getByRole('heading', { name: 'Projekte', exact: true }).waitFor();
  await expect
    .poll(onServer, { interval: 500 })
    .toEqual({ quantities: [expect.any(Number)], orders: before.orders + 1 });
  await waitForSyncState(page, 'aktuell');
  await page.goto('/de/shop/waiting');
  await page.getByText('Alles ist gesendet').waitFor();
  await page.reload();
  await waitForSyncState(page, 'aktuell');
  expect((await onServer()).orders).toBe(before.orders + 1);
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
