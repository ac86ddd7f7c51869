import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openProfile } from '../shop/device.ts';
import { endBrowser } from '../shop/end-browser.ts';
import { moreButton, openHeadPlate, shownQuantity } from '../shop/part-quantity.ts';

let profile: string;
let browser: Device;
let address: string;
/** Chromium writes a cookie to its disk within half a minute: who is killed before has to sign in again. */
const isSignInOnDisk = () => readFileSync(join(profile, 'Default/Cookies')).includes('shop.localhostsession');

beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'killed-'));
  browser = await openProfile(profile, { isWhole: true });
  await signIn(browser.page, 'werkstatt');
  await waitUntilInstalled(browser.page);
  await openHeadPlate(browser.page);
  await waitForSyncState(browser.page, 'aktuell');
  address = browser.page.url();
  await vi.waitUntil(isSignInOnDisk, { timeout: 90_000, interval: 250 });
  await browser.setOffline(true);
});
afterAll(async () => {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});

/** As an empty battery ends it; the next start has no network either. */
const killAndReopen = async () => {
  await endBrowser(browser.context, profile, 'killed');
  browser = await openProfile(profile, { isWhole: true });
  await browser.setOffline(true);
  await browser.page.goto(address);
  await moreButton(browser.page).waitFor();
};

const counted = (waiting: number) => new RegExp(`\\b${waiting} warte[nt]`);
const untilCounted = (waiting: number) => waitForSyncState(browser.page, counted(waiting));

/** Taps and comes back in the moment in which the chip counts it, or so many frames after the tap: whether it was counted by then. */
const tap = async (waiting: number, frames = Number.POSITIVE_INFINITY): Promise<boolean> => {
  const more = await moreButton(browser.page).elementHandle();
  return browser.page.getByRole('banner').evaluate(
    async (banner, { button, words, most }) => {
      const isCounted = () => new RegExp(words).test(banner.textContent ?? '');
      (button as HTMLButtonElement).click();
      for (let frame = 0; frame < most && !isCounted(); frame++) await new Promise(requestAnimationFrame);
      return isCounted();
    },
    { button: more, words: counted(waiting).source, most: frames },
  );
};

it('an edit outlives a browser that is killed as soon as it is counted as waiting, each of eight, and all are sent', async () => {
  const before = await shownQuantity(browser.page);
  for (let round = 1; round <= 8; round++) {
    await tap(round);
    await killAndReopen();
    await expect.poll(() => shownQuantity(browser.page)).toBe(before + round);
    await untilCounted(round);
  }
  await browser.setOffline(false);
  await waitForSyncState(browser.page, 'aktuell');
  expect(await shownQuantity(browser.page)).toBe(before + 8);
});

it('a browser that is killed in the moment of a tap keeps that tap or has never had it, and keeps it where it was counted', async () => {
  const taps: { kept: number; wasCounted: boolean }[] = [];
  let waiting = 0;
  await browser.setOffline(true);
  for (let frames = 0; taps.length < 6 || !taps.some(({ wasCounted }) => wasCounted); frames = 2 * frames || 1) {
    const before = await shownQuantity(browser.page);
    const wasCounted = await tap(waiting + 1, frames);
    await killAndReopen();
    const kept = (await shownQuantity(browser.page)) - before;
    taps.push({ kept, wasCounted });
    waiting += kept;
    if (waiting > 0) await untilCounted(waiting);
  }
  const [keptOnes, countedOnes] = [taps.filter(({ kept }) => kept === 1), taps.filter(({ wasCounted }) => wasCounted)];
  console.info(
    `of ${taps.length} taps ${countedOnes.length} were counted before the kill, ${keptOnes.length} were kept`,
  );
  expect(taps.filter(({ kept }) => kept !== 0 && kept !== 1)).toEqual([]);
  expect(countedOnes.filter(({ kept }) => kept === 0)).toEqual([]);
});
