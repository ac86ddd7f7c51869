import { readFileSync } from 'node:fs';
import DxfReader from 'dxf-parser';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, waitForSyncState } from '../shop/act.ts';
import { type Device, openInstalled } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
  await openProject(device.page, 'Knotenplatten Halle Nord');
  await waitForSyncState(device.page, 'aktuell');
  await device.setOffline(true);
});
afterAll(() => device.close());

/** What choosing an entry of the menu saves: its name and bytes. */
const exported = async (entry: RegExp) => {
  const { page } = device;
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
};

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const select = (name: RegExp) => device.page.getByRole('treeitem', { name }).first().click();

it('a part is saved as one drawing and as one sheet', async () => {
  await select(/Kopfplatte/);
  const dxf = await exported(/^DXF/);
  expect(dxf.name).toBe('Kopfplatte 200x200x15.dxf');
  expect(new DxfReader().parseSync(text(dxf.bytes))?.entities.some(({ layer }) => layer === 'HOLES')).toBe(true);
  const pdf = await exported(/^PDF/);
  expect(pdf.name).toBe('Kopfplatte 200x200x15.pdf');
  const { numPages } = await getDocument({ data: pdf.bytes.slice(), verbosity: 0 }).promise;
  expect(numPages).toBe(1);
});
