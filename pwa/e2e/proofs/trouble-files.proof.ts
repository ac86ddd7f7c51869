import { readLimits } from '@knotenblech/shared/files/xml/read-limits.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, openProject, sampleAs, waitForSyncState } from '../shop/act.ts';
import { type Device, openInstalled } from '../shop/device.ts';
import { countStored } from '../shop/dropped-files.ts';
import { fillDevice } from '../shop/full-device.ts';
import { ownShop } from '../shop/own-shop.ts';
import { shopOrigin } from '../shop/prepared-profiles.ts';
import { openServerView } from '../shop/server-view.ts';

let device: Device;
beforeAll(async () => {
  device = await openInstalled('chef');
});
afterAll(() => device?.close());

const mainAlert = (page: Page, words: RegExp) => page.locator('main').getByRole('alert').filter({ hasText: words });
const projectCount = async () => (await (await openServerView('chef')).projects()).length;
it('the server takes no more than 20 MB of a file either, in whatever chunks it comes', async () => {
  const { headers } = await openServerView('chef');
  const { url } = await ownShop();
  const send = (more: Record<string, string>, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(10)) =>
    fetch(`${url}/api/1.0/files/${'d'.repeat(64)}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/offset+octet-stream', ...more },
      body: bytes,
    });
  const whole = await send({ 'upload-offset': '0', 'upload-length': '200000000' });
  const beyond = await send({ 'upload-offset': String(readLimits.uploadBytes) });
  const largeChunk = await send({ 'upload-offset': '0' }, new Uint8Array(1024 * 1024 + 1));
  expect([whole.status, beyond.status, largeChunk.status]).toEqual([413, 413, 413]);
  expect(await whole.json()).toMatchObject({
    errors: [{ errorCode: 'E_SIZE', details: { limitBytes: readLimits.uploadBytes } }],
  });
  expect((await fetch(`${url}/ready`)).status).toBe(200);
});

it('a full device says so: of a dropped file, of an edit and of the sync; nothing is half done, nothing lost', async () => {
  const { page } = device;
  await openProject(page, 'Hallenrahmen Achse A bis C');
  await waitForSyncState(page, 'aktuell');
  await expect.poll(async () => (await countStored(page)).waiting).toBe(0);
  const before = { ...(await countStored(page)), projects: await projectCount() };
  const makeRoom = await fillDevice(device, shopOrigin);
  await openProject(page, 'Hallenrahmen Achse A bis C');
  await waitForSyncState(page, 'bitte prüfen');
  await page.getByRole('button', { name: /Projekt netto.*€/s }).waitFor();
  await page
    .getByRole('treeitem', { name: /Kopfplatte/ })
    .first()
    .click();
  const quantity = () => page.getByRole('textbox', { name: /Menge/ }).inputValue();
  const quantityBefore = await quantity();
  await page.getByRole('button', { name: /Menge.*: mehr/ }).click();
  await page
    .getByText(/kein Platz mehr/)
    .first()
    .waitFor();
  await expect.poll(quantity).toBe(quantityBefore);
  await page.goto('/de/shop/projects');
  await dropFile(page, sampleAs('winkel-rhs-flach.btlx', 'Volles Gerät'));
  await mainAlert(page, /kein Platz mehr.*nichts verändert/s)
    .getByText(/noch einmal ab/)
    .waitFor();
  expect(await page.getByText('noch ohne Nummer').count()).toBe(0);
  expect({ ...(await countStored(page)), projects: await projectCount() }).toEqual(before);
  await makeRoom();
  await page.reload();
  await waitForSyncState(page, 'aktuell');
  await dropFile(page, sampleAs('winkel-rhs-flach.btlx', 'Volles Gerät'));
  await page.getByRole('link', { name: 'Projekt öffnen' }).waitFor();
  await expect.poll(projectCount, { interval: 500 }).toBe(before.projects + 1);
});
