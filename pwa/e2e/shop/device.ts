import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { inject } from 'vitest';
import { type BrowserOptions, launchBrowser } from './launch-browser.ts';
import { ownShop } from './own-shop.ts';
import { type PreparedUser, shopOrigin } from './prepared-profiles.ts';
import { patienceMs } from './until.ts';

/** A browser profile of its own, as a tablet has one. */
export type Device = {
  context: BrowserContext;
  page: Page;
  setOffline: (isOffline: boolean) => Promise<void>;
  close: () => Promise<void>;
};

/** Without a shop of its own the device uses that of the test file, under the name that all tests know it by. */
type DeviceOptions = Omit<BrowserOptions, 'baseURL' | 'servedAt'> & { shopUrl?: string };

const open = new Set<Device>();

export const openDevices = (): readonly Device[] => [...open];

/** A browser on a profile folder that outlives it. */
export const openProfile = async (profile: string, { shopUrl, ...options }: DeviceOptions = {}): Promise<Device> => {
  const at = shopUrl ? { baseURL: shopUrl } : { baseURL: shopOrigin, servedAt: (await ownShop()).url };
  const context = await launchBrowser(profile, { isWhole: inject('hasWholeBrowsers'), ...options, ...at });
  const page = context.pages()[0] ?? (await context.newPage());
  context.setDefaultTimeout(patienceMs());
  const device: Device = {
    context,
    page,
    setOffline: (isOffline) => context.setOffline(isOffline),
    close: () => context.close(),
  };
  open.add(device);
  context.once('close', () => open.delete(device));
  return device;
};

const openFolder = async (profile: string, options?: DeviceOptions): Promise<Device> => {
  const device = await openProfile(profile, options);
  const close = async () => {
    await device.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { ...device, close };
};

const newProfile = () => mkdtempSync(join(tmpdir(), 'device-'));

/** A browser that was never used. */
export const openDevice = (options?: DeviceOptions): Promise<Device> => openFolder(newProfile(), options);

/** The profile folder of a browser in which the app is installed and the user signed in. Of one user only one browser may be at work: both would be the same device. */
export const installedProfile = (user: PreparedUser) => {
  const profile = newProfile();
  cpSync(inject('profiles')[user], profile, { recursive: true });
  return profile;
};

/** A device on which the app is installed and the user signed in, its projects at hand; it shows them. */
export const openInstalled = async (user: PreparedUser, options?: Omit<DeviceOptions, 'shopUrl'>): Promise<Device> => {
  const device = await openFolder(installedProfile(user), options);
  await device.page.goto('/de/shop/projects');
  await device.page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
  return device;
};
