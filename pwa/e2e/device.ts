import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { type BrowserOptions, launchBrowser } from './launch-browser.ts';
import { ownShop } from './own-shop.ts';

/** A browser profile of its own, as a tablet has one. */
export type Device = {
  context: BrowserContext;
  page: Page;
  setOffline: (isOffline: boolean) => Promise<void>;
  close: () => Promise<void>;
};

/** Without a shop of its own the device uses the one that most tests share. */
type DeviceOptions = Omit<BrowserOptions, 'baseURL'> & { shopUrl?: string };

const open = new Set<Device>();

export const openDevices = (): readonly Device[] => [...open];

/** A browser on a profile folder that outlives it. */
export const openProfile = async (profile: string, { shopUrl, ...options }: DeviceOptions = {}): Promise<Device> => {
  const context = await launchBrowser(profile, { ...options, baseURL: shopUrl ?? (await ownShop()).url });
  const page = context.pages()[0] ?? (await context.newPage());
  context.setDefaultTimeout(90_000);
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

export const openDevice = async (options?: DeviceOptions): Promise<Device> => {
  const profile = mkdtempSync(join(tmpdir(), 'device-'));
  const device = await openProfile(profile, options);
  const close = async () => {
    await device.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { ...device, close };
};
