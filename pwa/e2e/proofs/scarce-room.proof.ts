import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, setChecked, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { addPiece, openHeadPlate } from '../shop/part-quantity.ts';
import { shopOrigin } from '../shop/prepared-profiles.ts';

let device: Device;
let promisesAsked = 0;
beforeAll(async () => {
  device = await openDevice({ isWhole: true });
  await device.context.exposeFunction('notePromiseAsked', () => {
    promisesAsked += 1;
  });
  await device.context.addInitScript(refuseToKeep);
});
afterAll(() => device.close());

/** As a browser answers that may clear what its pages store. */
const refuseToKeep = () => {
  StorageManager.prototype.persisted = async () => false;
  StorageManager.prototype.persist = async () => {
    await (globalThis as unknown as { notePromiseAsked: () => Promise<void> }).notePromiseAsked();
    return false;
  };
};

const promiseWhenAsked = () => {
  StorageManager.prototype.persist = async () => {
    StorageManager.prototype.persisted = async () => true;
    return true;
  };
};

const mb = 1_000_000;

/** How much is left Chromium tells no page: it names ten gigabytes more than are taken. */
const room = /^([\d,]+)\sMB belegt; der Browser nennt als Grenze 10,\d\sGB\./;

/** Leaves the shop so much room beyond what it takes now. */
const leaveRoom = async (bytes: number) => {
  const devTools = await device.context.newCDPSession(device.page);
  const { usage } = await devTools.send('Storage.getUsageAndQuota', { origin: shopOrigin });
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: shopOrigin, quotaSize: usage + bytes });
};

it('a device that has little room left says so with a way to free some, until that is put off', async () => {
  const { page } = device;
  await logIn(page, 'werkstatt');
  await waitForSyncState(page, 'aktuell');
  const notice = page.getByText('Der Platz auf diesem Gerät wird knapp.');
  expect(await notice.count()).toBe(0);
  await leaveRoom(100 * mb);
  await page.reload();
  await notice.waitFor();
  await page.getByRole('link', { name: 'Platz schaffen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Speicher auf diesem Gerät' }).waitFor();
  await notice.waitFor();
  await page.getByRole('button', { name: 'Später' }).click();
  await notice.waitFor({ state: 'detached' });
  expect(await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)).toBeLessThan(100 * mb);
});

it('the browser is asked once, at the first change, to keep what lies here; its no is told with the room taken', async () => {
  const { page } = device;
  await openHeadPlate(page);
  expect(promisesAsked).toBe(0);
  await addPiece(page);
  await addPiece(page);
  await waitForSyncState(page, 'aktuell');
  expect(promisesAsked).toBe(1);

  await waitUntilInstalled(page);
  await page.goto('/de/shop/account/device');
  await page.getByText('Der Browser darf diese Daten löschen, wenn dem Gerät der Platz ausgeht.').waitFor();
  const refusal = page.getByText('Der Browser hat eben abgelehnt.');
  expect(await refusal.count()).toBe(0);
  await page.getByRole('button', { name: 'Um Schutz bitten' }).click();
  await refusal.waitFor();
  expect(promisesAsked).toBe(2);
  const takenMb = await page.evaluate(async () => ((await navigator.storage.estimate()).usage ?? 0) / 1e6);
  const shown = await page.getByText(/MB belegt/).innerText();
  expect(shown).toMatch(room);
  expect(Math.abs(Number(room.exec(shown)?.[1]?.replace(',', '.')) - takenMb)).toBeLessThan(2);
});

it('a browser that promises it after all, asked by what is changed on the page, is told of as such without a reload', async () => {
  const page = await device.context.newPage();
  await page.addInitScript(promiseWhenAsked);
  await page.goto('/de/shop/account/device');
  await page.getByText('Der Browser darf diese Daten löschen, wenn dem Gerät der Platz ausgeht.').waitFor();
  await setChecked(page.getByRole('switch', { name: /Alle offenen Projekte behalten/ }));
  await page.getByText('Der Browser behält, was hier liegt.').waitFor();
  await page.close();
});
