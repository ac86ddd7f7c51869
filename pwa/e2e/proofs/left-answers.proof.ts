import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  dropSample,
  goToLastOrderStep,
  logIn,
  openProject,
  orderWithConsent,
  putInBasket,
  untilDetails,
  waitForSyncState,
} from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { openServerView } from '../shop/server-view.ts';
import { type ShopProcess, startShop } from '../shop/shop-process.ts';
import { openLogOut } from './left-behind/ways.ts';

const projectName = 'Bestellt nach der Sicherung';
let folder = '';
let shop: ShopProcess;
let tablet: Device;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'left-answers-'));
  chmodSync(folder, 0o711);
  shop = await startShop();
  tablet = await openDevice({ shopUrl: shop.url });
});
afterAll(async () => {
  await tablet.close();
  await shop.remove();
  rmSync(folder, { recursive: true, force: true });
});

const order = async () => {
  const { page } = tablet;
  await putInBasket(page);
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  const number = Number((await page.getByText(/Bestellnummer \d+/).innerText()).replace(/\D/g, ''));
  await waitForSyncState(page, 'aktuell');
  return number;
};
const logOut = async () => {
  const { page } = tablet;
  const button = await openLogOut(page);
  await button.waitFor();
  expect(await page.getByText(/Noch nicht übertragen/).count()).toBe(0);
  await button.click();
  await page.waitForURL(/\/de\/home$/);
};
const numbersOnServer = async () =>
  (await (await openServerView('werkstatt', shop.url)).orders())
    .map(({ number }) => Number(number))
    .toSorted((a, b) => a - b);

let kept = 0;
let later = 0;

it('who has ordered signs out and is asked nothing; the server is restored from a backup of before, and a colleague orders first', async () => {
  const { page } = tablet;
  await logIn(page, 'werkstatt');
  await waitForSyncState(page, 'aktuell');
  await shop.command('operations/commands/backup.command.ts', join(folder, 'backup'));
  await dropSample(page, 'winkel-rhs-flach.btlx', projectName);
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await untilDetails(page);
  kept = await order();
  await logOut();
  await shop.stop();
  shop.set({ DATA_DIR: join(folder, 'restored') });
  await shop.command('operations/commands/restore.command.ts', join(folder, 'backup'));
  await shop.start();
  await logIn(page, 'chef');
  await openProject(page, 'Hallenrahmen Achse A bis C');
  later = await order();
  expect(later).not.toBe(kept);
  expect(await numbersOnServer()).toEqual([later]);
  await logOut();
});

it('once he signs in again his order is there as it was, with its number, once', async () => {
  const { page } = tablet;
  await logIn(page, 'werkstatt');
  await expect.poll(numbersOnServer, { timeout: 60_000 }).toEqual([kept, later]);
  await waitForSyncState(page, 'aktuell');
  await page.goto('/de/shop/account/orders');
  await page.getByRole('link', { name: new RegExp(String(kept)) }).waitFor();
  expect(await page.getByRole('link', { name: new RegExp(String(kept)) }).count()).toBe(1);
  await openProject(page, projectName);
  await page.goto('/de/shop/waiting');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Vom Server nicht angenommen').count()).toBe(0);
  await waitForSyncState(page, 'aktuell');
  await logOut();
  await logIn(page, 'werkstatt');
  await waitForSyncState(page, 'aktuell');
  expect(await numbersOnServer()).toEqual([kept, later]);
});
