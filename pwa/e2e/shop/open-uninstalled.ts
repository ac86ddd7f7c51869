import { inject } from 'vitest';
import { copyShop } from '../../../sync-server/test/test-shop-server.ts';
import { signIn, waitForSyncState } from './act.ts';
import { type Device, openDevice } from './device.ts';

/** A device on which the app is not installed, signed in at a shop of its own: what a screen needs is fetched when it is needed. */
export const openUninstalled = async (options?: { hasWebGl?: boolean }): Promise<Device> => {
  const shop = await copyShop(inject('shopTemplate'), { SERVICE_WORKER: 'off' });
  await shop.start();
  const device = await openDevice({ ...options, shopUrl: shop.url });
  await signIn(device.page, 'werkstatt');
  await waitForSyncState(device.page, 'aktuell');
  const close = async () => {
    await device.close();
    await shop.remove();
  };
  return { ...device, close };
};
