import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropSample, openProject, sampleAs, untilDetails, waitForSyncState } from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import { dropOnPage } from './shop/dropped-files.ts';
import { selectPart, setQuantity, shownQuantity } from './shop/part-quantity.ts';
import { openServerView } from './shop/server-view.ts';

const name = 'Halle mit neuer Fassung';
let device: Device;
beforeAll(async () => {
  device = await openInstalled('chef');
  await waitForSyncState(device.page, 'aktuell');
  await device.setOffline(true);
});
afterAll(() => device.close());

const start = (x: number, y: number) => `<StartX>${x}</StartX><StartY>${y}</StartY>`;

/** The sample from another export: all drawings renumbered, in the first plate one hole moved and one drilled wider. */
const laterFile = () => {
  const { buffer, ...file } = sampleAs('knotenplatten.btlx', name);
  const text = buffer
    .toString()
    .replaceAll('KP-1', 'KN-1')
    .replace(start(50, 50), start(60, 55))
    .replace(/(<StartX>150<\/StartX><StartY>50<\/StartY>.*?<Diameter>)14/, '$118');
  return { ...file, name: 'halle-v2.btlx', buffer: Buffer.from(text) };
};

const row = (page: Page, text: string | RegExp) => page.locator('main').getByRole('listitem').filter({ hasText: text });

it('without a network a later file says which hole moved how far, and keeps quantity and finish', async () => {
  const { page } = device;
  await dropSample(page, 'knotenplatten.btlx', name);
  await openProject(page, name);
  await selectPart(page, /Knotenblech 300x200x10/);
  await setQuantity(page, 20);
  await page.getByRole('button', { name: /Oberfläche$/ }).click();
  await page.getByRole('option', { name: 'roh', exact: true }).click();
  await page.getByRole('button', { name: 'Neue Fassung der Datei' }).waitFor();
  await dropOnPage(page, laterFile());
  await page.getByRole('heading', { level: 1, name: 'Neue Fassung' }).waitFor();
  await page.getByText('1 Teil geändert · 0 neu · 0 entfallen').waitFor();
  const changed = row(page, 'Knotenblech 300x200x10').first();
  await changed.getByText('Loch Ø 14 verschoben um +10 / +5, jetzt bei 60 / 55').waitFor();
  await changed.getByText('Loch bei 150 / 50: Ø 14 → 18').waitFor();
  await changed.getByText('Bleibt: Menge 20, roh').waitFor();
  await changed.getByRole('img', { name: 'Alte und neue Fassung übereinander' }).waitFor();
});

it('taken, it can be taken back; after the network is back the server has the same', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Neue Fassung übernehmen', exact: true }).click();
  await untilDetails(page);
  const toast = page.getByRole('listitem').filter({ hasText: 'Neue Fassung übernommen' });
  await toast.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText('noch nicht übernommen').waitFor();
  await page.getByRole('link', { name: 'Vergleichen' }).click();
  await page.getByRole('button', { name: 'Neue Fassung übernehmen', exact: true }).click();
  await untilDetails(page);
  await selectPart(page, /Knotenblech 300x200x10/);
  expect(await shownQuantity(page)).toBe(20);
  await device.setOffline(false);
  const server = await openServerView('chef');
  const versions = async () => {
    const projects = (await server.projects()).filter((project) => project['name'] === name);
    const later = projects.find(({ revisionOf }) => revisionOf);
    const old = projects.find(({ id }) => id === later?.['revisionOf']);
    return {
      isTaken: Boolean(later?.['revisionTakenAt']),
      isOldInTrash: Boolean(old?.['trashedAt']),
      reading: later?.['reading'],
    };
  };
  await expect.poll(versions).toEqual({ isTaken: true, isOldInTrash: true, reading: 'read' });
  await expect
    .poll(async () => {
      const later = (await server.projects()).find(({ revisionOf, name: called }) => called === name && revisionOf);
      const choices = (await server.partsOf(later?.id ?? '')).filter(({ kind }) => kind === 'partChoice');
      return choices.map(({ data }) => [data['index'], data['quantity'], data['surface']]);
    })
    .toEqual([[1, 20, 'RAW']]);
});
