import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { workedFacts, workedPart } from '../samples/worked-parts.ts';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { writeStep } from '../src/exports/step/write-step.ts';
import { readPart21 } from '../src/files/part21/read-part21.ts';
import { readFile } from '../src/files/read-file.ts';
import { readStep } from '../src/files/step/read-step.ts';
import { drillingOf } from '../src/geometry/body/drilling-of.ts';
import { type Kernel, loadKernel } from '../src/geometry/solids/unite-deep.ts';

/** A plate with six holes, each another length. */
const plate = (n: number) => {
  const holes = Array.from({ length: 6 }, (_, hole) =>
    drillingOf({
      plane: { origin: [0, 0, 10], xAxis: [1, 0, 0], yAxis: [0, 1, 0] },
      side: 4,
      xMm: 40 + 60 * (hole % 3),
      yMm: 40 + 80 * Math.floor(hole / 3),
      diameterMm: 18,
      depthMm: null,
    }),
  );
  const body = {
    blankMm: { length: 260 + n * 0.1, height: 160, width: 10 },
    section: { kind: 'box' as const },
    processings: holes,
  };
  return workedPart(workedFacts({ index: n + 1, name: `Blech ${n + 1}`, thicknessMm: 10, body }));
};

const generatedModel = (plates: number, kernel: Kernel): Uint8Array => {
  const parts = Array.from({ length: plates }, (_, n) => plate(n));
  const createdAt = '2026-11-29T00:00:00.000Z';
  const { text } = writeStep({ name: 'Modell', createdAt, assemblies: [], parts, profiles: [], kernel });
  return new TextEncoder().encode(text ?? '');
};

/** Processor time of the quickest of three runs, s: others' work on the machine makes it longer, never shorter. */
const seconds = (work: () => void) =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const before = process.cpuUsage();
      work();
      return process.cpuUsage(before).user / 1e6;
    }),
  );

const measure = async (plates: number) => {
  const kernel = await loadKernel();
  const bytes = generatedModel(plates, kernel);
  const tools = { catalogue: seedCatalogue(), kernel };
  const rate = (work: () => void) => {
    const spent = seconds(work);
    return `${spent.toFixed(2)} s ${(bytes.length / 1e6 / spent).toFixed(1)} MB/s`;
  };
  const text = rate(() => readPart21(bytes));
  const bodies = rate(() => readStep(readPart21(bytes)));
  const measured = rate(() => readFile({ bytes, fileName: 'bench.step', ...tools }));
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${plates} plates ${(bytes.length / 1e6).toFixed(1)} MB | text ${text} | bodies ${bodies} | ` +
      `measured ${measured} | peak ${peakMb.toFixed(0)} MB`,
  );
};

const size = Number(process.argv[2]);
if (size > 0) await measure(size);
else
  for (const plates of [10, 100, 1000])
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(plates)], { stdio: 'inherit' });
