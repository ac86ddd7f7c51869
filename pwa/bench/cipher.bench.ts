import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generatedProject } from '../../shared/bench/generated-project.ts';
import { median } from '../../shared/bench/percentile.ts';
import { seedCatalogue } from '../../shared/src/base-data/seed/seed-catalogue.ts';
import { readFile } from '../../shared/src/files/read-file.ts';
import { loadKernel } from '../../shared/src/geometry/solids/unite-deep.ts';
import { launchBrowser } from '../e2e/shop/launch-browser.ts';
import { bundlePage } from './bundle-page.ts';
import type { CipherRound } from './cipher-page.ts';

/** The user's database with its values encrypted, beside the same with them in clear, in the same page; medians of the rounds. */
const [rounds = 7, rowCount = 10_000, packCount = 100] = process.argv.slice(2).map(Number);
const url = 'http://127.0.0.1:9/';

const kernel = await loadKernel();
const { parts } = readFile({
  bytes: generatedProject(1_000),
  fileName: 'bench.btlx',
  catalogue: seedCatalogue(),
  kernel,
});
const many = Array.from({ length: packCount * 100 }, (_, n) => parts[n % parts.length]);
const profile = mkdtempSync(join(tmpdir(), 'cipher-bench-'));
const browser = await launchBrowser(profile, { baseURL: url });
try {
  const page = await browser.newPage();
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(url);
  await page.evaluate(await bundlePage('cipher-page.ts'));
  const all = [];
  for (let round = 0; round <= rounds; round++) {
    const taken = await page.evaluate(([given, count]) => globalThis.cipherBench(given as never, count), [
      many,
      rowCount,
    ] as const);
    if (round > 0) all.push(taken);
  }
  for (const step of ['putRows', 'readRows', 'putPacks', 'readPacks', 'edit'] satisfies (keyof CipherRound)[]) {
    const plain = median(all.map((each) => each.plain[step]));
    const sealed = median(all.map((each) => each.sealed[step]));
    console.log(
      `${step.padEnd(10)} clear ${plain.toFixed(1)} ms | encrypted ${sealed.toFixed(1)} ms | ratio ${(sealed / plain).toFixed(2)}`,
    );
  }
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
}
