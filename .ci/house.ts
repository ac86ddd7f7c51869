import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** What the product's files are held to; tests, generated files and what only tests use do not count. */
const aims = { mean: 82, medianLow: 60, medianHigh: 90, p90: 220, most: 400, inFolder: 15 };
const foldableBelow = 60;

const workspaces = ['shared', 'sync-server', 'pwa'] as const;
const root = join(import.meta.dirname, '..');
const inProduct = (file: string) => !/\.test\.|routeTree\.gen|\.d\.ts$/.test(file);

type ProductFile = {
  path: string;
  lines: number;
  imports: ReadonlySet<string>;
  lazy: ReadonlySet<string>;
  hasTest: boolean;
};

const specifier = /(?:from|(import)\()\s*'([^']+)'|^import '([^']+)'/gm;
const resolveImport = (path: string, to: string) =>
  to.startsWith('.')
    ? normalize(join(dirname(path), to))
    : to.startsWith('@knotenblech/shared/')
      ? to.replace('@knotenblech/shared/', 'shared/src/')
      : null;

const readProduct = (): ProductFile[] => {
  const paths = workspaces.flatMap((workspace) => globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root }));
  const all = new Set(paths);
  return paths
    .filter(inProduct)
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const found = [...text.matchAll(specifier)].map(([, isLazy, from, bare]) => ({
        to: resolveImport(path, from ?? bare ?? '') ?? '',
        isLazy: isLazy !== undefined,
      }));
      const stem = path.replace(/\.tsx?$/, '');
      const hasTest = ['.test.ts', '.test.tsx', '.property.test.ts'].some((ending) => all.has(stem + ending));
      return {
        path,
        lines: text.split('\n').length - 1,
        imports: new Set(found.map(({ to }) => to)),
        lazy: new Set(found.filter(({ isLazy }) => isLazy).map(({ to }) => to)),
        hasTest,
      };
    });
};

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

const files = readProduct();
const lines = files.map((file) => file.lines).sort((a, b) => a - b);
const quantile = (share: number) => lines[Math.floor(share * (lines.length - 1))] ?? 0;
const importersOf = new Map(files.map(({ path }) => [path, [] as ProductFile[]]));
for (const file of files) for (const to of file.imports) importersOf.get(to)?.push(file);

/** Roles that stand alone however short they are, as does what is loaded on demand. */
const standsAlone =
  /\.(record|change|schema|routes|store|job|child|command|worker)\.ts$|\/routes\/|-child\.ts$|-command\.ts$/;
const foldable = files.filter(({ path, lines: length, hasTest }) => {
  const [importer, ...others] = importersOf.get(path) ?? [];
  const isOnlyIts = importer !== undefined && others.length === 0 && dirname(importer.path) === dirname(path);
  return isOnlyIts && !importer.lazy.has(path) && length < foldableBelow && !hasTest && !standsAlone.test(path);
});
const crowded = [...countBy(files, ({ path }) => dirname(path))].filter(([, count]) => count > aims.inFolder);
const catalogues = globSync('pwa/src/**/*.po', { cwd: root }).length;

const median = quantile(0.5);
const row = (name: string, value: number | string, aim: string, holds: boolean | null) => {
  console.log(
    `${holds === null ? '   ' : holds ? 'ok ' : 'no '} ${name.padEnd(44)} ${String(value).padStart(8)}   ${aim}`,
  );
  if (holds === false) process.exitCode = 1;
};

row('product files', files.length, '', null);
for (const workspace of workspaces) {
  row(`  ${workspace}`, files.filter(({ path }) => path.startsWith(`${workspace}/`)).length, '', null);
}
const allLines = lines.reduce((sum, each) => sum + each, 0);
row('lines', allLines, '', null);
const mean = Math.round(allLines / files.length);
row('lines a file, mean', mean, `at least ${aims.mean}`, mean >= aims.mean);
row(
  'lines a file, median',
  median,
  `${aims.medianLow} to ${aims.medianHigh}`,
  median >= aims.medianLow && median <= aims.medianHigh,
);
row('lines a file, nine of ten', quantile(0.9), `at most ${aims.p90}`, quantile(0.9) <= aims.p90);
row('lines a file, longest', quantile(1), `at most ${aims.most}`, quantile(1) <= aims.most);
row('files of 30 lines or less', lines.filter((each) => each <= 30).length, '', null);
row('files that belong into their one importer', foldable.length, 'none', foldable.length === 0);
row(`folders of more than ${aims.inFolder} files`, crowded.length, 'none', crowded.length === 0);
row('catalogues', catalogues, 'two a language', catalogues <= 8);

if (process.argv.includes('--list')) {
  for (const { path } of foldable) console.log(`fold ${path} into ${importersOf.get(path)?.[0]?.path}`);
  for (const [folder, count] of crowded) console.log(`${count} files in ${folder}`);
}
