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

export const openDevice = async ({ shopUrl, ...options }: DeviceOptions = {}): Promise<Device> => {
  const profile = mkdtempSync(join(tmpdir(), 'device-'));
  const context = await launchBrowser(profile, { ...options, baseURL: shopUrl ?? (await ownShop()).url });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(40_000);
  const device: Device = {
    context,
    page,
    setOffline: (isOffline) => context.setOffline(isOffline),
    close: async () => {
      open.delete(device);
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
  open.add(device);
  return device;
};
