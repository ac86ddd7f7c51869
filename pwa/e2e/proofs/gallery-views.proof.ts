import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropSample, untilDetails } from '../shop/act.ts';
import { type Device, openInstalled } from '../shop/device.ts';
import { until } from '../shop/until.ts';

/** The rendered views of home page and gallery: `UPDATE_VIEWS=1` writes them anew, else they are compared. */
const folder = resolve(import.meta.dirname, '../../public/views');
const views = [
  { file: 'podest', sample: 'podest.stws', part: null, surface: 'feuerverzinkt', colour: null },
  { file: 'hr-205', sample: 'rahmen-hea-ipe.btlx', part: 5, surface: 'grundiert', colour: null },
  { file: 'wf-305', sample: 'winkel-rhs-flach.btlx', part: 5, surface: 'pulverbeschichtet', colour: /RAL 7016/ },
  { file: 'kp-120', sample: 'knotenplatten.btlx', part: 20, surface: 'feuerverzinkt', colour: null },
] as const;

let device: Device;
beforeAll(async () => {
  device = await openInstalled('werkstatt');
  await device.page.setViewportSize({ width: 1600, height: 900 });
});
afterAll(() => device.close());

const choose = async (page: Page, field: RegExp, option: RegExp) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
};

/** The picture of the 3D view without what lies over it, once two looks at it are the same. */
const rendered = async (page: Page) => {
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('body *'))
      each.style.visibility = each.tagName === 'CANVAS' ? 'visible' : 'hidden';
  });
  const canvas = page.locator('canvas').first();
  let [before, shown] = ['', ''];
  await until(async () => {
    [before, shown] = [shown, (await canvas.screenshot()).toString('base64')];
    return before === shown;
  }, true);
  return shown;
};

/** As WebP of 640 × 480 px, and its brightness in a coarse grid. */
const asWebp = (page: Page, base64: string, type = 'image/png') =>
  page.evaluate(
    async ([bytes, mime]) => {
      const image = new Image();
      image.src = `data:${mime};base64,${bytes}`;
      await image.decode();
      const sheet = (width: number, height: number) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas');
        context.fillStyle = '#fff';
        context.fillRect(0, 0, width, height);
        return { canvas, context };
      };
      // The ground becomes white, so that a page can lay the view on its own by multiplying.
      const whole = sheet(image.width, image.height);
      whole.context.drawImage(image, 0, 0);
      const pixels = whole.context.getImageData(0, 0, image.width, image.height);
      const ground = pixels.data.slice(0, 4);
      pixels.data.forEach((value, at) => {
        pixels.data[at] = Math.min(255, Math.round((value * 255) / (ground[at % 4] || 255)));
      });
      whole.context.putImageData(pixels, 0, 0);
      const drawn = (width: number, height: number) => {
        const made = sheet(width, height);
        const scale = Math.min(width / image.width, height / image.height);
        const [w, h] = [image.width * scale, image.height * scale];
        made.context.drawImage(whole.canvas, (width - w) / 2, (height - h) / 2, w, h);
        return made;
      };
      const grid = drawn(16, 12).context.getImageData(0, 0, 16, 12).data;
      const webp = drawn(640, 480).canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? '';
      return { webp, grid: [...grid] };
    },
    [base64, type],
  );

it.each(views)('$file is shown as the app renders it, $surface', async ({ file, sample, part, surface, colour }) => {
  const { page } = device;
  await dropSample(page, sample, `Ansicht ${file}`);
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await untilDetails(page);
  await choose(page, /Oberfläche des Projekts$/, new RegExp(`^${surface}(?!,)`));
  if (colour) await choose(page, /Farbe/, colour);
  const url = new URL(page.url());
  if (part !== null) url.searchParams.set('part', String(part));
  url.searchParams.set('look', '3d');
  await page.goto(url.href);
  await page.getByRole('toolbar').first().waitFor();
  const now = await asWebp(page, await rendered(page));
  const path = resolve(folder, `${file}.webp`);
  if (process.env['UPDATE_VIEWS']) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, Buffer.from(now.webp, 'base64'));
  }
  expect(existsSync(path)).toBe(true);
  const kept = await asWebp(page, readFileSync(path).toString('base64'), 'image/webp');
  const difference = now.grid.reduce((sum, value, at) => sum + Math.abs(value - (kept.grid[at] ?? 0)), 0);
  expect(difference / now.grid.length).toBeLessThan(8);
});
