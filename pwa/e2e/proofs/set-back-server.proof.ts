import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropSample, openProject, signIn, waitForSyncState } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { addPiece, selectPart, shownQuantity } from '../shop/part-quantity.ts';
import { openServerView } from '../shop/server-view.ts';
import { type ShopProcess, startShop } from '../shop/shop-process.ts';

const projectName = 'Nach der Sicherung';
const rail = /Schiene UNP 100/;
let folder = '';
let shop: ShopProcess;
let maker: Device;
let colleague: Device;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'set-back-'));
  chmodSync(folder, 0o711);
  shop = await startShop();
  [maker, colleague] = await Promise.all([openDevice({ shopUrl: shop.url }), openDevice({ shopUrl: shop.url })]);
  await signIn(maker.page, 'werkstatt');
  await signIn(colleague.page, 'chef');
  await waitForSyncState(colleague.page, 'aktuell');
});
afterAll(async () => {
  await Promise.all([maker.close(), colleague.close()]);
  await shop.remove();
  rmSync(folder, { recursive: true, force: true });
});

let wanted = 0;

it('what builds on a device that has not come back yet waits, and says so, when the server was restored from a backup', async () => {
  const { page } = colleague;
  await shop.command('operations/commands/backup.command.ts', join(folder, 'backup'));
  await dropSample(maker.page, 'winkel-rhs-flach.btlx', projectName);
  await waitForSyncState(maker.page, 'aktuell');
  await openProject(page, projectName);
  await selectPart(page, rail);
  wanted = await addPiece(page);
  const onServer = await openServerView('chef', shop.url);
  await expect.poll(() => onServer.quantitiesIn(projectName)).toContain(wanted);
  await waitForSyncState(page, 'aktuell');
  await maker.setOffline(true);
  await shop.stop();
  shop.set({ DATA_DIR: join(folder, 'restored') });
  await shop.command('operations/commands/restore.command.ts', join(folder, 'backup'));
  await shop.start();
  await page.goto('/de/shop/waiting');
  await page.getByText('Der Server ist auf einen früheren Stand zurückgesetzt worden').waitFor();
  await page.getByText(/kann er noch nicht annehmen; vielleicht fehlt ihm Arbeit eines anderen Geräts/).waitFor();
  await page
    .getByRole('note')
    .getByRole('listitem')
    .filter({ hasText: /Menge von .* → / })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Nicht länger warten' }).waitFor();
  expect(await page.getByText('Vom Server nicht angenommen').count()).toBe(0);
});

it('once that device is back everything is as it was on both', async () => {
  const { page } = colleague;
  await maker.setOffline(false);
  await waitForSyncState(maker.page, 'aktuell');
  await waitForSyncState(page, 'aktuell');
  await expect.poll(() => page.getByText('auf einen früheren Stand').count()).toBe(0);
  for (const device of [colleague, maker]) {
    await openProject(device.page, projectName);
    await selectPart(device.page, rail);
    await expect.poll(() => shownQuantity(device.page)).toBe(wanted);
  }
});
