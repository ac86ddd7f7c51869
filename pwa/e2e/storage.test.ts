import { rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, logIn, sampleAs, waitForSyncState } from './shop/act.ts';
import { type Device, installedProfile, openProfile } from './shop/device.ts';
import { endBrowser } from './shop/end-browser.ts';
import { addPiece, frameName, moreButton, openHeadPlate, shownQuantity } from './shop/part-quantity.ts';
import { shopOrigin } from './shop/prepared-profiles.ts';
import { openServerView } from './shop/server-view.ts';

let profile: string;
let device: Device;
const said: string[] = [];

const open = async () => {
  device = await openProfile(profile, { isWhole: true });
  await device.context.addInitScript(letRefuse);
};
beforeAll(async () => {
  profile = installedProfile('werkstatt');
  await open();
  await openHeadPlate(device.page);
});
afterAll(async () => {
  await device.close();
  rmSync(profile, { recursive: true, force: true });
});

/** As Safari refuses, in its words, once its storage's process has ended: as often as the page is told. */
const letRefuse = () => {
  const method = 'transaction';
  const given = IDBDatabase.prototype[method];
  let left = 0;
  addEventListener('refuse', (event) => {
    left = (event as CustomEvent<number>).detail;
  });
  IDBDatabase.prototype[method] = function refuse(...asked) {
    left -= 1;
    if (left < 0) return given.apply(this, asked);
    const words = 'Connection to Indexed Database server lost. Refresh the page to try again';
    throw new DOMException(words, 'UnknownError');
  };
};
const refuseTransactions = (times: number) =>
  device.page.evaluate((detail) => dispatchEvent(new CustomEvent('refuse', { detail })), times);

const quantity = () => shownQuantity(device.page);
const untilOnServer = async (wanted: number) => {
  const { quantitiesIn } = await openServerView('werkstatt');
  await expect.poll(() => quantitiesIn(frameName)).toEqual([wanted]);
};
/** A notice over whatever is shown, by the way on that it offers. */
const noticeWith = (button: string) =>
  device.page.getByRole('alert').filter({ has: device.page.getByRole('button', { name: button, exact: true }) });

it('a tap counts though the page is loaded anew before anything could be stored', async () => {
  const { page } = device;
  const before = await quantity();
  for (const taps of [1, 2]) {
    const loaded = page.waitForEvent('load');
    await moreButton(page).evaluate((button) => {
      (button as HTMLButtonElement).click();
      location.reload();
    });
    await loaded;
    await expect.poll(quantity).toBe(before + taps);
  }
  await untilOnServer(before + 2);
});

it('a tap counts though the page crashes in that moment', async () => {
  const { page, context } = device;
  const before = await quantity();
  const address = page.url();
  const tools = await context.newCDPSession(page);
  const crash = new Promise((crashed) => page.once('crash', crashed));
  await moreButton(page).evaluate((button) => (button as HTMLButtonElement).click());
  void tools.send('Page.crash').catch(() => {});
  await crash;
  device.page = await context.newPage();
  await page.close();
  await device.page.goto(address);
  await expect.poll(quantity).toBe(before + 1);
  await untilOnServer(before + 1);
});

it('an edit that was counted as waiting outlives a browser that is killed, and is sent by the next', async () => {
  await waitForSyncState(device.page, 'aktuell');
  const address = device.page.url();
  await device.setOffline(true);
  const wanted = await addPiece(device.page);
  await waitForSyncState(device.page, /1 wartet/);
  await endBrowser(device.context, profile, 'killed');
  await open();
  await device.setOffline(true);
  await device.page.goto(address);
  await expect.poll(quantity).toBe(wanted);
  await waitForSyncState(device.page, /1 wartet/);
  await device.setOffline(false);
  await untilOnServer(wanted);
});

it('a storage that fails once is opened anew: the edit is stored and sent', async () => {
  const { page } = device;
  await waitForSyncState(page, 'aktuell');
  page.on('console', (message) => said.push(message.text()));
  await refuseTransactions(1);
  const wanted = await addPiece(page);
  await expect.poll(() => said.join('\n')).toContain('Need to reopen db');
  await untilOnServer(wanted);
  expect(await noticeWith('Neu laden').count()).toBe(0);
});

it('a storage that fails for good is told with a way on, after which all that had been stored is there', async () => {
  const { page } = device;
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  const wanted = await addPiece(page);
  await waitForSyncState(page, /1 wartet/);
  await refuseTransactions(Infinity);
  await moreButton(page).evaluate((button) => (button as HTMLButtonElement).click());
  await noticeWith('Neu laden').getByRole('button', { name: 'Neu laden', exact: true }).click();
  await noticeWith('Neu laden').waitFor({ state: 'detached' });
  await expect.poll(quantity).toBe(wanted);
  await device.setOffline(false);
  await untilOnServer(wanted);
});

const projectNames = async () => (await (await openServerView('werkstatt')).projects()).map(({ name }) => name);

/** As a user closes the browser and opens it again: it asks anew how much room there is. */
const restart = async () => {
  await device.close();
  await open();
};
const leaveNoRoom = async () => {
  const devTools = await device.context.newCDPSession(device.page);
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: shopOrigin, quotaSize: 1000 });
};

it('a full device says so and does nothing by halves: what is dropped is not there; once there is room it is taken', async () => {
  await waitForSyncState(device.page, 'aktuell');
  const before = await quantity();
  await restart();
  await leaveNoRoom();
  const { page } = device;
  await openHeadPlate(page);
  await waitForSyncState(page, 'bitte prüfen');
  await moreButton(page).click();
  await expect.poll(quantity).toBe(before);
  await page.goto('/de/shop/projects');
  await dropFile(page, sampleAs('winkel-rhs-flach.btlx', 'Volles Gerät'));
  await page.locator('main').getByRole('alert').first().waitFor();
  expect(await page.getByRole('link', { name: 'Volles Gerät' }).count()).toBe(0);
  await restart();
  await device.page.goto('/de/shop/projects');
  await waitForSyncState(device.page, 'aktuell');
  expect(await projectNames()).not.toContain('Volles Gerät');
  await dropFile(device.page, sampleAs('winkel-rhs-flach.btlx', 'Volles Gerät'));
  await expect.poll(projectNames).toContain('Volles Gerät');
});

const clearStorage = async (page: Page) => {
  await page.goto('about:blank');
  const devTools = await device.context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: shopOrigin, storageTypes: 'indexeddb' });
  await devTools.detach();
};

it('what the browser cleared by itself is told to its user with the count of what was lost, until he puts it away', async () => {
  const { page } = device;
  await openHeadPlate(page);
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await addPiece(page);
  await waitForSyncState(page, /1 wartet/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('heldHere'))).toMatch(/"waiting":1/);
  await clearStorage(page);
  await device.setOffline(false);
  await logIn(page, 'werkstatt');
  const notice = noticeWith('Verstanden');
  await notice.getByText(/^1 Änderung/).waitFor();
  await notice.getByRole('button', { name: 'Verstanden' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.reload();
  await waitForSyncState(page, 'aktuell');
  expect(await notice.count()).toBe(0);
});
