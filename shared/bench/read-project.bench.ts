import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SaxesParser } from 'saxes';
import { costSeed } from '../src/base-data/costs/cost-seed.ts';
import { deriveTariff } from '../src/base-data/costs/derive-tariff.ts';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { readFile } from '../src/files/read-file.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';
import { joinProject } from '../src/parts/part.ts';
import { priceProject } from '../src/prices/project/price-project.ts';
import { newId, type ProjectId } from '../src/values/ids.ts';
import { generatedProject } from './generated-project.ts';

/** Reading, measuring and pricing of generated projects, beside the XML parser alone on the same bytes; one process a size. */
const seconds = (work: () => void) => {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
};

const parseAlone = (bytes: Uint8Array) => {
  const parser = new SaxesParser();
  parser.write(new TextDecoder().decode(bytes)).close();
};

const measure = async (positions: number) => {
  const bytes = generatedProject(positions);
  const kernel = await loadKernel();
  const catalogue = seedCatalogue();
  const tariff = deriveTariff({ number: 1, validFrom: '2026-01-01', validDays: 30, costs: costSeed() });
  const grades = new Map(catalogue.grades.map((grade) => [grade.grade, grade]));
  readFile({ bytes: generatedProject(50), fileName: 'warm.btlx', catalogue, kernel });
  const saxesS = seconds(() => parseAlone(bytes));
  let parts = 0;
  let priceS = 0;
  const readS = seconds(() => {
    const { head, parts: facts } = readFile({ bytes, fileName: 'bench.btlx', catalogue, kernel });
    priceS = seconds(() => {
      const joined = joinProject({ id: newId<ProjectId>(), surface: 'ZINCED', ralNumber: null }, head, facts, [], []);
      parts = joined.parts.length;
      priceProject({ parts: joined.parts, tariff, grades });
    });
  });
  const megabytes = bytes.length / 1e6;
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(
    `${String(parts).padStart(6)} positions ${megabytes.toFixed(1)} MB | saxes alone ${(megabytes / saxesS).toFixed(1)} MB/s | ` +
      `read and measured ${(readS - priceS).toFixed(2)} s, ${(megabytes / (readS - priceS)).toFixed(1)} MB/s, ` +
      `ratio ${((readS - priceS) / saxesS).toFixed(1)} | priced ${priceS.toFixed(2)} s | peak ${peakMb.toFixed(0)} MB`,
  );
};

const size = Number(process.argv[2]);
if (size > 0) await measure(size);
else
  for (const positions of [100, 1000, 10_000]) {
    spawnSync(process.execPath, [fileURLToPath(import.meta.url), String(positions)], { stdio: 'inherit' });
  }
