import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, waitForSyncState } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

const sync = '**/api/1.0/sync/**';
const none = /Noch (kein|nichts)|Keine Nachrichten|nichts (bestellt|zu bestellen)|nicht bekannt|Warenkorb ist leer/;

/** Screens whose rows come from the server, and what the demo shop has to say on each once they are there. */
const screens = [
  ['overview', /Hallenrahmen Achse A bis C/],
  ['overview', 'Zurzeit ist nichts bestellt.'],
  ['projects?sort=nameAsc', /Hallenrahmen Achse A bis C/],
  ['projects?trash=true', 'Der Papierkorb ist leer.'],
  ['singleParts', 'Noch kein Einzelteil'],
  ['basket', 'Noch nichts im Warenkorb'],
  ['order-step/1', 'Noch nichts im Warenkorb'],
  ['messages', 'Keine Nachrichten'],
  ['account', /chef@/],
  ['account/addresses', 'Sportplatzstraße 12'],
  ['account/orders', 'Noch keine Bestellung'],
  ['account/quotes', 'Noch kein Angebot'],
] as const;

let device: Device;
let way: 'held' | 'cut' | 'open' = 'held';
const held: Route[] = [];
beforeAll(async () => {
  device = await openDevice();
  await device.context.route(sync, async (route) => {
    if (way === 'held') held.push(route);
    else if (way === 'cut') await route.abort('connectionrefused');
    else await route.continue();
  });
});
afterAll(async () => {
  await device.context.unrouteAll({ behavior: 'ignoreErrors' });
  await device.close();
});

const paths = [...new Set(screens.map(([path]) => path))];
const main = (page: Page) => page.locator('main');
const saysNone = async (page: Page) => none.test(await main(page).innerText());

it('a device that has just signed in says of nothing that there is none while its rows are on their way', async () => {
  const { page } = device;
  await logIn(page, 'werkstatt');
  await expect.poll(() => main(page).getByText('Wird auf dieses Gerät geholt').count()).toBe(2);
  expect(await saysNone(page)).toBe(false);
  way = 'cut';
  await Promise.all(held.map((route) => route.abort('connectionrefused')));
  await expect.poll(() => main(page).getByText('Noch nicht auf diesem Gerät').count()).toBe(2);
});

it.each(paths)('without a way to the server %s says that its rows are not here yet', async (path) => {
  const { page } = device;
  await page.goto(`/de/shop/${path}`);
  await main(page).getByText('Noch nicht auf diesem Gerät').first().waitFor();
  expect(await saysNone(page)).toBe(false);
});

it('a waiting list that is read says that everything is sent, and how the device stands', async () => {
  const { page } = device;
  await page.goto('/de/shop/waiting');
  await main(page).getByText('Alles ist gesendet').waitFor();
  await waitForSyncState(page, 'ohne Server');
});

it.each(screens)('once they have come %s says what there is: %s', async (path, words) => {
  const { page } = device;
  way = 'open';
  await page.goto(`/de/shop/${path}`);
  await main(page).getByText(words).first().waitFor();
  expect(await main(page).getByText('Noch nicht auf diesem Gerät').count()).toBe(0);
});
