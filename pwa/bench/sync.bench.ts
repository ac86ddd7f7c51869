import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { generatedProject } from '../../shared/bench/generated-project.ts';
import { median, percentile } from '../../shared/bench/percentile.ts';
import { launchBrowser } from '../e2e/shop/launch-browser.ts';
import { createShop } from '../e2e/shop/shop-process.ts';
import { password } from './bench-password.ts';
import { openBenchUser } from './bench-user.ts';
import { bundlePage } from './bundle-page.ts';
import { benchAddress } from './peers/shop/bench-address.ts';
import { serveBytes } from './serve-bytes.ts';
import type { EditKind, Exchange } from './sync-page.ts';

/**
 * The real sync engine in Chromium against the real server, beside plain Dexie and the bare transfer of the same bytes
 * in the same page. Each round starts from an empty database; medians of the rounds.
 */
const [rowCount = 10_000, editCount = 1_000] = process.argv.slice(2).map(Number);
const rounds = 5;
const editRounds = 3;

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kib = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en')} KiB`;
const sum = (exchanges: readonly Exchange[], way: keyof Exchange) =>
  exchanges.reduce((total, exchange) => total + exchange[way], 0);

type Measured = { syncMs: number; serverMs: number; floorMs: number; transferMs: number };

const medians = (all: readonly Measured[]) => ({
  syncMs: median(all.map((each) => each.syncMs)),
  serverMs: median(all.map((each) => each.serverMs)),
  floorMs: median(all.map((each) => each.floorMs)),
  transferMs: median(all.map((each) => each.transferMs)),
  ratio: median(all.map((each) => each.syncMs / (each.floorMs + each.transferMs))),
});

const tell = (name: string, all: readonly Measured[], exchanges: readonly Exchange[]) => {
  const { syncMs, serverMs, floorMs, transferMs, ratio } = medians(all);
  console.log(
    `${name}: ${seconds(syncMs)} (waiting for the server ${seconds(serverMs)}) | plain Dexie ${seconds(floorMs)} + ` +
      `bare transfer ${seconds(transferMs)} | ratio ${ratio.toFixed(1)} | ${exchanges.length} requests, ` +
      `${kib(sum(exchanges, 'up'))} up, ${kib(sum(exchanges, 'down'))} down`,
  );
};

type Place = { page: Page; plainUrl: string };

const firstLoad = async ({ page, plainUrl }: Place, name: string, userName: string) => {
  const all: Measured[] = [];
  let exchanges: Exchange[] = [];
  let stored = 0;
  for (let round = 0; round <= rounds; round++) {
    await page.evaluate(([user, secret]) => globalThis.bench.open(user, secret), [userName, password] as const);
    const loaded = await page.evaluate(() => globalThis.bench.sync());
    const { ms: floorMs, records } = await page.evaluate(() => globalThis.bench.plainInsert());
    const transferMs = await page.evaluate(([url, bytes]) => globalThis.bench.transfer(url, bytes), [
      plainUrl,
      loaded.exchanges,
    ] as const);
    await page.evaluate(() => globalThis.bench.close());
    exchanges = loaded.exchanges;
    stored = records;
    if (round > 0) all.push({ syncMs: loaded.ms, serverMs: loaded.waitingForServerMs, floorMs, transferMs });
  }
  tell(`first load, ${name} (${stored.toLocaleString('en')} records)`, all, exchanges);
};

const edits = async ({ page, plainUrl }: Place, kind: EditKind, projectId: string) => {
  const all: Measured[] = [];
  const writesMs: number[] = [];
  const plainWritesMs: number[] = [];
  let exchanges: Exchange[] = [];
  await page.evaluate(([user, secret]) => globalThis.bench.open(user, secret), ['werkstatt', password] as const);
  await page.evaluate(() => globalThis.bench.sync());
  const look = () => page.evaluate(() => globalThis.bench.look());
  const firstLooksMs = await look();
  for (let run = 0; run < editRounds; run++) {
    const order = [kind, { projectId, count: editCount, run }] as const;
    writesMs.push(...(await page.evaluate(([each, options]) => globalThis.bench.queueEdits(each, options), order)));
    const plain = await page.evaluate(() => globalThis.bench.plainOutbox());
    plainWritesMs.push(...plain.writesMs);
    const pushed = await page.evaluate(() => globalThis.bench.sync());
    const transferMs = await page.evaluate(([url, bytes]) => globalThis.bench.transfer(url, bytes), [
      plainUrl,
      pushed.exchanges,
    ] as const);
    exchanges = pushed.exchanges;
    all.push({ syncMs: pushed.ms, serverMs: pushed.waitingForServerMs, floorMs: plain.emptyMs, transferMs });
  }
  const lastLooksMs = await look();
  const { waiting, refused } = await page.evaluate(() => globalThis.bench.check());
  if (waiting > 0 || refused > 0) throw new Error(`${waiting} edits still wait, ${refused} were refused`);
  await page.evaluate(() => globalThis.bench.close());
  const each = (of: readonly number[]) => `p50 ${median(of).toFixed(1)} ms, p95 ${percentile(of, 95).toFixed(1)} ms`;
  const ratio = median(writesMs) / median(plainWritesMs);
  const looksRatio = median(lastLooksMs) / median(firstLooksMs);
  tell(`${editCount.toLocaleString('en')} ${kind} edits pushed and answered`, all, exchanges);
  console.log(
    `  each stored before that: ${each(writesMs)} | plain Dexie outbox: ${each(plainWritesMs)} | ratio ${ratio.toFixed(1)}`,
  );
  console.log(
    `  how the device stands: ${each(firstLooksMs)} | after ${(editRounds * editCount).toLocaleString('en')} answers: ` +
      `${each(lastLooksMs)} | ratio ${looksRatio.toFixed(1)}`,
  );
};

const shop = await createShop();
const profile = mkdtempSync(join(tmpdir(), 'bench-'));
const plain = await serveBytes();
try {
  await shop.start();
  const [rows, packs, workshop] = await Promise.all(
    ['admin', 'privat', 'werkstatt'].map((userName) => openBenchUser(shop.url, userName)),
  );
  if (!rows || !packs || !workshop) throw new Error('the demo users are not there');
  await rows.push(
    'putAddress',
    Array.from({ length: rowCount }, (_, n) => ({ address: benchAddress(n) })),
  );
  await packs.createProject('Zehntausend', generatedProject(rowCount));
  const projectId = await workshop.createProject('Tausend', generatedProject(editCount));
  const context = await launchBrowser(profile, { baseURL: shop.url, bypassCSP: true });
  await context.grantPermissions(['local-network-access']);
  const page = context.pages()[0] ?? (await context.newPage());
  const outsideApp = `${shop.url}/api/empty-page`;
  await page.route(outsideApp, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(outsideApp);
  await page.evaluate(await bundlePage('sync-page.ts'));
  const place = { page, plainUrl: plain.url };
  await firstLoad(place, `${rowCount.toLocaleString('en')} single rows`, 'admin');
  await firstLoad(place, `a project of ${rowCount.toLocaleString('en')} parts in packs`, 'privat');
  await edits(place, 'address', projectId);
  await edits(place, 'quantity', projectId);
  await context.close();
} finally {
  plain.stop();
  await shop.remove();
  rmSync(profile, { recursive: true, force: true });
}
