import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { waitForSyncState } from '../../shop/act.ts';
import { openProfile } from '../../shop/device.ts';
import { endBrowser } from '../../shop/end-browser.ts';
import { findInFolder } from '../../shop/find-in-folder.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { findInStorage } from './find-in-storage.ts';
import { plant, sought, userWords, words } from './plant.ts';
import { plantInClear } from './plant-in-clear.ts';
import { enterAs, openLogOut, ways } from './ways.ts';

let profile: string;
let context: BrowserContext | null = null;
beforeAll(async () => void (await ownShop()));
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'left-'));
});
afterEach(async () => {
  await context?.close();
  rmSync(profile, { recursive: true, force: true });
});

const open = async () => {
  const device = await openProfile(profile);
  ({ context } = device);
  return device;
};

/** Runs in a page: what stands there, in its fields too. */
const readAll = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
};

/** A private device's browser may remember by which name its owner signs in. */
const soughtOn = { shared: sought, private: sought.filter((word) => word !== userWords[1]) };

it.each(ways)(
  'nothing readable is left on a $device device of a user who $name, in a browser that is $end',
  async (way) => {
    const device = await open();
    await enterAs(device.page, 'werkstatt', { typed: userWords[1], device: way.device });
    await plant(device, way.isUnsent);
    await way.leave(device);
    const foundByPage = await device.page.evaluate(findInStorage, sought);
    await endBrowser(device.context, profile, way.end);
    expect(foundByPage).toEqual([]);
    expect(findInFolder(profile, soughtOn[way.device])).toEqual([]);
  },
);

it('a browser that is killed right after the press on sign-out leaves nothing readable, and its next start asks who is there', async () => {
  const device = await open();
  await enterAs(device.page, 'werkstatt', { typed: userWords[1] });
  await plant(device, false);
  await device.setOffline(false);
  await (await openLogOut(device.page)).evaluate((button) => (button as HTMLButtonElement).click());
  await endBrowser(device.context, profile, 'killed');
  const again = await open();
  await again.page.goto('/de/shop/projects');
  const signIn = again.page.getByLabel('Benutzername oder E-Mail');
  await signIn.or(again.page.getByRole('heading', { name: 'Dieses Gerät ist gesperrt' })).waitFor();
  console.info(`the next start shows ${(await signIn.isVisible()) ? 'the sign-in' : 'the lock'}`);
  const foundByPage = await again.page.evaluate(findInStorage, sought);
  await endBrowser(again.context, profile, 'closed');
  expect(foundByPage).toEqual([]);
  expect(findInFolder(profile, sought)).toEqual([]);
});

it('who starts the browser after the battery ran out at work, without a network, finds it locked; neither he nor another who signs in reads anything', async () => {
  const first = await open();
  await enterAs(first.page, 'werkstatt', { typed: userWords[1] });
  await plant(first, true);
  expect(await first.page.evaluate(readAll)).toContain(words.project);
  await endBrowser(first.context, profile, 'killed');
  const { page, setOffline, ...again } = await open();
  const locked = page.getByRole('heading', { name: 'Dieses Gerät ist gesperrt' });
  const shown: string[] = [];
  const look = async (path: string, landmark: Locator) => {
    await page.goto(`/de/${path}`);
    await landmark.waitFor();
    shown.push(await page.evaluate(readAll));
  };
  await setOffline(true);
  for (const path of ['shop/projects', 'shop/waiting', 'shop/account/addresses']) await look(path, locked);
  await look('contact', page.getByRole('textbox', { name: 'Nachricht' }));
  await look('shop/login', page.getByLabel('Benutzername oder E-Mail'));
  expect(await page.evaluate(findInStorage, sought)).toEqual([]);
  await setOffline(false);
  await enterAs(page, 'privat');
  await waitForSyncState(page, 'aktuell');
  await setOffline(true);
  await look('shop/projects', page.getByRole('searchbox', { name: 'Projekte durchsuchen' }));
  await look('shop/waiting', page.getByRole('heading', { level: 1 }));
  await look('shop/account/addresses', page.getByRole('heading', { level: 1, name: 'Adressen' }));
  await look('contact', page.getByRole('textbox', { name: 'Nachricht' }));
  const foundByPage = await page.evaluate(findInStorage, sought);
  await endBrowser(again.context, profile, 'killed');
  expect(sought.filter((word) => shown.join('\n').includes(word))).toEqual([]);
  expect(foundByPage).toEqual([]);
  expect(findInFolder(profile, sought)).toEqual([]);
});

it('a word is found wherever a browser keeps it, what a window alone keeps by its pages only', async () => {
  const { page, ...first } = await open();
  await page.goto('/de/imprint');
  const left = Array.from({ length: 5 }, (_, n) => `Quoxefimyv${'abcde'[n]}`);
  await page.evaluate(plantInClear, left);
  expect(await page.evaluate(findInStorage, left)).toEqual(left);
  await endBrowser(first.context, profile, 'closed');
  // The next start packs what the one before only noted.
  const again = await open();
  await again.page.goto('/de/imprint');
  await endBrowser(again.context, profile, 'closed');
  const found = findInFolder(profile, left).join('\n');
  const [, session] = left;
  expect(left.filter((word) => word !== session && !found.includes(word))).toEqual([]);
});
