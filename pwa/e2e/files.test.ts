import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import DxfReader from 'dxf-parser';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, openProject, signIn, waitForSyncState } from './shop/act.ts';
import { type Device, openDevice, openInstalled } from './shop/device.ts';
import { countStored, dropOnPage, smallFile, steelFile } from './shop/dropped-files.ts';
import { openServerView } from './shop/server-view.ts';

const folder = mkdtempSync(join(tmpdir(), 'large-'));
let device: Device;
beforeAll(async () => {
  device = await openInstalled('chef');
  view = await openServerView('chef');
});
afterAll(async () => {
  await device?.close();
  rmSync(folder, { recursive: true, force: true });
});

const openProjects = async (page: Page) => {
  await page.goto('/de/shop/projects');
  await page.getByRole('heading', { level: 1, name: 'Projekte', exact: true }).waitFor();
};
const readFiles = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Projekt öffnen' });
const refusal = (page: Page) => page.getByRole('main').getByRole('alert');
let view: Awaited<ReturnType<typeof openServerView>>;
/** Of the projects on the server. */
const names = async () => (await view.projects()).map(({ name }) => String(name)).toSorted();
/** What was answered lies in the queue until it has come back with the rows. */
const untilNothingWaits = (page: Page) => expect.poll(async () => (await countStored(page)).waiting).toBe(0);
const brokenFile = {
  name: 'Zerrissen.btlx',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('<BTLx Version="2.0.0"><Project Name="Zerrissen"><Parts><Part Designation="Lasche"'),
};

it('of several files dropped at once without a network each becomes a project, which is sent with its file later', async () => {
  const { page } = device;
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await dropOnPage(page, [smallFile('Anbau Nord'), smallFile('Anbau West'), steelFile('Kopfplatte')]);
  await page.getByRole('main').getByText('3 eingelesen').waitFor();
  await page.getByRole('button', { name: 'Dateien anzeigen' }).click();
  await expect.poll(() => readFiles(page).count()).toBe(3);
  await openProjects(page);
  for (const name of ['Anbau Nord', 'Anbau West', 'Kopfplatte'])
    await page.getByRole('link', { name, exact: true }).waitFor();
  await device.setOffline(false);
  await expect.poll(names).toEqual(expect.arrayContaining(['Anbau Nord', 'Anbau West', 'Kopfplatte']));
  await waitForSyncState(page, 'aktuell');
});

/** Two plates in a drawing that says neither its unit nor how thick they are. */
const drawing = (name: string) => {
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    `0\nLINE\n8\n0\n10\n${x1}\n20\n${y1}\n11\n${x2}\n21\n${y2}\n`;
  const plate = (x: number, width: number) =>
    line(x, 0, x + width, 0) + line(x + width, 0, x + width, 10) + line(x + width, 10, x, 10) + line(x, 10, x, 0);
  const text = `0\nSECTION\n2\nENTITIES\n${plate(0, 20)}${plate(30, 30)}0\nENDSEC\n0\nEOF\n`;
  return { name: `${name}.dxf`, mimeType: 'image/vnd.dxf', buffer: Buffer.from(text) };
};

it('a drawing is asked for its unit and thickness in one step, without a network and after a reload too', async () => {
  const { page } = device;
  await openProjects(page);
  await device.setOffline(true);
  await dropOnPage(page, [drawing('Laschen')]);
  await page.getByRole('button', { name: 'Angaben machen' }).waitFor();
  await openProjects(page);
  await page.getByRole('button', { name: 'Angaben machen' }).click();
  await page.getByText('Zentimeter', { exact: true }).click();
  await page.getByLabel('Dicke für alle').fill('8');
  await page.getByLabel('Andere Dicke').last().fill('12');
  await page.getByRole('button', { name: /S235JR, unser Vorschlag/ }).waitFor();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await readFiles(page).first().click();
  await page.getByText('t = 8 mm').first().waitFor();
  await page.getByText('t = 12 mm').first().waitFor();
  await device.setOffline(false);
  await expect.poll(names).toContain('Laschen');
  await waitForSyncState(page, 'aktuell');
});

it('a damaged file is refused with its reason and leaves nothing half done; the one dropped with it is read', async () => {
  const { page } = device;
  await openProjects(page);
  await untilNothingWaits(page);
  const before = { stored: await countStored(page), projects: await names() };
  await dropOnPage(page, [brokenFile]);
  await refusal(page).filter({ hasText: 'abgeschnitten' }).waitFor();
  expect({ stored: await countStored(page), projects: await names() }).toEqual(before);
  await dropOnPage(page, [brokenFile, smallFile('Anbau Süd')]);
  await readFiles(page).waitFor();
  await expect.poll(() => refusal(page).filter({ hasText: 'abgeschnitten' }).count()).toBe(2);
  await expect.poll(names).toContain('Anbau Süd');
  await waitForSyncState(page, 'aktuell');
});

