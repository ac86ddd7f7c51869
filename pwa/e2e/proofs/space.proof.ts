import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, waitForSyncState } from '../shop/act.ts';
import { type Device, openInstalled } from '../shop/device.ts';
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
} from '../shop/space-view.ts';

let device: Device;
const troubles: string[] = [];
beforeAll(async () => {
  device = await openInstalled('werkstatt', { hasWebGl: true });
  const { page } = device;
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (/WebGL|THREE/.test(message.text())) troubles.push(message.text());
  });
  await openProject(page, 'Knotenplatten Halle Nord');
  await waitForSyncState(page, 'aktuell');
  await device.setOffline(true);
  await openSpace(page);
});
afterAll(() => device?.close());

it('a hidden part is not met any more, and all can be shown again', async () => {
  const { page } = device;
  await page.getByText('Oben', { exact: true }).click();
  await shows(page, /Ansicht Oben/);
  const tapped = await spotOfPart(page);
  await picture(page).click({ position: tapped });
  await page.waitForURL(/part=/);
  const part = new URL(page.url()).searchParams.get('part');
  const before = await look(page);
  await page.getByRole('button', { name: 'Ausblenden' }).click();
  await shows(page, /1 Position ausgeblendet/);
  expect((await look(page)).equals(before)).toBe(false);
  await picture(page).click({ position: tapped });
  await expect.poll(() => new URL(page.url()).searchParams.get('part')).not.toBe(part);
  await page.keyboard.press('a');
  await shows(page, /^(?!.*ausgeblendet)/);
});

it('a hole tells its diameter, two of them the distance of their middles', async () => {
  const { page } = device;
  await showPlateAlone(page);
  await page.getByRole('button', { name: 'Messen' }).click();
  await picture(page).click({ position: await placeOf(page, [50, 0, 50]) });
  await measured(page).getByText('Ø 14,00 mm').waitFor();
  await picture(page).click({ position: await placeOf(page, [250, 0, 50]) });
  await measured(page).getByText('200,00 mm').waitFor();
  await measured(page)
    .getByText(/von Mitte/)
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => measured(page).count()).toBe(0);
});

it('the keys turn, zoom and fit it', async () => {
  const { page } = device;
  await picture(page).focus();
  const before = await look(page);
  for (const key of ['ArrowLeft', 'ArrowUp', '+']) await page.keyboard.press(key);
  await shows(page, /frei gedreht/);
  expect((await look(page)).equals(before)).toBe(false);
  await page.keyboard.press('6');
  await shows(page, /Ansicht Vorn/);
  expect((await look(page)).equals(before)).toBe(true);
});

/** Where the part is seen at rest and how wide it is, px from the middle of the picture. */
const extent = async (page: Page) => {
  const png = (await look(page)).toString('base64');
  const { width = 0 } = (await picture(page).boundingBox()) ?? {};
  const seen = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const sheet = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!sheet) throw new Error('no sheet');
    sheet.drawImage(bitmap, 0, 0);
    const px = new Uint32Array(sheet.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer);
    const columns = [...px.keys()].filter((at) => px[at] !== px[0]).map((at) => at % bitmap.width);
    const [left, right] = columns.reduce(([a, b], x) => [Math.min(a, x), Math.max(b, x)], [bitmap.width, 0]);
    return { left, right };
  }, png);
  const toMiddle = 8 - width / 2;
  return { x: (seen.left + seen.right) / 2 + toMiddle, width: seen.right - seen.left };
};

it('two fingers move it, and pushed together they bring it farther away about their middle', async () => {
  const { page } = device;
  await page.getByText('Vorn', { exact: true }).click();
  for (let time = 0; time < 3; time++) await picture(page).press('-');
  const before = await extent(page);
  const { x, y } = await middleOfPicture(page);
  const pair = (middleX: number, apart: number, atY: number) => [
    { x: middleX - apart / 2, y: atY },
    { x: middleX + apart / 2, y: atY },
  ];
  await touch(device, pair(x, 80, y), pair(x - 40, 80, y + 30));
  const moved = await extent(page);
  expect(Math.abs(moved.width - before.width)).toBeLessThan(4);
  expect(Math.abs(moved.x - before.x + 40)).toBeLessThan(4);
  await touch(device, pair(x + 100, 120, y), pair(x + 100, 60, y));
  const farther = await extent(page);
  expect(farther.width / moved.width).toBeCloseTo(0.5, 1);
  expect(Math.abs(farther.x - 100 - (moved.x - 100) / 2)).toBeLessThan(6);
  await shows(page, /Ansicht Vorn/);
});

it('it can be used by everybody, with its tools open', async () => {
  const { page } = device;
  await page.getByRole('button', { name: 'Schnitt', exact: true }).click();
  await page.getByRole('button', { name: 'Messen', exact: true }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
  await page.getByRole('button', { name: 'Schnitt beenden' }).click();
  await page.getByRole('button', { name: 'Messen beenden' }).click();
});

it('a lost picture comes back by itself', async () => {
  const { page } = device;
  const before = await look(page);
  const loss = await page.evaluateHandle(() =>
    document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
  );
  await loss.evaluate((extension) => extension?.loseContext());
  await page.getByText(/Das Bild ging verloren/).waitFor();
  await loss.evaluate((extension) => extension?.restoreContext());
  await page.getByText(/Das Bild ging verloren/).waitFor({ state: 'hidden' });
  expect((await look(page)).equals(before)).toBe(true);
  await loss.dispose();
});

it('opened and closed twenty times it leaves nothing behind', async () => {
  const { page } = device;
  for (let round = 0; round < 20; round++) {
    await page.getByText('Zeichnung', { exact: true }).click();
    await page.getByRole('region', { name: 'Zeichnung' }).waitFor();
    await openSpace(page);
  }
  await page.getByText('Zeichnung', { exact: true }).click();
  await page.getByRole('region', { name: 'Zeichnung' }).waitFor();
  const session = await device.context.newCDPSession(page);
  const alive = async (name: string) => {
    await session.send('HeapProfiler.collectGarbage');
    const { result } = await session.send('Runtime.evaluate', { expression: `${name}.prototype` });
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
    const { result: count } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length }',
      returnByValue: true,
    });
    return count.value as number;
  };
  await expect.poll(() => alive('WebGL2RenderingContext')).toBeLessThanOrEqual(1);
  expect(page.workers().length).toBeLessThanOrEqual(3);
  // What was made before the loss belongs to a context that is gone; giving it back is told by the browser, nothing more.
  const ofTheLoss = /context ?(lost|restored)|does not belong to this context/i;
  expect(troubles.filter((text) => !ofTheLoss.test(text))).toEqual([]);
});
