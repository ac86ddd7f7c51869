import type { Locator } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject } from '../shop/act.ts';
import { type Device, openInstalled } from '../shop/device.ts';
import { addPiece } from '../shop/part-quantity.ts';

let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt', { width: 820, height: 1180 });
  await openProject(device.page, 'Knotenplatten Halle Nord');
});
afterAll(() => device.close());

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};
type Box = Awaited<ReturnType<typeof boxOf>>;
const meet = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

it.each([768, 800, 834])('on a tablet held upright, %i px wide, the state stands in one line', async (width) => {
  const { page } = device;
  await page.setViewportSize({ width, height: 1180 });
  const head = page.getByRole('main').locator('header');
  const name = await boxOf(head.getByRole('heading', { level: 1 }));
  const state = await boxOf(head.getByText('auf Anfrage', { exact: true }));
  expect(state.height).toBeLessThan(24);
  expect(state.x).toBeGreaterThanOrEqual(name.right);
  for (const button of await head.getByRole('button').or(head.getByRole('link')).filter({ visible: true }).all()) {
    expect(meet(state, await boxOf(button))).toBe(false);
  }
});

it('on a tablet held upright a message covers neither the price nor what changes it', async () => {
  const { page } = device;
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('treeitem').nth(1).click();
  await addPiece(page);
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  const message = await boxOf(page.getByRole('listitem').filter({ has: undo }));
  for (const free of [
    page.getByRole('button', { name: /^(Projekt|Zwischensumme) netto/ }),
    page.getByRole('textbox', { name: /Menge/ }),
  ]) {
    expect(meet(message, await boxOf(free))).toBe(false);
  }
  await undo.click();
});

it('on a phone held across the drawing has its room, and nothing covers its views', async () => {
  const { page } = device;
  await page.setViewportSize({ width: 844, height: 390 });
  const drawing = page.getByRole('region', { name: 'Zeichnung' });
  const heightOf = async () => (await boxOf(drawing.getByRole('img'))).height;
  await expect.poll(heightOf).toBeLessThan(300);
  await expect.poll(heightOf).toBeGreaterThan(200);
  const look = await boxOf(page.getByRole('radiogroup', { name: 'Darstellung' }));
  expect(meet(look, await boxOf(drawing.getByRole('radiogroup', { name: 'Ansicht' })))).toBe(false);
});
