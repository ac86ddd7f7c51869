import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { password } from '../../../shop/act.ts';
import { firefoxWindow } from '../../../shop/engines/engine-window.ts';
import { type Firefox, hasFirefox, openFirefox } from '../../../shop/engines/open-firefox.ts';
import { type Window, windowOf } from '../../../shop/engines/window-of.ts';
import { findInFolder } from '../../../shop/find-in-folder.ts';
import { ownShop } from '../../../shop/own-shop.ts';
import { findInStorage } from '../find-in-storage.ts';
import { plantedFile, sought, userWords, words } from '../plant.ts';
import { plantInClear } from '../plant-in-clear.ts';
import { endSessions } from '../ways.ts';

let profile: string;
let url: string;
let browser: Firefox | null = null;
beforeAll(async () => {
  if (hasFirefox) ({ url } = await ownShop());
});
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'firefox-'));
});
const end = async (how: 'close' | 'kill') => {
  await browser?.[how]();
  browser = null;
};
afterEach(async () => {
  await end('close');
  rmSync(profile, { recursive: true, force: true });
});

const open = async () => {
  browser = await openFirefox(profile);
  return windowOf(await firefoxWindow(browser));
};

const enterAs = async (window: Window, userName: string, typed = userName) => {
  await window.go(`${url}/de/shop/login`);
  await window.fill('Benutzername oder E-Mail', typed);
  await window.fill('Passwort', password);
  await window.tick('Dieses Gerät benutzen auch andere');
  await window.press('Anmelden');
  await window.find(`[aria-label="Benutzer ${userName}"]`);
};

/** A project from a file, and a search that finds nothing. */
const work = async (window: Window) => {
  await enterAs(window, 'werkstatt', userWords[1]);
  await window.untilInstalled();
  const { name, buffer } = plantedFile(words.project);
  await window.go(`${url}/de/shop/projects`);
  await window.giveFile(name, buffer.toString('utf8'));
  await window.see('Projekt öffnen');
  await window.find('[title^="Zuletzt verbunden"]', 'aktuell');
  await window.fill('Projekte durchsuchen', words.search);
  await window.see(`Zu „${words.search}“ wurde nichts gefunden.`);
};

/** What Firefox has noted of its windows is at least as new as the last key. */
const typeUntilNoted = async (window: Window) => {
  const before = Date.now();
  await window.fill('Projekte durchsuchen', 'q');
  const noted = join(profile, 'sessionstore-backups', 'recovery.jsonlz4');
  await expect.poll(() => statSync(noted, { throwIfNoEntry: false })?.mtimeMs ?? 0).toBeGreaterThan(before);
};

type Way = { name: string; end?: 'close' | 'kill'; leave: (window: Window) => Promise<void> };

const ways: readonly Way[] = [
  {
    name: 'signed out',
    leave: async (window: Window) => {
      await window.go(`${url}/de/shop/projects/logout`);
      await window.press('Abmelden');
      await window.reach('/de/home');
    },
  },
  {
    name: 'locked the device',
    leave: async (window: Window) => {
      await window.press('Benutzer ');
      await window.press('Gerät sperren');
      await window.see('Dieses Gerät ist gesperrt');
    },
  },
  { name: 'was followed by another', leave: (window) => enterAs(window, 'privat') },
  {
    name: 'was signed out from elsewhere',
    leave: async (window) => {
      await endSessions();
      await window.see('Dieses Gerät ist gesperrt.');
    },
  },
  { name: 'is still at work when the battery runs out', end: 'kill', leave: typeUntilNoted },
];

describe.skipIf(!hasFirefox)('in Firefox (skipped where firefox-esr is missing)', () => {
  it.each(ways)('nothing readable is left of a user who $name', async ({ leave, end: how = 'close' }) => {
    const window = await open();
    await work(window);
    await leave(window);
    const foundByPage = await window.call(findInStorage, sought);
    await end(how);
    expect(foundByPage).toEqual([]);
    expect(findInFolder(profile, sought)).toEqual([]);
  });

  it('a word is found wherever the browser keeps it', async () => {
    const window = await open();
    await window.go(`${url}/de/imprint`);
    const left = Array.from({ length: 5 }, (_, n) => `Quoxefimyv${'abcde'[n]}`);
    await window.call(plantInClear, left);
    expect(await window.call(findInStorage, left)).toEqual(left);
    await end('close');
    const found = findInFolder(profile, left).join('\n');
    const [, session] = left;
    expect(left.filter((word) => word !== session && !found.includes(word))).toEqual([]);
  });
});
