import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { untilDetails, waitForSyncState } from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { dropOnPage, steelFile } from './shop/dropped-files.ts';
import { selectPart } from './shop/part-quantity.ts';
import { openServerView } from './shop/server-view.ts';

let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
});
afterAll(() => device?.close());

const projectName = 'K-17';
const smallHole = /Loch Ø9 ist kleiner als das Blech/;
const nearEdge = /Loch Ø14 nur 15 mm vom Rand/;

it('a plate says without a network what is wrong with it, where, and by whose rule', async () => {
  const { page } = device;
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await dropOnPage(page, [steelFile(projectName, ['BO', 'v 15 100 14', 'v 150 100 9'])]);
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await untilDetails(page);
  await selectPart(page, /t = 10 mm/);
  await page.getByText(nearEdge).waitFor();
  await page.getByText('EN 1993-1-8, tab. 3.3 · um 1,8 mm verfehlt').waitFor();
  await page.getByRole('img', { name: 'Stelle 1 in der Zeichnung' }).waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'Zeichnung' }).locator('svg g text').allTextContents())
    .toEqual(expect.arrayContaining(['1', '2']));
});

it('one tap makes the hole larger, the price follows, and undo brings it back', async () => {
  const { page } = device;
  await page.getByText(smallHole).waitFor();
  const price = page.getByRole('button', { name: /Projekt netto.*€/s });
  const before = await price.textContent();
  await page.getByRole('button', { name: /^Loch Ø9 auf Ø10/ }).click();
  await page.getByText('Geändert: Loch Ø9 auf Ø10').waitFor();
  await expect.poll(() => page.getByText(smallHole).count()).toBe(0);
  await expect.poll(() => price.textContent()).not.toBe(before);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText(smallHole).waitFor();
  await expect.poll(() => price.textContent()).toBe(before);
  await page.getByRole('button', { name: /^Loch Ø9 auf Ø10/ }).click();
  await page.getByText('Geändert: Loch Ø9 auf Ø10').waitFor();
});

it('its wood is drawn without a network, and given out for the program of the timber builder', async () => {
  const { page } = device;
  await page.getByRole('link', { name: 'Holz dazu: Schlitz und Bohrungen' }).click();
  const dialog = page.getByRole('dialog', { name: /Holz zu K-17/ });
  await dialog.getByRole('img', { name: /Holz von der Seite/ }).waitFor();
  await dialog.getByLabel('Holz breit').fill('160');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'BTLx für Ihr Holzbauprogramm' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain('Width="160"');
  expect(text.match(/<Slot |<Drilling /g)).toEqual(['<Slot ', '<Drilling ']);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Holz 160 × 240 mm' }).waitFor();
});

it('what stays as drawn is not asked again, and all of it reaches the server', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'So lassen' }).click();
  await page.getByRole('button', { name: 'Wieder fragen' }).waitFor();
  await page.reload();
  await page.getByText('Geändert: Loch Ø9 auf Ø10').waitFor();
  await page.getByRole('button', { name: 'Wieder fragen' }).waitFor();
  await device.setOffline(false);
  await waitForSyncState(page, 'aktuell');
  const view = await openServerView('werkstatt');
  await expect
    .poll(async () => (await view.checksIn(projectName))?.[0])
    .toMatchObject({
      state: 'noted',
      findings: [{ rule: 'hole-near-edge', missedBy: 1.8 }],
    });
});

const drilling = (x: number, y: number, diameter: number) =>
  `<Drilling ReferencePlaneID="2"><StartX>${x}</StartX><StartY>${y}</StartY><DepthLimited>no</DepthLimited><Diameter>${diameter}</Diameter></Drilling>`;
const placed = (x: number, y: number, z: number) =>
  `<Transformations><Transformation><Position><ReferencePoint X="${x}" Y="${y}" Z="${z}"/><XVector X="1" Y="0" Z="0"/><YVector X="0" Y="1" Z="0"/></Position></Transformation></Transformations>`;

/** A beam 120 x 200 with a plate on its face: its second drilling is 3 mm off. */
const steelAndWood = `<BTLx Version="2.3.1"><Project Name="Halle"><Parts>
  <Part Designation="Sturz" Material="GL24h" Length="2000" Height="200" Width="120">${placed(0, 0, 0)}
    <Processings>${drilling(100, 100, 17)}${drilling(203, 100, 17)}</Processings></Part>
  <Part Designation="Lasche" Material="S235JR" Length="400" Height="160" Width="10">${placed(-100, 20, -10)}
    <Processings>${drilling(200, 80, 18)}${drilling(300, 80, 18)}</Processings></Part>
</Parts></Project></BTLx>`;

it('steel that does not fit the wood of its file says where, and that wood is proposed', async () => {
  const { page } = device;
  await device.setOffline(true);
  const file = { name: 'Halle.btlx', mimeType: 'application/octet-stream', buffer: Buffer.from(steelAndWood) };
  await dropOnPage(page, [file]);
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await untilDetails(page);
  await selectPart(page, /Lasche/);
  await page.getByText(/Loch im Blech und Bohrung in „Sturz“ liegen 3 mm auseinander/).waitFor();
  await page.getByRole('img', { name: 'Stelle 1 in der Zeichnung' }).waitFor();
  await page.getByRole('link', { name: 'Holz dazu: Schlitz und Bohrungen' }).click();
  const dialog = page.getByRole('dialog', { name: /Holz zu Lasche/ });
  await dialog.getByText(/das Holz aus Ihrer Datei/).waitFor();
  expect(await dialog.getByLabel('Holz breit').inputValue()).toBe('120');
  expect(await dialog.getByLabel('Holz hoch').inputValue()).toBe('200');
  await page.keyboard.press('Escape');
});
