import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

/** A browser profile of its own, as a tablet has one. */
export type Device = {
  context: BrowserContext;
  page: Page;
  setOffline: (isOffline: boolean) => Promise<void>;
  close: () => Promise<void>;
};

type DeviceOptions = { width?: number; height?: number; isDark?: boolean };

export const openDevice = async ({
  width = 1280,
  height = 800,
  isDark = false,
}: DeviceOptions = {}): Promise<Device> => {
  const profile = mkdtempSync(join(tmpdir(), 'device-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    locale: 'de-DE',
    baseURL: inject('shopUrl'),
  });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(20_000);
  return {
    context,
    page,
    setOffline: (isOffline) => context.setOffline(isOffline),
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
