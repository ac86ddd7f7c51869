import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copyShop, type ShopHere } from '../../../sync-server/test/test-shop-server.ts';
import { openProject, signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { alterBuild } from '../shop/alter-build.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { hasUpdate } from '../shop/has-update.ts';
import { addPiece, selectPart } from '../shop/part-quantity.ts';
import { openServerView } from '../shop/server-view.ts';
import { repository } from '../shop/shop-process.ts';

const project = 'Hallenrahmen Achse A bis C';
const folder = mkdtempSync(join(tmpdir(), 'builds-'));
const firstBuild = join(repository, 'pwa/dist');
const nextBuild = alterBuild(firstBuild, join(folder, 'next'), { build: 'next' });
const brokenBuild = alterBuild(firstBuild, join(folder, 'broken'), { build: 'broken' });
appendFileSync(join(brokenBuild, 'service-worker.js'), '\nthrow new Error("broken build");\n');

let shop: ShopHere;
let device: Device;
beforeAll(async () => {
  shop = await copyShop(inject('shopTemplate'), {});
  await shop.start();
  device = await openDevice({ shopUrl: shop.url });
  await signIn(device.page, 'werkstatt');
  await waitUntilInstalled(device.page);
});
afterAll(async () => {
  await device?.close();
  await shop?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const restart = async (settings: Record<string, string>) => {
  await shop.stop();
  shop.set(settings);
  await shop.start();
};
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'first');
const oneMore = async (page: Page) => {
  await selectPart(page, /Kopfplatte/);
  await addPiece(page);
};
const prompt = (page: Page) => page.getByRole('button', { name: 'Jetzt aktualisieren' });
const street = (page: Page) => page.getByRole('textbox', { name: 'Straße und Hausnummer' });
const writeAddress = async (page: Page) => {
  await page.goto('/de/shop/account/addresses');
  await page.getByRole('link', { name: 'Adresse anlegen' }).click();
  await street(page).fill('Werkstraße 7');
};

it('a build whose service worker breaks while it is installed changes nothing', async () => {
  const { page } = device;
  await restart({ APP_DIR: brokenBuild });
  expect(await hasUpdate(page)).toBe(false);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
  expect(await buildOf(page)).toBe('first');
});

it('what is being entered in one window holds the update back in all of them, as long as it is', async () => {
  const { page, context } = device;
  await restart({ APP_DIR: nextBuild });
  expect(await hasUpdate(page)).toBe(true);
  await waitForSyncState(page, 'aktuell');
  const held = page.getByText('In einem anderen Fenster sind Eingaben noch nicht gespeichert.');
  const writing = async () => {
    const other = await context.newPage();
    await writeAddress(other);
    await expect.poll(() => prompt(other).count()).toBe(0);
    await page.bringToFront();
    await prompt(page).click();
    await held.waitFor();
    return other;
  };
  await (await writing()).close({ runBeforeUnload: false });
  await held.waitFor({ state: 'detached' });
  const other = await writing();
  expect([await buildOf(page), await buildOf(other)]).toEqual(['first', 'first']);
});

it('a window of the old build with entries keeps them when the new one takes over, stores nothing more and says so', async () => {
  const { page, context } = device;
  const old = context.pages().at(-1) as Page;
  const oldParts = await old.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
  );
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
  });
  await expect.poll(() => buildOf(page).catch(() => '')).toBe('next');
  await waitForSyncState(page, 'aktuell');
  await old.getByText('In einem anderen Fenster läuft eine neue Version.').waitFor();
  expect(await street(old).inputValue()).toBe('Werkstraße 7');
  expect(oldParts.length).toBeGreaterThan(0);
  for (const part of oldParts) expect((await fetch(part)).status).toBe(200);
  await openProject(page, project);
  await selectPart(page, /Kopfplatte/);
  const wanted = await addPiece(page);
  const onServer = async () => (await openServerView('werkstatt', shop.url)).quantitiesIn(project);
  await expect.poll(onServer).toContain(wanted);
  await old.close({ runBeforeUnload: false });
});

it('with the service worker switched off one visit removes it, and what waits stays', async () => {
  const { page, context } = device;
  await openProject(page, project);
  await device.setOffline(true);
  await oneMore(page);
  await waitForSyncState(page, /1 wartet/);
  await context.route('**/api/1.0/sync/push', (route) => route.abort());
  await restart({ SERVICE_WORKER: 'off' });
  await device.setOffline(false);
  await page.goto('/de/shop/waiting');
  const left = () =>
    page
      .evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
      .catch(() => null);
  await expect.poll(left).toEqual([0, 0]);
  // The worker that removes the app's loads each window anew once, which may take the place of a visit.
  const visit = () => page.goto('/de/shop/waiting', { timeout: 15_000 }).catch(() => null);
  await expect.poll(async () => (await visit())?.status()).toBe(200);
  await page
    .locator('main')
    .getByText(/Kopfplatte/)
    .first()
    .waitFor();
  await expect.poll(left).toEqual([0, 0]);
  await context.unroute('**/api/1.0/sync/push');
  await page.goto('/de/shop/projects');
  await waitForSyncState(page, 'aktuell');
});

it('switched on again the app is installed again', async () => {
  const { page } = device;
  await restart({ SERVICE_WORKER: 'on' });
  await page.goto('/de/shop/projects');
  await waitUntilInstalled(page);
  await device.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
});
