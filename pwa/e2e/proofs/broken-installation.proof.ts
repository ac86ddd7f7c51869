import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { copyShop, type ShopHere } from '../../../sync-server/test/test-shop-server.ts';
import { signIn, waitUntilInstalled } from '../shop/act.ts';
import { alterBuild } from '../shop/alter-build.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { hasUpdate } from '../shop/has-update.ts';
import { repository } from '../shop/shop-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
/** Builds that no shop has served yet: what one serves it keeps. */
const first = alterBuild(join(repository, 'pwa/dist'), join(folder, 'first'), { build: 'first' });
const next = alterBuild(first, join(folder, 'next'), { build: 'next' });

let shop: ShopHere;
let device: Device;
beforeAll(async () => {
  shop = await copyShop(inject('shopTemplate'), { APP_DIR: first });
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

const restart = async (appFolder: string) => {
  await shop.stop();
  shop.set({ APP_DIR: appFolder });
  await shop.start();
};
it('a page that was loaded past the installed app is taken into its care', async () => {
  const { page, context } = device;
  const tools = await context.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await tools.send('Page.reload', { ignoreCache: true });
  await loaded;
  await waitUntilInstalled(page);
});

it('a newer version whose page came from the older one is offered once it is whole', async () => {
  const { page } = device;
  const ofTwoBuilds = join(folder, 'of-two-builds');
  cpSync(next, ofTwoBuilds, { recursive: true });
  cpSync(join(first, 'index.html'), join(ofTwoBuilds, 'index.html'));
  await restart(ofTwoBuilds);
  expect(await hasUpdate(page)).toBe(false);
  await restart(next);
  await page.getByRole('button', { name: 'Jetzt aktualisieren' }).waitFor({ timeout: 200_000 });
});
