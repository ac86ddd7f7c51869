import { readFileSync } from 'node:fs';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed-catalogue.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/load-kernel.ts';
import DxfReader from 'dxf-parser';
import { unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropSample, signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
  await waitForSyncState(device.page, 'aktuell');
  await waitUntilInstalled(device.page);
  await dropSample(device.page, 'knotenplatten.btlx', 'Ausgabe');
  await device.page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await device.page.getByRole('tree').waitFor();
  await device.setOffline(true);
});
afterAll(() => device.close());

/** What choosing an entry of the menu saves: its name and bytes. */
const exported = async (entry: RegExp) => {
  const { page } = device;
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 180_000 }),
    page.getByRole('menuitem', { name: entry }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
};

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const select = (name: RegExp) => device.page.getByRole('treeitem', { name }).first().click();

it('all plates of a project are saved offline as a zip of drawings', async () => {
  const { name, bytes } = await exported(/^DXF/);
  expect(name).toBe('Ausgabe.zip');
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  expect(names.length).toBeGreaterThan(20);
  expect(names[0]).toMatch(/^0001_.*\.dxf$/);
  for (const each of names) {
    const drawing = new DxfReader().parseSync(text(files[each]));
    expect(drawing?.header.$INSUNITS, each).toBe(4);
    expect(
      drawing?.entities.filter(({ layer }) => layer === 'OUTLINE'),
      each,
    ).toHaveLength(1);
  }
});

it('the parts list is saved as CSV and as XLSX, with prices', async () => {
  const csv = await exported(/^CSV/);
  expect(csv.name).toBe('Ausgabe Stückliste.csv');
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text(csv.bytes)).toMatch(/Positionspreis netto.*\r\n.*;\d+,\d{2};/);
  const xlsx = await exported(/^Excel/);
  expect(xlsx.name).toBe('Ausgabe Stückliste.xlsx');
  expect(text(unzipSync(xlsx.bytes)['xl/worksheets/sheet1.xml'])).toContain('<v>');
});

it('what was changed on the screen is in the project that is saved, and reads again', async () => {
  const { page } = device;
  await select(/Kopfplatte/);
  await page.getByRole('textbox', { name: 'Menge' }).first().fill('17');
  await page.keyboard.press('Enter');
  await page
    .getByRole('treeitem', { name: /Kopfplatte/ })
    .filter({ hasText: '17' })
    .waitFor();
  await page.keyboard.press('Escape');
  const { name, bytes } = await exported(/^STWS/);
  expect(name).toBe('Kopfplatte 200x200x15.stws');
  const reading = readFile({ bytes, fileName: name, catalogue: seedCatalogue(), kernel: await loadKernel() });
  expect(reading.parts.map((part) => [part.name, part.quantity])).toEqual([['Kopfplatte 200x200x15', 17]]);
});

it('a part is saved as one drawing and as one sheet', async () => {
  const dxf = await exported(/^DXF/);
  expect(dxf.name).toBe('Kopfplatte 200x200x15.dxf');
  expect(new DxfReader().parseSync(text(dxf.bytes))?.entities.some(({ layer }) => layer === 'HOLES')).toBe(true);
  const pdf = await exported(/^PDF/);
  expect(pdf.name).toBe('Kopfplatte 200x200x15.pdf');
  const { numPages } = await getDocument({ data: pdf.bytes.slice(), verbosity: 0 }).promise;
  expect(numPages).toBe(1);
});
