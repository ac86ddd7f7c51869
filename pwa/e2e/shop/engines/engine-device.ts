import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCutWay } from './cut-way.ts';
import type { Size } from './engine-window.ts';
import type { Engine, Opened } from './engines.ts';
import type { Preferences } from './open-firefox.ts';
import { type Window, windowOf } from './window-of.ts';

export type EngineDevice = {
  /** Where it finds the shop. */
  url: string;
  profile: string;
  /** The first window; after a restart it is another. */
  window: () => Window;
  openWindow: () => Promise<Window>;
  resize: (size: Size) => Promise<unknown>;
  setOffline: (isOffline: boolean) => void;
  /** Killed as by an empty battery, and started again. */
  killAndReopen: () => Promise<void>;
  close: () => Promise<void>;
};

/** `longestMs`: after this a window hangs; left out: as the tests wait. */
type Options = { profile?: string; preferences?: Preferences; longestMs?: number };

/** A browser that was never used, with a network that can be cut. */
export const openEngineDevice = async (
  { open }: Engine,
  shopUrl: string,
  { profile = mkdtempSync(join(tmpdir(), 'engine-')), preferences, longestMs }: Options = {},
): Promise<EngineDevice> => {
  const way = await startCutWay(shopUrl);
  let opened: Opened = await open(profile, preferences);
  let window = windowOf(opened.window, longestMs);
  return {
    url: way.url,
    profile,
    window: () => window,
    openWindow: async () => windowOf(await opened.openWindow(), longestMs),
    resize: (size) => opened.window.resize(size),
    setOffline: way.setCut,
    killAndReopen: async () => {
      await opened.kill();
      opened = await open(profile, preferences);
      window = windowOf(opened.window, longestMs);
    },
    close: async () => {
      await opened.end();
      await way.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
