import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitForSyncState } from '../shop/act.ts';
import { type Device, installedProfile, openProfile } from '../shop/device.ts';
import { endBrowser } from '../shop/end-browser.ts';
import { moreButton, openHeadPlate, shownQuantity } from '../shop/part-quantity.ts';

let profile: string;
let browser: Device;
let address: string;
beforeAll(async () => {
  profile = installedProfile('werkstatt');
  browser = await openProfile(profile);
  await openHeadPlate(browser.page);
  await waitForSyncState(browser.page, 'aktuell');
  address = browser.page.url();
});
afterAll(async () => {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});

/** As an empty battery ends it; the next start has no network either. */
const killAndReopen = async () => {
  await endBrowser(browser.context, profile, 'killed');
  browser = await openProfile(profile);
  await browser.setOffline(true);
  await browser.page.goto(address);
  await moreButton(browser.page).waitFor();
};

const counted = (waiting: number) => new RegExp(`\\b${waiting} warte[nt]`);
const untilCounted = (waiting: number) => waitForSyncState(browser.page, counted(waiting));

/** Taps and comes back in the moment in which the chip counts it, or so many frames after the tap: whether it was counted by then. */
const tap = async (waiting: number, frames: number): Promise<boolean> => {
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
