import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, waitForSyncState } from './shop/act.ts';
import { type Device, openInstalled } from './shop/device.ts';
import {
  look,
  measured,
  middleOfPicture,
  openSpace,
  picture,
  placeOf,
  showPlateAlone,
  shows,
  spotOfPart,
  touch,
  waitUntilShown,
} from './shop/space-view.ts';

const plates = 'Knotenplatten Halle Nord';
let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt', { hasWebGl: true });
  await openProject(device.page, plates);
  await waitForSyncState(device.page, 'aktuell');
  await device.setOffline(true);
});
afterAll(() => device?.close());

it('the 3D view opens without a network, back leads to the drawing and forward to it again', async () => {
  const { page } = device;
  await openSpace(page);
  expect(page.url()).toContain('look=3d');
  await page.goBack();
  await page.getByRole('region', { name: 'Zeichnung' }).getByRole('img').waitFor();
  await page.goForward();
  await waitUntilShown(page);
  await page.reload();
  await waitUntilShown(page);
  await shows(page, /^3D-Ansicht: Knotenplatten Halle Nord, Ansicht Räumlich$/);
});

it('a finger turns it, and a view turns it back', async () => {
  const { page } = device;
  const before = await look(page);
  const { x, y } = await middleOfPicture(page);
  await touch(device, [{ x, y }], [{ x: x + 90, y: y + 40 }]);
  await shows(page, /frei gedreht/);
  expect((await look(page)).equals(before)).toBe(false);
  await page.getByText('Räumlich', { exact: true }).click();
  await shows(page, /Ansicht Räumlich/);
  expect((await look(page)).equals(before)).toBe(true);
});

it('a part tapped in the picture is selected in the tree and the inspector', async () => {
  const { page } = device;
  await page.getByText('Oben', { exact: true }).click();
  await shows(page, /Ansicht Oben/);
  await picture(page).click({ position: await spotOfPart(page) });
  await page.waitForURL(/part=/);
  await shows(page, /ausgewählt: .* mm/);
  const told = (await picture(page).getAttribute('aria-label')) ?? '';
  const name = /ausgewählt: (.+?),/.exec(told)?.[1] ?? 'no name';
  await expect.poll(() => page.getByRole('treeitem', { selected: true }).innerText()).toContain(name);
  const inspector = page.getByRole('region', { name: 'Angaben zur Auswahl' });
  await inspector.getByRole('heading', { level: 2 }).first().waitFor();
});

it('of a part that stands alone the distance of two corners is exact, also on a tablet that was turned meanwhile', async () => {
  const { page } = device;
  await showPlateAlone(page);
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 820, height: 1180 });
  await look(page);
  await page.getByRole('button', { name: 'Messen' }).click();
  for (const corner of [
    [0, 0, 0],
    [300, 0, 200],
  ] as Vector[]) {
    const { x, y } = await placeOf(page, corner);
    await picture(page).click({ position: { x: x + (corner[0] === 0 ? 4 : -4), y: y + (corner[2] === 0 ? -4 : 4) } });
  }
  await measured(page).getByText('360,56 mm').waitFor();
  await measured(page)
    .getByText(/X 300,00 · Y 0,00 · Z 200,00/)
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => measured(page).count()).toBe(0);
  await page.setViewportSize(before);
});

it('a section cuts the part open where the slider stands', async () => {
  const { page } = device;
  const before = await look(page);
  await page.getByRole('button', { name: 'Schnitt', exact: true }).click();
  await shows(page, /Schnitt quer zu Y bei 5,00 mm/);
  expect((await look(page)).equals(before)).toBe(false);
  await page.getByRole('slider', { name: 'Lage des Schnitts' }).press('End');
  await shows(page, /Schnitt quer zu Y bei 10,00 mm/);
  await page.getByRole('button', { name: 'Schnitt beenden' }).click();
  await shows(page, /^(?!.*Schnitt)/);
});

it('on a device without WebGL the drawing stands in its place, which is said', async () => {
  const other = await openInstalled('chef');
  const { page } = other;
  await openProject(page, plates);
  await page.getByText('3D', { exact: true }).click();
  await page.getByRole('status').filter({ hasText: 'WebGL' }).waitFor();
  await page.getByRole('region', { name: 'Zeichnung' }).getByRole('img').waitFor();
  await other.close();
});
