import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  goToLastOrderStep,
  openProject,
  orderWithConsent,
  putInBasket,
  shownTotal,
  untilQueued,
  waitForSyncState,
} from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { dropFromDisk, dropOnPage, plateDrawing, smallFile, steelFile } from './shop/dropped-files.ts';
import { openServerView } from './shop/server-view.ts';

const samples = resolve(import.meta.dirname, '../../shared/samples');
let device: Device;
beforeAll(async () => {
  device = await openInstalled('chef');
  await waitForSyncState(device.page, 'aktuell');
  await device.setOffline(true);
});
afterAll(() => device.close());

const rowOf = (text: string) => device.page.locator('main').getByRole('listitem').filter({ hasText: text });

/** What a carpenter has of one job: a file of each kind, those of two parts in DSTV, and papers beside them. */
const jobFolder = (): string => {
  const folder = join(mkdtempSync(join(tmpdir(), 'job-')), 'Halle Nord');
  mkdirSync(folder);
  for (const file of ['step-public/own-frame-mm.step', 'ifc-public/own-steel-ifc4-mm.ifc'])
    cpSync(join(samples, file), join(folder, basename(file)));
  for (const { name, buffer } of [steelFile('K1'), steelFile('K2'), smallFile('Anbau')])
    writeFileSync(join(folder, name), buffer);
  writeFileSync(join(folder, 'Stückliste.csv'), 'Pos;Menge;Profil;Länge [mm];Güte\r\nT1;2;HEA 200;6000;S235JR\r\n');
  writeFileSync(join(folder, 'Platte.dxf'), plateDrawing('t=10 S235JR 3x'));
  return folder;
};

it('a folder with a file of each format is read without a network: parts with a weight, or the reason why there is none', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
  const folder = jobFolder();
  await dropFromDisk(page, [folder]);
  await rowOf('Frame').filter({ hasText: '108,293' }).waitFor();
  await rowOf('Test').filter({ hasText: '392,803' }).waitFor();
  await rowOf('Anbau').filter({ hasText: '1 Teil' }).waitFor();
  await rowOf('Halle Nord').filter({ hasText: '2 Teile' }).waitFor();
  await rowOf('Stückliste').filter({ hasText: '507,' }).waitFor();
  await rowOf('Platte').filter({ hasText: '3 Teile' }).waitFor();
  await dropOnPage(page, [{ name: 'Skizze.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }]);
  await rowOf('Skizze.pdf').filter({ hasText: 'auf Anfrage' }).first().waitFor();
  rmSync(dirname(folder), { recursive: true });
});

it('a STEP model is priced once its steel is chosen, ordered without a network, and the server makes it of the same price', async () => {
  const { page } = device;
  await openProject(page, 'Frame');
  await page.getByRole('button', { name: /Projekt netto.*€/s }).waitFor();
  await putInBasket(page);
  await goToLastOrderStep(page);
  const total = Number((await shownTotal(page)).replace(/[.,]/g, ''));
  await orderWithConsent(page);
  await untilQueued(page);
  await device.setOffline(false);
  const ordered = async () => (await (await openServerView('chef')).amounts()).map(({ amounts }) => amounts);
  await expect.poll(ordered).toMatchObject([{ grossCents: total }]);
});
