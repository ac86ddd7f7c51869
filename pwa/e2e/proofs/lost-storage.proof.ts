import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { addPiece, frameName, moreButton, openHeadPlate, shownQuantity } from '../shop/part-quantity.ts';
import { openServerView } from '../shop/server-view.ts';

let device: Device;
const said: string[] = [];
beforeAll(async () => {
  device = await openDevice();
  device.page.on('console', (message) => said.push(message.text()));
  await device.page.addInitScript(letRefuse);
  await signIn(device.page, 'werkstatt');
  await waitUntilInstalled(device.page);
  await openHeadPlate(device.page);
  await waitForSyncState(device.page, 'aktuell');
});
afterAll(() => device.close());

const notice = () => device.page.getByText('Der Speicher dieses Browsers antwortet nicht.');

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

it('a storage that fails once is opened anew: the edit is stored and sent, and nothing is told', async () => {
  const { page } = device;
  await refuseTransactions(1);
  const wanted = await addPiece(page);
  await expect.poll(() => said.join('\n')).toContain('Need to reopen db');
  const onServer = await openServerView('werkstatt');
  await expect.poll(() => onServer.quantitiesIn(frameName)).toContain(wanted);
  expect(await notice().count()).toBe(0);
  await page.reload();
  await expect.poll(() => shownQuantity(page)).toBe(wanted);
});

it('a storage that fails for good is told with a way on, after which all that had been stored is there', async () => {
  const { page } = device;
  await device.setOffline(true);
  const wanted = await addPiece(page);
  await waitForSyncState(page, /1 wartet/);
  await refuseTransactions(Infinity);
  await moreButton(page).evaluate((button) => (button as HTMLButtonElement).click());
  await notice().waitFor();
  await page.getByText(/auch Bestellungen, die noch warten/).waitFor();
  await page.getByRole('button', { name: 'Neu laden', exact: true }).click();
  await notice().waitFor({ state: 'detached' });
  await expect.poll(() => shownQuantity(page)).toBe(wanted);
  await waitForSyncState(page, /1 wartet/);
  await device.setOffline(false);
  await waitForSyncState(page, 'aktuell');
});
