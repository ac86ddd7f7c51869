import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signIn, waitForSyncState, waitUntilInstalled } from './act.ts';
import { type Device, openProfile } from './device.ts';
import { endBrowser } from './left-behind/end-browser.ts';
import { addPiece, moreButton, openHeadPlate, shownQuantity } from './part-quantity.ts';

let profile: string;
let browser: Device;
let address: string;
/** Chromium writes a cookie to its disk within half a minute: who is killed before has to sign in again. */
const isSignInOnDisk = () => readFileSync(join(profile, 'Default/Cookies')).includes('127.0.0.1session');

beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'killed-'));
  browser = await openProfile(profile);
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
  browser = await openProfile(profile);
  await browser.setOffline(true);
  await browser.page.goto(address);
  await moreButton(browser.page).waitFor();
};

const untilCounted = (waiting: number) => waitForSyncState(browser.page, new RegExp(`\\b${waiting} warte[nt]`));

it('an edit that is counted as waiting outlives a killed browser, each of eight, and all are sent', async () => {
  const before = await shownQuantity(browser.page);
  for (let round = 1; round <= 8; round++) {
    await addPiece(browser.page);
    await untilCounted(round);
    await killAndReopen();
    await expect.poll(() => shownQuantity(browser.page)).toBe(before + round);
    await untilCounted(round);
  }
  await browser.setOffline(false);
  await waitForSyncState(browser.page, 'aktuell');
  expect(await shownQuantity(browser.page)).toBe(before + 8);
});

it('a browser that is killed in the moment of a tap keeps that tap or has never had it', async () => {
  const [rounds, kept]: [number, number[]] = [6, []];
  await browser.setOffline(true);
  for (let round = 0; round < rounds; round++) {
    const before = await shownQuantity(browser.page);
    await moreButton(browser.page).evaluate((button) => (button as HTMLButtonElement).click());
    await killAndReopen();
    kept.push((await shownQuantity(browser.page)) - before);
  }
  console.info(`of ${rounds} taps in the moment of the kill ${kept.filter((n) => n === 1).length} were kept`);
  expect(kept.filter((n) => n !== 0 && n !== 1)).toEqual([]);
});
