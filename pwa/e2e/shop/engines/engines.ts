import { launchBrowser } from '../launch-browser.ts';
import { chromiumWindow, type EngineWindow, firefoxWindow, newFirefoxWindow, webkitWindow } from './engine-window.ts';
import { hasFirefox, openFirefox, type Preferences } from './open-firefox.ts';
import { hasWebKit, openWebKit } from './open-webkit.ts';

/** A running browser. */
export type Opened = {
  window: EngineWindow;
  openWindow: () => Promise<EngineWindow>;
  end: () => Promise<void>;
  /** As an empty battery ends it. */
  kill: () => Promise<void>;
};

export type Engine = {
  engine: string;
  isHere: boolean;
  /** What Debian calls it. */
  packages: string;
  /** On a folder that keeps what it stores; the preferences are Firefox's alone. */
  open: (profile: string, preferences?: Preferences) => Promise<Opened>;
};

/** With all that a user's has, the 3D view too; drawn by the processor. */
export const chromiumEngine: Engine = {
  engine: 'Chromium',
  isHere: true,
  packages: 'chromium',
  open: async (profile) => {
    const context = await launchBrowser(profile, { baseURL: 'http://127.0.0.1', isWhole: true, hasWebGl: true });
    const end = () => context.close();
    return {
      window: chromiumWindow(context.pages()[0] ?? (await context.newPage())),
      openWindow: async () => chromiumWindow(await context.newPage()),
      end,
      kill: end,
    };
  },
};

export const firefoxEngine: Engine = {
  engine: 'Firefox',
  isHere: hasFirefox,
  packages: 'firefox-esr',
  open: async (profile, preferences) => {
    const firefox = await openFirefox(profile, preferences);
    return {
      window: await firefoxWindow(firefox),
      openWindow: () => newFirefoxWindow(firefox),
      end: firefox.close,
      kill: firefox.kill,
    };
  },
};

export const webkitEngine: Engine = {
  engine: 'WebKit, the engine of Safari',
  isHere: hasWebKit,
  packages: 'gir1.2-webkit2-4.1, python3-gi, xvfb',
  open: async (profile) => {
    const webkit = await openWebKit(profile);
    let count = 1;
    return {
      window: await webkitWindow(webkit),
      openWindow: () => webkitWindow(webkit, `window ${++count}`),
      end: webkit.kill,
      kill: webkit.kill,
    };
  },
};

/** Those that the tests drive beside Chromium. */
export const engines: readonly Engine[] = [firefoxEngine, webkitEngine];
