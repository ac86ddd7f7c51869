import { resolve } from 'node:path';
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
import { dropOnPage, smallFile } from './shop/dropped-files.ts';
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

it('one file of each format is read without a network: parts with a weight, or the reason why there is none', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
  const files = ['step-public/own-frame-mm.step', 'ifc-public/own-steel-ifc4-mm.ifc', 'nc1-public/P1.nc'];
  await dropOnPage(
    page,
    files.map((file) => resolve(samples, file)),
  );
  await dropOnPage(page, [
    smallFile('Anbau'),
    { name: 'Skizze.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
  ]);
  await rowOf('Frame').filter({ hasText: '108,293' }).waitFor();
  await rowOf('Test').filter({ hasText: '392,803' }).waitFor();
  await rowOf('Anbau').filter({ hasText: '1 Teil' }).waitFor();
  await rowOf('Skizze.pdf').filter({ hasText: 'auf Anfrage' }).first().waitFor();
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
