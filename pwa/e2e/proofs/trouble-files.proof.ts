import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLimits } from '@knotenblech/shared/files/xml/read-limits.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, sampleAs, signIn, waitForSyncState } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { ownShop } from '../shop/own-shop.ts';
import { openServerView } from '../shop/server-view.ts';

const folder = mkdtempSync(join(tmpdir(), 'large-'));
let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(async () => {
  await device.close();
  rmSync(folder, { recursive: true, force: true });
});

const mainAlert = (page: Page, words: RegExp) => page.locator('main').getByRole('alert').filter({ hasText: words });
const stored = (page: Page) =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('shop-'))?.name ?? '';
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error('no database'));
    });
    const count = (table: string) =>
      new Promise<number>((done) => {
        const request = database.transaction(table).objectStore(table).count();
        request.onsuccess = () => done(request.result);
      });
    const counts = {
      files: await count('file'),
      readings: await count('localReading'),
      waiting: await count('outbox'),
    };
    database.close();
    return counts;
  });

/** Drops what lies in a file of the disk onto the page, as a hand does. */
const dropOnPage = async (page: Page, path: string) => {
  const source = await page.evaluateHandle(() => {
    const input = document.createElement('input');
    input.type = 'file';
    return document.body.appendChild(input);
  });
  await source.setInputFiles(path);
  await source.evaluate((input) => {
    const data = new DataTransfer();
    for (const file of input.files ?? []) data.items.add(file);
    input.remove();
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
};

it('a file dropped on a device that has just signed in waits for the base data and goes on by itself', async () => {
  const { page, context } = device;
  await context.route('**/api/1.0/sync/**', (route) => route.abort('connectionrefused'));
  await signIn(page, 'chef');
  await page.getByText('Noch nicht auf diesem Gerät').waitFor();
  expect(await page.getByText('Noch kein Projekt').count()).toBe(0);
  await dropFile(page, sampleAs('knotenplatten.btlx', 'Erste Datei'));
  await page.getByText('wartet auf die Werksdaten vom Server').waitFor();
  await context.unroute('**/api/1.0/sync/**');
  await page.getByRole('link', { name: 'Projekt öffnen' }).waitFor();
  await page.locator('main').getByRole('listitem').filter({ hasText: 'Hallenrahmen Achse A bis C' }).waitFor();
  await waitForSyncState(page, 'aktuell');
});

it('a file of 200 MB is refused at once with the limit, and the page goes on', async () => {
  const { page } = device;
  const path = join(folder, 'riesig.btlx');
  writeFileSync(path, '<?xml version="1.0"?><BTLx Version="2.0.0">');
  truncateSync(path, 200_000_000);
  await expect.poll(async () => (await stored(page)).waiting).toBe(0);
  const before = await stored(page);
  await dropOnPage(page, path);
  const alert = mainAlert(page, /größer als 20 MB/);
  await alert.getByText(/Teilen Sie das Projekt/).waitFor();
  expect(await stored(page)).toEqual(before);
  await dropFile(page, sampleAs('rahmen-hea-ipe.btlx', 'Nach der großen Datei'));
  await page.getByRole('link', { name: 'Projekt öffnen' }).nth(1).waitFor();
});

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
