import { AxeBuilder } from '@axe-core/playwright';
import type { Vector } from '@knotenblech/shared/geometry/body.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { directionOf, spotOf } from '../../src/features/project/space/camera/camera.ts';
import { fitCamera, fitMargin } from '../../src/features/project/space/camera/fit-camera.ts';
import { openProject, signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;
const troubles: string[] = [];
beforeAll(async () => {
  device = await openDevice();
  device.page.on('pageerror', (error) => troubles.push(error.message));
  device.page.on('console', (message) => {
    if (/WebGL|THREE/.test(message.text())) troubles.push(message.text());
  });
});
afterAll(() => device.close());

const picture = (page: Page) => page.getByRole('application');
const shows = (page: Page, words: RegExp) => expect.poll(() => picture(page).getAttribute('aria-label')).toMatch(words);
const waitUntilShown = (page: Page) => page.locator('[role=application][data-shown=all]').waitFor();

const clipped = { left: 8, top: 72 };

/** What stands between the tools and the panels, once it has come to rest. */
const look = async (page: Page) => {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('no picture');
  const { left, top } = clipped;
  const clip = { x: box.x + left, y: box.y + top, width: box.width - 2 * left, height: box.height - 2 * top };
  const take = () => page.screenshot({ clip });
  let last = await take();
  await expect
    .poll(async () => {
      const before = last;
      last = await take();
      return last.equals(before);
    })
    .toBe(true);
  return last;
};

const openSpace = async (page: Page) => {
  await page.getByText('3D', { exact: true }).click();
  await waitUntilShown(page);
};

it('the 3D view opens offline, and the back button leads to the drawing', async () => {
  const { page } = device;
  await signIn(page, 'werkstatt');
  await openProject(page, 'Knotenplatten Halle Nord');
  await waitForSyncState(page, 'aktuell');
  await waitUntilInstalled(page);
  await page.reload();
  await page.getByRole('tree').waitFor();
  await device.setOffline(true);
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
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('no picture');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2 + 40, { steps: 6 });
  await page.mouse.up();
  await shows(page, /frei gedreht/);
  expect((await look(page)).equals(before)).toBe(false);
  await page.getByText('Räumlich', { exact: true }).click();
  await shows(page, /Ansicht Räumlich/);
  expect((await look(page)).equals(before)).toBe(true);
});

/** A place in the picture about which a part covers the ground. */
const spotOfPart = async (page: Page) => {
  const png = await look(page);
  const spot = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data, width, height } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? new ImageData(1, 1);
      const red = (x: number, y: number) => data[4 * (y * width + x)] ?? 0;
      const isPart = (x: number, y: number) => Math.abs(red(x, y) - red(0, y)) > 40;
      const around = [-6, 0, 6];
      for (let y = height >> 2; y < height - 6; y += 2) {
        for (let x = width >> 2; x < width - 6; x += 2) {
          if (around.every((down) => around.every((right) => isPart(x + right, y + down)))) return { x, y };
        }
      }
      return null;
    },
    [...png],
  );
  if (!spot) throw new Error('no part is shown');
  return { x: spot.x + clipped.left, y: spot.y + clipped.top };
};

let tapped = { x: 0, y: 0 };

it('a part tapped in the picture is selected in the tree and the inspector', async () => {
  const { page } = device;
  await page.getByText('Oben', { exact: true }).click();
  tapped = await spotOfPart(page);
  await picture(page).click({ position: tapped });
  await page.waitForURL(/part=/);
  const row = page.getByRole('treeitem', { selected: true });
  const name = (await row.innerText()).split('\n').find((line) => /[a-zäöü]{4}/i.test(line)) ?? '';
  await shows(page, /ausgewählt: .* mm/);
  await page.getByRole('region', { name: 'Angaben zur Auswahl' }).getByRole('heading', { level: 2 }).first().waitFor();
  expect(await picture(page).getAttribute('aria-label')).toContain(name.slice(0, 8));
});

