import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { generatedProject } from '../../shared/bench/generated-project.ts';
import { median, percentile } from '../../shared/bench/percentile.ts';
import { dropFile, signIn } from '../e2e/shop/act.ts';
import { launchBrowser } from '../e2e/shop/launch-browser.ts';
import { createShop } from '../e2e/shop/shop-process.ts';
import type { FrameDetail } from '../src/features/project/view3d/scene/picture.ts';
import { generatedAssembly } from './generated-assembly.ts';
import { watchPage } from './watch-page.ts';

/** The 3D view in Chromium without a graphics card: opened from the drawing, then turned by hand for some seconds. */
const turningMs = 4000;
const [pieces = 200, parts = 1000] = process.argv.slice(2).map(Number);
const stepPx = 6;

type Frame = FrameDetail & { at: number };
declare global {
  var spaceFrames: Frame[];
}

const ms = (value: number) => `${value.toFixed(value < 20 ? 2 : 0)} ms`;

const openSpace = (page: Page) => {
  const opening = page.evaluate(async () => {
    globalThis.spaceFrames = [];
    document.addEventListener(
      'frame',
      (event) => {
        const { detail } = event as CustomEvent<FrameDetail>;
        globalThis.spaceFrames.push({ ...detail, at: performance.now() });
      },
      { capture: true },
    );
    const touchedAt = await new Promise<number>((done) => {
      document.addEventListener('pointerdown', (event) => done(event.timeStamp), { capture: true, once: true });
    });
    const isShown = (how: string) => document.querySelector(`[role=application][data-shown=${how}]`) !== null;
    const [firstAt, standingAt, wholeAt] = await Promise.all([
      globalThis.painted(() => globalThis.spaceFrames.some((frame) => frame.calls > 0)),
      globalThis.painted(() => isShown('standing') || isShown('all')),
      globalThis.painted(() => isShown('all')),
    ]);
    return { firstMs: firstAt - touchedAt, standingMs: standingAt - touchedAt, wholeMs: wholeAt - touchedAt };
  });
  return { opening, touch: () => page.getByText('3D', { exact: true }).click() };
};

const turn = async (page: Page) => {
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('no picture');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => (globalThis.spaceFrames = []));
  const startedAt = performance.now();
  for (let step = 1; performance.now() - startedAt < turningMs; step++) {
    await page.mouse.move(x + Math.sin(step / 20) * stepPx * 30, y + Math.cos(step / 20) * stepPx * 10);
  }
  const frames = await page.evaluate(() => globalThis.spaceFrames);
  await page.mouse.up();
  return frames;
};

const tell = async (page: Page, name: string, file: Uint8Array) => {
  await page.goto('/de/shop/projects');
  await dropFile(page, { name: `${name}.btlx`, mimeType: 'application/octet-stream', buffer: Buffer.from(file) });
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('tree').waitFor();
  const { opening, touch } = openSpace(page);
  await touch();
  const { firstMs, standingMs, wholeMs } = await opening;
  const frames = await turn(page);
  const scripts = frames.map((frame) => frame.scriptMs);
  const seconds = ((frames.at(-1)?.at ?? 0) - (frames[0]?.at ?? 0)) / 1000;
  console.log(
    `${name}: touched → first parts ${ms(firstMs)}, all as seen from afar ${ms(standingMs)}, all whole ${ms(wholeMs)}`,
  );
  console.log(
    `  turning: ${Math.max(...frames.map((frame) => frame.calls))} draw calls | script of a frame p50 ${ms(median(scripts))}, ` +
      `p95 ${ms(percentile(scripts, 95))} | ` +
      `${((frames.length - 1) / seconds).toFixed(1)} frames a second`,
  );
};

const shop = await createShop();
const profile = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  await shop.start();
  const context = await launchBrowser(profile, { baseURL: shop.url, hasWebGl: true });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(90_000);
  await page.addInitScript(watchPage);
  await signIn(page, 'werkstatt');
  await tell(page, `Baugruppe ${pieces}`, generatedAssembly(pieces));
  await tell(page, `Erzeugt ${parts}`, generatedProject(parts));
  await context.close();
} finally {
  await shop.remove();
  rmSync(profile, { recursive: true, force: true });
}
