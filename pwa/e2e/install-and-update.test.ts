import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, untilDetails, waitForSyncState, waitUntilInstalled } from './shop/act.ts';
import { alterBuild } from './shop/alter-build.ts';
import { type Device, openDevice, openInstalled } from './shop/device.ts';
import { hasUpdate } from './shop/has-update.ts';
import { ownShop } from './shop/own-shop.ts';
import { addPiece, frameName, selectPart, shownQuantity } from './shop/part-quantity.ts';
import { openServerView } from './shop/server-view.ts';
import { repository } from './shop/shop-process.ts';

const plates = 'Knotenplatten Halle Nord';
const folder = mkdtempSync(join(tmpdir(), 'builds-'));

let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
});
afterAll(async () => {
  await device?.close();
  rmSync(folder, { recursive: true, force: true });
});

const serve = async (appFolder: string) => {
  const shop = await ownShop();
  await shop.stop();
  shop.set({ APP_DIR: appFolder });
  await shop.start();
};
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'first');
const openOrders = async (page: Page) => {
  await page.goto('/de/shop/account/orders');
  await page.getByRole('heading', { level: 1, name: 'Bestellungen', exact: true }).waitFor();
};

it('nothing keeps the browser from installing the app, which opens files of the trade', async () => {
  const { page, context } = device;
  const devTools = await context.newCDPSession(page);
  const { url, errors, data } = await devTools.send('Page.getAppManifest');
  expect({ errors, path: new URL(url).pathname }).toEqual({ errors: [], path: '/manifest.webmanifest' });
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { file_handlers: handlers } = JSON.parse(data ?? '') as { file_handlers: { action: string; accept: object }[] };
  expect(handlers.map(({ action }) => action)).toEqual(['/de/shop/projects']);
  expect(handlers.flatMap(({ accept }) => Object.values(accept).flat())).toContain('.btlx');
});

it('a project that is kept opens whole without a network, though it was never opened here', async () => {
  const { page } = device;
  await page.getByRole('button', { name: `Mehr zu ${frameName}` }).click();
  await page.getByRole('menuitem', { name: 'Offline behalten' }).click();
  const row = page.getByRole('listitem').filter({ hasText: frameName });
  await row.getByText('Bleibt auf diesem Gerät, auch ohne Netz').waitFor();
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await page.getByRole('link', { name: frameName }).click();
  await untilDetails(page);
  await selectPart(page, /Kopfplatte/);
  await page.getByRole('region', { name: 'Zeichnung' }).getByRole('img').waitFor();
  await page.getByRole('button', { name: /Projekt netto.*€/s }).waitFor();
  await device.setOffline(false);
  await waitForSyncState(page, 'aktuell');
});

it('a newer build is offered, not forced: the open one goes on, also without a network and after a reload', async () => {
  const { page } = device;
  await serve(alterBuild(join(repository, 'pwa/dist'), join(folder, 'next'), { build: 'next' }));
  expect(await hasUpdate(page)).toBe(true);
  await page.getByRole('button', { name: 'Jetzt aktualisieren' }).waitFor();
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await openOrders(page);
  await page.getByRole('button', { name: 'Jetzt aktualisieren' }).waitFor();
  expect(await buildOf(page)).toBe('first');
});

it('what waits to be sent outlives the update, and the newer build sends it', async () => {
  const { page } = device;
  await openProject(page, plates);
  await selectPart(page, /Futterblech/);
  const wanted = await addPiece(page);
  await waitForSyncState(page, /1 wartet/);
  await page.getByRole('button', { name: 'Jetzt aktualisieren' }).click();
  await expect.poll(() => buildOf(page).catch(() => '')).toBe('next');
  await untilDetails(page);
  await waitForSyncState(page, /1 wartet/);
  await expect.poll(() => shownQuantity(page)).toBe(wanted);
  await device.setOffline(false);
  const onServer = async () => (await openServerView('werkstatt')).quantitiesIn(plates);
  await expect.poll(onServer).toEqual([wanted]);
  await waitForSyncState(page, 'aktuell');
});

/** A build without a file that is part of the installation and of no page that is shown here. */
const takeFileOut = (build: string, to: string) => {
  cpSync(build, to, { recursive: true });
  const assets = join(to, 'assets');
  const taken = readdirSync(assets).find((name) => /^export\.worker-.*\.js$/.test(name));
  if (!taken) throw new Error('the build has no worker for exports');
  for (const name of readdirSync(assets)) if (name.startsWith(taken)) rmSync(join(assets, name));
  return to;
};
/** Files were fetched for it, and nothing is installed nor on its way. */
const hasFailed = (page: Page) =>
  page.evaluate(
    async () => (await caches.keys()).length > 0 && (await navigator.serviceWorker.getRegistration()) === undefined,
  );

it('an installation that misses a file is begun again until it is whole, without a visit more', async () => {
  const whole = alterBuild(join(folder, 'next'), join(folder, 'later'), { build: 'later' });
  await serve(takeFileOut(whole, join(folder, 'holed')));
  const visitor = await openDevice();
  await visitor.page.goto('/de/home');
  await expect.poll(() => hasFailed(visitor.page)).toBe(true);
  await serve(whole);
  await waitUntilInstalled(visitor.page);
  await visitor.close();
});
