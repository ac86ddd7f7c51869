import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { costSeed } from '../src/base-data/costs/cost-seed.ts';
import { deriveTariff } from '../src/base-data/costs/derive-tariff.ts';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import type { Reading } from '../src/files/document/reading.schema.ts';
import { readFile } from '../src/files/read-file.ts';
import { cutSolid, planBody } from '../src/geometry/solids/make-solid.ts';
import { type Kernel, loadKernel } from '../src/geometry/solids/unite-deep.ts';
import { joinProject } from '../src/parts/part.ts';
import { priceProject } from '../src/prices/project/price-project.ts';
import { newId, type ProjectId } from '../src/values/ids.ts';
import { distinctParts } from './distinct-parts.ts';
import { timeShares } from './time-shares.ts';

/**
 * Files of distinct parts from bytes to prices, beside the kernel alone making the same bodies as solids; one process a size.
 * Processor seconds, with the wall clock beside them.
 */
const sizes = [100, 1000, 10_000];
const groups = ['kernel', 'geometry', 'reading', 'recognition', 'memory', 'other'] as const;

type Taken = { cpuS: number; wallS: number };
type Figures = {
  parts: number;
  solids: number;
  megabytes: number;
  read: Taken;
  priced: Taken;
  alone: Taken;
  peakMb: number;
  shares: Record<(typeof groups)[number], number>;
};

const taken = (work: () => void): Taken => {
  const [before, started] = [process.cpuUsage(), performance.now()];
  work();
  const { user, system } = process.cpuUsage(before);
  return { cpuS: (user + system) / 1e6, wallS: (performance.now() - started) / 1000 };
};

/** Every body cut from its blank by the kernel, its volume, surface and size asked; what to cut is worked out before. */
const kernelAlone = (kernel: Kernel, parts: Reading['parts']): Taken => {
  const profiles = new Map(seedCatalogue().profiles.map((profile) => [profile.id, profile]));
  const works = parts.map(({ body, profileId }) => ({
    body,
    profile: profiles.get(profileId ?? '') ?? null,
    steps: planBody(body).steps,
  }));
  return taken(() => {
    for (const work of works) {
      const { solid } = cutSolid(kernel, work);
      if (!(solid.volume() > 0 && solid.surfaceArea() > 0 && solid.boundingBox())) throw new Error('an empty solid');
      solid.delete();
    }
  });
};

const groupOf = (url: string, name: string): (typeof groups)[number] => {
  if (/^wasm|manifold-3d/.test(url) || /wasm/.test(name)) return 'kernel';
  if (/\/src\/geometry\//.test(url)) return 'geometry';
  if (/saxes|\/files\/(xml|btlx)\//.test(url)) return 'reading';
  if (/\/src\/files\//.test(url)) return 'recognition';
  return name === '(garbage collector)' ? 'memory' : 'other';
};

const measure = async (count: number): Promise<Figures> => {
  const kernel = await loadKernel();
  const catalogue = seedCatalogue();
  const tariff = deriveTariff({ number: 1, validFrom: '2026-01-01', validDays: 30, costs: costSeed() });
  const grades = new Map(catalogue.grades.map((grade) => [grade.grade, grade]));
  readFile({ bytes: distinctParts(100, 2), fileName: 'warm.btlz', catalogue, kernel });
  const bytes = distinctParts(count);
  let reading: Reading | undefined;
  const readOnce = () => {
    reading = readFile({ bytes, fileName: 'bench.btlz', catalogue, kernel });
  };
  const read = taken(readOnce);
  if (reading?.parts.length !== count) throw new Error(`${reading?.parts.length} positions of ${count} parts`);
  const { head, parts } = reading;
  let netCents = 0;
  const priced = taken(() => {
    const joined = joinProject({ id: newId<ProjectId>(), surface: 'ZINCED', ralNumber: null }, head, parts, [], []);
    netCents = priceProject({ parts: joined.parts, tariff, grades }).netCents;
  });
  if (netCents <= 0) throw new Error('the project has no price');
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const shares = await timeShares(readOnce, groupOf);
  return {
    parts: count,
    solids: parts.filter((part) => part.measures.method === 'solid').length,
    megabytes: bytes.length / 1e6,
    read,
    priced,
    alone: kernelAlone(kernel, parts),
    peakMb,
    shares: Object.fromEntries(groups.map((group) => [group, shares.get(group) ?? 0])) as Figures['shares'],
  };
};

const whole = (value: number) => Math.round(value).toLocaleString('en');
const seconds = ({ cpuS, wallS }: Taken) => `${cpuS.toFixed(2)} s (${wallS.toFixed(2)} s)`;

const row = ({ parts, solids, megabytes, read, priced, alone, peakMb }: Figures) => [
  whole(parts),
  `${megabytes.toFixed(1)} MB`,
  whole(solids),
  seconds(read),
  seconds(priced),
  whole(parts / (read.cpuS + priced.cpuS)),
  `${seconds(alone)}, ${whole(parts / alone.cpuS)}`,
  ((read.cpuS + priced.cpuS) / alone.cpuS).toFixed(2),
  `${whole(peakMb)} MB`,
];

const table = (head: readonly string[], rows: readonly (readonly string[])[]) => {
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
};

/** e in time ~ parts^e from one size to the next. */
const exponents = (all: readonly Figures[]) =>
  all.slice(1).map((each, at) => {
    const before = all[at] as Figures;
    const e = Math.log10((each.read.cpuS + each.priced.cpuS) / (before.read.cpuS + before.priced.cpuS));
    return `${whole(before.parts)} to ${whole(each.parts)}: ${(e / Math.log10(each.parts / before.parts)).toFixed(2)}`;
  });

const tell = (all: readonly Figures[]) => {
  console.log('Processor seconds (wall clock).');
  table(
    [
      'parts',
      'file',
      'measured by solid',
      'read and measured',
      'priced',
      'parts/s',
      'kernel alone, parts/s',
      'ratio',
      'peak memory',
    ],
    all.map(row),
  );
  console.log(`\ngrowth exponent: ${exponents(all).join(', ')}\n`);
  table(
    ['share of reading', ...groups],
    all.map(({ parts, shares }) => [whole(parts), ...groups.map((group) => `${(shares[group] * 100).toFixed(0)} %`)]),
  );
};

const size = Number(process.argv[2]);
if (size > 0) console.log(JSON.stringify(await measure(size)));
else {
  const all = sizes.map((count) => {
    const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(count)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    });
    if (child.status !== 0) throw new Error(`the run of ${count} parts failed`);
    return JSON.parse(child.stdout) as Figures;
  });
  tell(all);
}
