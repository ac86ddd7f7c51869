import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, waitForSyncState } from './act.ts';
import { type Device, openDevice } from './device.ts';
import { ownShop } from './own-shop.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(() => device.close());

const mb = 1_000_000;

/** Leaves the shop so much room beyond what it takes now. */
const leaveRoom = async (bytes: number) => {
  const { url: origin } = await ownShop();
  const devTools = await device.context.newCDPSession(device.page);
  const { usage } = await devTools.send('Storage.getUsageAndQuota', { origin });
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + bytes });
};

it('a device that has little room left says so with a way to free some, until that is put off', async () => {
  const { page } = device;
  await logIn(page, 'werkstatt');
  await waitForSyncState(page, 'aktuell');
  const notice = page.getByText('Der Platz auf diesem Gerät wird knapp.');
  expect(await notice.count()).toBe(0);
  await leaveRoom(100 * mb);
  await page.reload();
  await notice.waitFor();
  await page.getByRole('link', { name: 'Platz schaffen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Speicher auf diesem Gerät' }).waitFor();
  await notice.waitFor();
  await page.getByRole('button', { name: 'Später' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)).toBeLessThan(100 * mb);
});