/** Plates whose steel the file does not say. */
const platesWithoutGrade = (projectName: string, count: number) => {
  const plate = (n: number) =>
    `<Part Designation="Lasche ${n}" Material="Stahl" Length="${200 + n}" Height="10" Width="100"/>`;
  const parts = Array.from({ length: count }, (_, n) => plate(n + 1)).join('');
  return {
    name: `${projectName}.btlx`,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(
      `<BTLx Version="2.3.1"><Project Name="${projectName}"><Parts>${parts}</Parts></Project></BTLx>`,
    ),
  };
};

it('a file that does not say its steel is asked for it in place of the details; of its many parts only rows in sight are there', async () => {
  const { page } = device;
  await openProjects(page);
  await dropFile(page, platesWithoutGrade('Ohne Stahlsorte', 120));
  await readFiles(page).first().click();
  await page.getByRole('heading', { level: 1, name: 'Angaben zu „Ohne Stahlsorte“' }).waitFor();
  const tree = page.getByRole('tree');
  expect(await tree.count()).toBe(0);
  await page.getByRole('button', { name: 'Alle Vorschläge übernehmen' }).click();
  const rows = tree.getByRole('treeitem');
  await rows.filter({ hasText: 'Lasche 1' }).first().waitFor();
  expect(await rows.last().getAttribute('aria-setsize')).toBe('120');
  expect(await rows.count()).toBeLessThan(60);
  await tree.press('End');
  await rows.filter({ hasText: 'Lasche 120' }).waitFor();
  expect(await rows.count()).toBeLessThan(60);
  await waitForSyncState(page, 'aktuell');
});

it('a file of 200 MB is refused with the limit and leaves nothing, and the page goes on', async () => {
  const { page } = device;
  const path = join(folder, 'riesig.btlx');
  writeFileSync(path, '<?xml version="1.0"?><BTLx Version="2.0.0">');
  truncateSync(path, 200_000_000);
  await openProjects(page);
  await untilNothingWaits(page);
  const before = await countStored(page);
  await dropOnPage(page, path);
  await refusal(page).filter({ hasText: '20 MB' }).waitFor();
  expect(await countStored(page)).toEqual(before);
  await dropFile(page, smallFile('Nach der großen Datei'));
  await readFiles(page).waitFor();
  await waitForSyncState(page, 'aktuell');
});

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

it('without a network drawings and parts lists are saved as other programs read them', async () => {
  const { page } = device;
  await openProject(page, 'Knotenplatten Halle Nord');
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  const drawings = await exported(/^DXF/);
  expect(drawings.name).toBe('Knotenplatten Halle Nord.zip');
  const files = Object.entries(unzipSync(drawings.bytes));
  expect(files.length).toBeGreaterThan(20);
  for (const [name, bytes] of files) {
    const drawing = new DxfReader().parseSync(text(bytes));
    expect(drawing?.header.$INSUNITS, name).toBe(4);
    expect(
      drawing?.entities.filter(({ layer }) => layer === 'OUTLINE'),
      name,
    ).toHaveLength(1);
  }
  const csv = await exported(/^CSV/);
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(text(csv.bytes)).toMatch(/Positionspreis netto.*\r\n.*;\d+,\d{2};/);
  const xlsx = await exported(/^Excel/);
  expect(text(unzipSync(xlsx.bytes)['xl/worksheets/sheet1.xml'])).toContain('<v>');
});

it('what was changed on the screen is in the project that is saved, which reads again', async () => {
  const { page } = device;
  const part = page.getByRole('treeitem', { name: /Knotenblech 300x200x10/ });
  await part.click();
  await page.getByRole('textbox', { name: 'Menge' }).first().fill('17');
  await page.keyboard.press('Enter');
  await part.filter({ hasText: '17' }).waitFor();
  const { name, bytes } = await exported(/^STWS/);
  expect(name).toBe('Knotenblech 300x200x10.stws');
  const reading = readFile({ bytes, fileName: name, catalogue: seedCatalogue(), kernel: await loadKernel() });
  expect(reading.parts.map((each) => [each.name, each.quantity])).toEqual([['Knotenblech 300x200x10', 17]]);
});

it('a file dropped before the base data are there waits, and is read by itself once they are', async () => {
  const other = await openDevice({ isUninstalled: true });
  const { page, context } = other;
  await context.route('**/api/1.0/sync/**', (route) => route.abort('connectionrefused'));
  await signIn(page, 'werkstatt');
  await dropFile(page, smallFile('Erste Datei'));
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Erste Datei.btlx' }).waitFor();
  expect(await readFiles(page).count()).toBe(0);
  await context.unroute('**/api/1.0/sync/**');
  await readFiles(page).waitFor();
  await expect.poll(names).toContain('Erste Datei');
  await other.close();
});

it('a refused file can be sent as a request all the same', async () => {
  const { page } = device;
  await device.setOffline(false);
  await openProjects(page);
  await dropOnPage(page, [brokenFile]);
  await refusal(page).getByRole('button', { name: 'Als Anfrage senden' }).first().click();
  await page.getByRole('link', { name: 'Beschreiben und anfragen' }).first().waitFor();
  await waitForSyncState(page, 'aktuell');
  const requested = async () =>
    (await view.projects()).filter(({ onRequest }) => onRequest).map(({ fileName }) => fileName);
  await expect.poll(requested).toContain(brokenFile.name);
});
