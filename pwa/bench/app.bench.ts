import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { generatedProject } from '../../shared/bench/generated-project.ts';
import { median, percentile } from '../../shared/bench/percentile.ts';
import { dropFile, signIn, waitUntilInstalled } from '../e2e/shop/act.ts';
import { launchBrowser } from '../e2e/shop/launch-browser.ts';
import { createShop } from '../e2e/shop/shop-process.ts';
import { countBytes, type Loaded, transferredBytes } from './count-bytes.ts';
import { tapQuantity } from './tap-quantity.ts';
import { watchPage } from './watch-page.ts';

/** The app as a user meets it, in Chromium from the shop as the README starts it. */
const starts = 5;
const taps = 20;
const longestMs = 180_000;
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000];

const nameOf = (parts: number) => `Erzeugt ${parts}`;
const kib = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en')} KiB`;
const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
const spread = (values: readonly number[]) =>
  `p50 ${ms(median(values))}, p95 ${ms(percentile(values, 95))}, most ${ms(Math.max(...values))}`;

const tellLoaded = (name: string, { requests, bytes, byKind }: Loaded) => {
  const kinds = [...byKind].sort(([, a], [, b]) => b - a).map(([kind, size]) => `${kind} ${kib(size)}`);
  console.log(`${name}: ${kib(bytes)} in ${requests} requests (${kinds.join(', ')})`);
};

/** What the first screens load, and the whole app that is kept for work without a network. */
const loadFirstScreens = async (page: Page, url: string) => {
  const counter = await countBytes(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  tellLoaded('home, first visit', counter.take());
  await signIn(page, 'werkstatt');
  await page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: 'Winkel, Pfosten' })
    .filter({ hasText: '€' })
    .waitFor();
  await page.waitForTimeout(3000);
  tellLoaded('sign-in and project list, on top of it', counter.take());
  await waitUntilInstalled(page);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => request.url);
  });
  const sizes = await Promise.all(kept.map((each) => transferredBytes(new URL(each, url).href.split('?')[0] ?? each)));
  console.log(
    `whole app kept for offline: ${kib(sizes.reduce((sum, size) => sum + size, 0))} in ${kept.length} files, loaded in the background`,
  );
};

/** From choosing a file to its row in the list with a price, and to its coarse picture there. */
const importProject = async (page: Page, parts: number) => {
  const name = nameOf(parts);
  await page.goto('/de/shop/projects');
  await page.getByRole('heading', { name: 'Projekte' }).waitFor();
  const buffer = Buffer.from(generatedProject(parts));
  const chosenAt = await page.evaluate(() => performance.now());
  await dropFile(page, { name: `${name}.btlx`, mimeType: 'application/octet-stream', buffer });
  const [pricedAt, drawnAt] = await page.evaluate((project) => {
    const row = () =>
      [...document.querySelectorAll('main li')].find((each) => each.querySelector('a')?.textContent === project);
    return Promise.all([
      globalThis.painted(() => row()?.textContent?.includes('€') ?? false),
      globalThis.painted(() => Boolean(row()?.querySelector('svg[role=img]'))),
    ]);
  }, name);
  return { pricedMs: pricedAt - chosenAt, drawnMs: drawnAt - chosenAt };
};

/** From the touch of a project in the list to its parts, to the first picture of it, and to the fine one in its place. */
const openFromList = async (page: Page, parts: number) => {
  const opening = page.evaluate(async () => {
    const touchedAt = await new Promise<number>((done) => {
      document.addEventListener('pointerdown', (event) => done(event.timeStamp), { capture: true, once: true });
    });
    const pane = 'section[aria-label=Zeichnung]';
    const isShown = (where: string) => document.querySelector(`${where} svg[role=img] path`) !== null;
    const pictures = () =>
      Promise.all([
        globalThis.painted(() => isShown(pane)),
        globalThis.painted(() => isShown(`${pane}[aria-busy=false]`)),
      ]);
    const [treeAt, [coarseAt, fineAt]] = await Promise.all([
      globalThis.painted(() => document.querySelector('[role=treeitem]') !== null),
      pictures(),
    ]);
    return { treeMs: treeAt - touchedAt, coarseMs: coarseAt - touchedAt, fineMs: fineAt - touchedAt };
  });
  await page
    .getByRole('link', { name: nameOf(parts) })
    .first()
    .click();
  return opening;
};

/** Imports a project in the app, opens it, and when its fine picture is there taps a quantity. */
const useProject = async (page: Page, parts: number): Promise<readonly string[]> => {
  const { pricedMs, drawnMs } = await importProject(page, parts);
  const { treeMs, coarseMs, fineMs } = await openFromList(page, parts);
  await page.getByRole('treeitem').nth(2).click();
  await page.getByRole('button', { name: /Menge.*: mehr/ }).waitFor();
  const answers = await tapQuantity(page, taps);
  return [
    parts.toLocaleString('en'),
    ms(pricedMs),
    ms(drawnMs),
    ms(treeMs),
    ms(coarseMs),
    ms(fineMs),
    spread(answers.map((each) => each.positionMs)),
    spread(answers.map((each) => each.projectMs)),
  ];
};

const steps = [
  'in a project of',
  'file chosen → priced in the list',
  'file chosen → coarse picture in the list',
  'touched in the list → its parts',
  'touched in the list → first picture',
  'touched in the list → fine picture',
  'quantity touched → price of the position painted',
  "quantity touched → project's price moves",
];

/** A row for each step, a column for each project. */
const tellProjects = (columns: readonly (readonly string[])[]) => {
  steps.forEach((step, n) => {
    console.log(`| ${[step, ...columns.map((column) => column[n])].join(' | ')} |`);
    if (n === 0) console.log(`|${'---|'.repeat(columns.length + 1)}`);
  });
};

/** From navigation to the project list, the network cut: `isFresh` starts the browser anew each time. */
const startOffline = async (profile: string, baseURL: string, isFresh: boolean) => {
  const shownMs: number[] = [];
  let context = await launchBrowser(profile, { baseURL });
  for (let n = 0; n <= starts; n++) {
    if (isFresh && n > 0) {
      await context.close();
      context = await launchBrowser(profile, { baseURL });
    }
    await context.setOffline(true);
    const page = context.pages()[0] ?? (await context.newPage());
    if (n === 0 || isFresh) await page.addInitScript(watchPage);
    await page.goto('/de/shop/projects');
    const shown = await page.evaluate(() =>
      globalThis.painted(() =>
        [...document.querySelectorAll('main li')].some((each) => each.textContent?.includes('Erzeugt')),
      ),
    );
    if (n > 0) shownMs.push(shown);
  }
  await context.close();
  return shownMs;
};

const shop = await createShop();
const profile = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  await shop.start();
  const context = await launchBrowser(profile, { baseURL: shop.url });
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(longestMs);
  await page.addInitScript(watchPage);
  await loadFirstScreens(page, shop.url);
  const columns: (readonly string[])[] = [];
  for (const parts of sizes) columns.push(await useProject(page, parts));
  tellProjects(columns);
  await page.waitForTimeout(5000);
  await context.close();
  console.log(`offline start, browser just started: ${spread(await startOffline(profile, shop.url, true))}`);
  console.log(`offline start, browser running: ${spread(await startOffline(profile, shop.url, false))}`);
} finally {
  await shop.remove();
  rmSync(profile, { recursive: true, force: true });
}
