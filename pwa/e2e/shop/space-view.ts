import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { directionOf, spotOf } from '../../src/features/project/view3d/camera/create-motion.ts';
import { fitCamera, fitMargin } from '../../src/features/project/view3d/camera/fit-camera.ts';
import type { Device } from './device.ts';

export const picture = (page: Page) => page.getByRole('application');

/** What the picture says that it shows. */
export const shows = (page: Page, words: RegExp) =>
  expect.poll(() => picture(page).getAttribute('aria-label')).toMatch(words);

export const waitUntilShown = (page: Page) => page.locator('[role=application][data-shown=all]').waitFor();

export const openSpace = async (page: Page) => {
  await page.getByText('3D', { exact: true }).click();
  await waitUntilShown(page);
};

const clipped = { left: 8, top: 72 };

const boxOfPicture = async (page: Page) => {
  const box = await picture(page).boundingBox();
  if (!box) throw new Error('no picture');
  return box;
};

/** What stands between the tools and the panels, once it has come to rest. */
export const look = async (page: Page) => {
  const box = await boxOfPicture(page);
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

/** A place in the picture about which a part covers the ground. */
export const spotOfPart = async (page: Page) => {
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

/** Shows a plate of the project 'Knotenplatten Halle Nord' alone, 300 x 10 x 200 mm, from the front. */
export const showPlateAlone = async (page: Page) => {
  await page.getByRole('treeitem', { name: /Knotenblech 300x200x10/ }).click();
  await shows(page, /ausgewählt: Knotenblech 300x200x10/);
  await page.keyboard.press('i');
  await waitUntilShown(page);
  await page.getByText('Vorn', { exact: true }).click();
  await shows(page, /^3D-Ansicht: Knotenblech 300x200x10, 300,00 × 10,00 × 200,00 mm, Ansicht Vorn$/);
  await look(page);
};

/** Where a point of that plate stands in the picture. */
export const placeOf = async (page: Page, point: Vector) => {
  const box = await boxOfPicture(page);
  const corners = Float64Array.from([0, 0, 0, 300, 10, 200]);
  const { x, y } = spotOf(fitCamera(corners, directionOf('FRONT'), { ...box, margin: fitMargin(box) }), point);
  return { x: x + box.width / 2, y: y + box.height / 2 };
};

/** The words of the last measurement. */
export const measured = (page: Page) => page.getByRole('group', { name: 'Messen' }).getByRole('status');

export const middleOfPicture = async (page: Page) => {
  const box = await boxOfPicture(page);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

type Touch = { x: number; y: number };

/** Fingers on the glass: put down, moved step by step, lifted. */
export const touch = async ({ context, page }: Device, from: readonly Touch[], to: readonly Touch[]) => {
  const session = await context.newCDPSession(page);
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
