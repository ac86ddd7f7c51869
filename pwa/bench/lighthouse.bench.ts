import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { median } from '../../shared/bench/percentile.ts';
import { putInBasket, signIn, waitUntilInstalled } from '../e2e/shop/act.ts';
import { launchBrowser } from '../e2e/shop/launch-browser.ts';
import { createShop } from '../e2e/shop/shop-process.ts';
import { openChromium } from './open-chromium.ts';

/** Lighthouse on the built app as `start` serves it: `lighthouse.bench.ts [RUNS] [PAGE …]`; KEEP names a folder for its reports. */
const runs = Number(process.argv[2] ?? 5);
const chosen = process.argv.slice(3);
const keptIn = process.env.KEEP;
const project = '0199d000-0000-7000-8000-000000000302';
const shopPages = [
  { name: 'projects', path: '/de/shop/projects' },
  { name: 'details', path: `/de/shop/project/${project}` },
  { name: 'basket', path: '/de/shop/basket' },
];
const pages = [
  { name: 'home', path: '/de/home', state: 'first visit' },
  { name: 'login', path: '/de/shop/login', state: 'first visit' },
  ...shopPages.map((page) => ({ ...page, state: 'app kept' as const })),
  ...shopPages.map((page) => ({ ...page, state: 'only session kept' as const })),
].filter(({ name, state }) => chosen.length === 0 || chosen.includes(name) || chosen.includes(state));
const forms = ['desktop', 'mobile'] as const;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Form = (typeof forms)[number];

const measure = async (url: string, form: Form, flagsOfPage: Flags): Promise<Result> => {
  const flags = { ...flagsOfPage, logLevel: 'error' as const, onlyCategories: [...categories] };
  const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
  return result.lhr;
};

/** What a page falls short in, by the names of Lighthouse, and what its estimate of gains is. */
const shortcomings = ({ audits }: Result) =>
  Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));

const scoreOf = (result: Result, category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
const valueOf = (result: Result, metric: string) => result.audits[metric]?.numericValue ?? Number.NaN;

const tell = (name: string, form: Form, results: readonly Result[]) => {
  const scores = categories.map((category) => {
    const all = results.map((result) => scoreOf(result, category));
    return `${median(all)} (${Math.min(...all)} to ${Math.max(...all)})`;
  });
  const [paint, largest, blocking, shift] = metrics.map((metric) =>
    median(results.map((result) => valueOf(result, metric))),
  );
  const bytes = median(results.map((result) => valueOf(result, 'total-byte-weight')));
  const index = median(results.map(({ environment }) => environment.benchmarkIndex));
  const cells = [
    name,
    form,
    ...scores,
    `${((paint ?? 0) / 1000).toFixed(1)} s`,
    `${((largest ?? 0) / 1000).toFixed(1)} s`,
    `${Math.round(blocking ?? 0)} ms`,
    (shift ?? 0).toFixed(3),
    `${Math.round(bytes / 1000)} kB`,
    Math.round(index),
    loadavg()[0]?.toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
};

const prepareProfile = async (profile: string, baseURL: string) => {
  const context = await launchBrowser(profile, { baseURL });
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, 'werkstatt');
  await page.goto(`/de/shop/details/${project}`);
  await putInBasket(page);
  await waitUntilInstalled(page);
  await context.close();
};

const shop = await createShop();
const newProfile = () => mkdtempSync(join(tmpdir(), 'bench-'));
const [visitor, user] = [newProfile(), newProfile()];
const found = new Map<string, Set<string>>();
try {
  await shop.start();
  if (pages.some(({ state }) => state !== 'first visit')) await prepareProfile(user, shop.url);
  console.log(
    `| page | as | ${categories.join(' | ')} | first paint | largest paint | blocked | shift | bytes | index | load |`,
  );
  console.log(`|${'---|'.repeat(12)}`);
  for (const { name, path, state } of pages) {
    for (const form of forms) {
      const results: Result[] = [];
      for (let n = 0; n < runs; n++) {
        const chromium = await openChromium(state === 'first visit' ? visitor : user);
        try {
          const flags = { port: chromium.port, disableStorageReset: state === 'app kept' };
          results.push(await measure(`${shop.url}${path}`, form, flags));
        } finally {
          await chromium.close();
        }
      }
      tell(`${name}, ${state}`, form, results);
      if (keptIn)
        writeFileSync(join(keptIn, `${name}-${state.replaceAll(' ', '-')}-${form}.json`), JSON.stringify(results));
      found.set(`${name}, ${state}, ${form}`, new Set(results.flatMap(shortcomings)));
    }
  }
  for (const [page, ids] of found) console.log(`${page}: ${[...ids].join(', ') || 'nothing'}`);
} finally {
  await shop.remove();
  for (const profile of [visitor, user]) rmSync(profile, { recursive: true, force: true });
}
