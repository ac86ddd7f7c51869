import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';

export type BrowserOptions = {
  baseURL: string;
  /** What the browser finds at the name of the base URL: an address on this machine. */
  servedAt?: string | undefined;
  width?: number;
  height?: number;
  isDark?: boolean;
  /** Lets a page talk to other servers than its own. */
  bypassCSP?: boolean;
  /** A device that shows parts in space. The processor draws all of its screen then, which costs twice the time. */
  hasWebGl?: boolean;
  /** A browser whose user lets no page store anything: touching any storage throws. */
  isWithoutStorage?: boolean;
  /** A browser that installs no app: what is shown comes from the server, and no installation runs beside the test. */
  isUninstalled?: boolean;
  /** With all that a user's browser has: the shell without windows, which costs half, knows no push messages and is asked for no motion. */
  isWhole?: boolean;
};

const forbidStorage = (profile: string) => {
  mkdirSync(join(profile, 'Default'), { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
};

/** Debian's chromium on a profile folder, quiet towards the outside. */
export const launchBrowser = (
  profile: string,
  {
    baseURL,
    servedAt,
    width = 1280,
    height = 800,
    isDark = false,
    bypassCSP = false,
    hasWebGl = false,
    isWithoutStorage = false,
    isUninstalled = false,
    isWhole = false,
  }: BrowserOptions,
): Promise<BrowserContext> => {
  if (isWithoutStorage) forbidStorage(profile);
  return chromium.launchPersistentContext(profile, {
    executablePath: isWhole ? '/usr/bin/chromium' : '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(servedAt ? [`--host-resolver-rules=MAP ${new URL(baseURL).hostname} ${new URL(servedAt).host}`] : []),
      // Drawn by the processor where there is no graphics card.
      ...(hasWebGl
        ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
        : ['--disable-gpu', '--disable-3d-apis']),
    ],
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: isWhole ? 'no-preference' : 'reduce',
    locale: 'de-DE',
    baseURL,
    bypassCSP,
    serviceWorkers: isUninstalled ? 'block' : 'allow',
  });
};