it('a hidden part is not met any more, and all can be shown again', async () => {
  const { page } = device;
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

it('a part stands alone in its own axes', async () => {
  const { page } = device;
  await page.getByRole('treeitem', { name: /Knotenblech 300x200x10/ }).click();
  await shows(page, /ausgewählt: Knotenblech 300x200x10/);
  await page.keyboard.press('i');
  await waitUntilShown(page);
  await page.getByText('Vorn', { exact: true }).click();
  await shows(page, /^3D-Ansicht: Knotenblech 300x200x10, 300,00 × 10,00 × 200,00 mm, Ansicht Vorn$/);
  await look(page);
});

/** Where a point of the plate (300 x 10 x 200, seen from the front) stands in the picture. */
const placeOf = async (page: Page, point: Vector) => {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('no picture');
  const corners = Float64Array.from([0, 0, 0, 300, 10, 200]);
  const { x, y } = spotOf(fitCamera(corners, directionOf('FRONT'), { ...box, margin: fitMargin(box) }), point);
  return { x: x + box.width / 2, y: y + box.height / 2 };
};
const measured = (page: Page) => page.getByRole('group', { name: 'Messen' }).getByRole('status');

it('the distance of two corners is exact', async () => {
  const { page } = device;
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
});

it('a hole tells its diameter, two of them the distance of their middles', async () => {
  const { page } = device;
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

it('a section cuts the part open where the slider stands', async () => {
  const { page } = device;
  const before = await look(page);
  await page.getByRole('button', { name: 'Schnitt', exact: true }).click();
  await shows(page, /Schnitt quer zu Y bei 5,00 mm/);
  const half = await look(page);
  expect(half.equals(before)).toBe(false);
  await page.getByRole('slider', { name: 'Lage des Schnitts' }).press('End');
  await shows(page, /Schnitt quer zu Y bei 10,00 mm/);
  await page.getByRole('button', { name: 'Schnitt beenden' }).click();
  await shows(page, /^(?!.*Schnitt)/);
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

type Touch = { x: number; y: number };

/** Fingers on the glass: put down, moved step by step, lifted. */
const touch = async (page: Page, from: readonly Touch[], to: readonly Touch[]) => {
  const session = await device.context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Touch[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [...from]);
  const steps = 8;
  for (let step = 1; step <= steps; step++) {
    const along = (a: number, b: number) => a + ((b - a) * step) / steps;
    await send(
      'touchMove',
      from.map(({ x, y }, finger) => ({ x: along(x, to[finger]?.x ?? x), y: along(y, to[finger]?.y ?? y) })),
    );
  }
  await send('touchEnd', []);
  await session.detach();
};

const middleOfPicture = async (page: Page) => {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('no picture');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Where the part is seen at rest and how wide it is, px from the middle of the picture. */
const extent = async (page: Page) => {
  const png = (await look(page)).toString('base64');
  const box = await picture(page).boundingBox();
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
  const toMiddle = 8 - (box?.width ?? 0) / 2;
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
  await touch(page, pair(x, 80, y), pair(x - 40, 80, y + 30));
  const moved = await extent(page);
  expect(Math.abs(moved.width - before.width)).toBeLessThan(4);
  expect(Math.abs(moved.x - before.x + 40)).toBeLessThan(4);
  await touch(page, pair(x + 100, 120, y), pair(x + 100, 60, y));
  const farther = await extent(page);
  expect(farther.width / moved.width).toBeCloseTo(0.5, 1);
  expect(Math.abs(farther.x - 100 - (moved.x - 100) / 2)).toBeLessThan(6);
  await shows(page, /Ansicht Vorn/);
});

it('one finger turns it', async () => {
  const { page } = device;
  const { x, y } = await middleOfPicture(page);
  await touch(page, [{ x, y }], [{ x: x + 80, y: y + 20 }]);
  await shows(page, /frei gedreht/);
  await page.getByText('Vorn', { exact: true }).click();
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

it('without WebGL the drawing stands in its place, with a plain sentence', async () => {
  const other = await openDevice({ isWithoutWebGl: true });
  const { page } = other;
  await signIn(page, 'werkstatt');
  await openProject(page, 'Knotenplatten Halle Nord');
  await page.getByText('3D', { exact: true }).click();
  await page.getByText(/Dieses Gerät kann keine 3D-Ansicht zeigen/).waitFor();
  await page.getByRole('region', { name: 'Zeichnung' }).getByRole('img').waitFor();
  await other.close();
});
