import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProxy } from '../../../sync-server/durability/proxies/start-proxy.ts';
import { signIn, waitForSyncState } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { ownShop } from '../shop/own-shop.ts';
import { openHeadPlate, setQuantity, shownQuantity } from '../shop/part-quantity.ts';

let proxy: Awaited<ReturnType<typeof startProxy>>;
let office: Device;
let site: Device;
beforeAll(async () => {
  proxy = await startProxy((await ownShop()).url);
  [office, site] = await Promise.all([openDevice(), openDevice({ shopUrl: proxy.url })]);
});
afterAll(async () => {
  await Promise.all([office.close(), site.close()]);
  await proxy.stop();
});

it('a device behind a proxy that holds event streams back hears by asking, and says that it is connected', async () => {
  proxy.treatStreams({ kind: 'held' });
  await Promise.all([signIn(office.page, 'chef'), signIn(site.page, 'werkstatt')]);
  await Promise.all([openHeadPlate(office.page), openHeadPlate(site.page)]);
  await waitForSyncState(site.page, 'aktuell');
  await setQuantity(office.page, 23);
  await expect.poll(() => shownQuantity(site.page)).toBe(23);
  await waitForSyncState(site.page, 'aktuell');
  expect(proxy.openStreams()).toBeGreaterThan(0);
});

it('once streams flow it hears at once', async () => {
  proxy.treatStreams({ kind: 'flows' });
  await expect.poll(() => proxy.openStreams()).toBe(1);
  await setQuantity(site.page, 24);
  await expect.poll(() => shownQuantity(office.page)).toBe(24);
  await setQuantity(office.page, 25);
  await expect.poll(() => shownQuantity(site.page)).toBe(25);
  expect(proxy.openStreams()).toBe(1);
});
