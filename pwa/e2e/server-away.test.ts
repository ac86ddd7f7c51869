import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dropFile,
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  sampleAs,
  untilQueued,
  waitForSyncState,
} from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { ownShop } from './shop/own-shop.ts';
import { addPiece, frameName, selectPart } from './shop/part-quantity.ts';
import { openServerView } from './shop/server-view.ts';

const projectName = 'Winkel, Pfosten und Flachstahl';
const pushes = '**/api/1.0/sync/push';
const api = '**/api/1.0/**';
let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
  await waitForSyncState(device.page, 'aktuell');
});
afterAll(() => device.close());

const oneMore = async (page: Page) => {
  await openProject(page, projectName);
  await selectPart(page, /Schiene UNP 100/);
  return addPiece(page);
};
const quantitiesOnServer = async () => (await openServerView('werkstatt')).quantitiesIn(projectName);
/** What is shown of it on the waiting list. */
const untilListed = async (page: Page) => {
  await page.goto('/de/shop/waiting');
  await page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: /Schiene UNP 100/ })
    .first()
    .waitFor();
};

let wanted = 0;

it('work goes on while the server is away, which is told apart from a missing network', async () => {
  const { page } = device;
  await (await ownShop()).stop();
  wanted = await oneMore(page);
  await waitForSyncState(page, /^ohne Server, \d warte[nt]/);
  await openProject(page, frameName);
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await untilQueued(page);
  await page.reload();
  await untilQueued(page);
  await waitForSyncState(page, /^ohne Server, \d warten/);
  await untilListed(page);
});

it('once the server is there again what waited arrives once, by itself', async () => {
  const { page } = device;
  const shop = await ownShop();
  await shop.start();
  await waitForSyncState(page, 'aktuell');
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
  const arrived = async () => ({
    quantities: await quantitiesOnServer(),
    orders: (await (await openServerView('werkstatt')).orders()).length,
  });
  expect(await arrived()).toEqual({ quantities: [wanted], orders: 1 });
  await shop.stop();
  await shop.start();
  await page.reload();
  await waitForSyncState(page, 'aktuell');
  expect(await arrived()).toEqual({ quantities: [wanted], orders: 1 });
});

const signInPage = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Willkommen im WLAN</html>' });

it('a network that answers with its own sign-in page is told as such, and what was made there arrives later', async () => {
  const { page, context } = device;
  await context.route(api, signInPage);
  wanted = await oneMore(page);
  await waitForSyncState(page, /^kein Zugang, \d warte[nt]/);
  await page.goto('/de/shop/projects');
  await dropFile(page, sampleAs('knotenplatten.btlx', 'Im Gasthaus'));
  await page.getByRole('link', { name: 'Projekt öffnen' }).waitFor();
  await untilListed(page);
  await context.unroute(api, signInPage);
  await page.reload();
  await waitForSyncState(page, 'aktuell');
  expect(await quantitiesOnServer()).toEqual([wanted]);
  const view = await openServerView('werkstatt');
  const readings = async () =>
    (await view.projects()).filter(({ name }) => name === 'Im Gasthaus').map((each) => each['reading']);
  await expect.poll(readings).toEqual(['read']);
});

it('a server that answers with an error is told as such, and gets what waits once it can', async () => {
  const { page, context } = device;
  const fail = (route: Route) => route.fulfill({ status: 500, json: { errors: [{ errorCode: 'internal' }] } });
  await context.route(pushes, fail);
  wanted = await oneMore(page);
  await waitForSyncState(page, /^Serverfehler, \d warte[nt]/);
  await untilListed(page);
  await context.unroute(pushes, fail);
  await page.reload();
  await waitForSyncState(page, 'aktuell');
  expect(await quantitiesOnServer()).toEqual([wanted]);
});

it('an app that the server no longer understands keeps what waits, and sends it once it is understood', async () => {
  const { page, context } = device;
  const errors = [{ errorCode: 'client_outdated', errorMessageTranslated: '', details: { oldestSchema: 9 } }];
  const refuse = (route: Route) => route.fulfill({ status: 426, json: { errors } });
  await context.route(pushes, refuse);
  wanted = await oneMore(page);
  await waitForSyncState(page, /bitte prüfen/);
  await untilListed(page);
  expect(await quantitiesOnServer()).not.toEqual([wanted]);
  await context.unroute(pushes, refuse);
  await page.reload();
  await waitForSyncState(page, 'aktuell');
  expect(await quantitiesOnServer()).toEqual([wanted]);
});
