import { type BrowserContext, chromium } from 'playwright-core';

export type BrowserOptions = {
  baseURL: string;
  width?: number;
  height?: number;
  isDark?: boolean;
  /** Lets a page talk to other servers than its own. */
  bypassCSP?: boolean;
  /** A device whose browser shows nothing in space. */
  isWithoutWebGl?: boolean;
};

/** Debian's chromium on a profile folder, quiet towards the outside. */
export const launchBrowser = (
  profile: string,
  { baseURL, width = 1280, height = 800, isDark = false, bypassCSP = false, isWithoutWebGl = false }: BrowserOptions,
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Drawn by the processor where there is no graphics card.
      ...(isWithoutWebGl ? ['--disable-3d-apis'] : ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']),
    ],
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    locale: 'de-DE',
    baseURL,
    bypassCSP,
  });
