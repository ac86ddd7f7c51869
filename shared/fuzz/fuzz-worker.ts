import { parentPort, workerData } from 'node:worker_threads';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';
import { watchCoverage } from './coverage-watch.ts';
import { findFault } from './find-fault.ts';
import { type FuzzJob, type FuzzReport, writeDesk } from './fuzz-messages.ts';
import { randomBtlx } from './grammar/random-btlx.ts';
import { randomStwx } from './grammar/random-stwx.ts';
import { minimise } from './minimise.ts';
import { mutateFile } from './mutate-file.ts';
import { type Random, randomFrom } from './random.ts';
import { seedFiles } from './seed-files.ts';

const { seed, from, runs, desk } = workerData as FuzzJob;
const reader = { catalogue: seedCatalogue(), kernel: await loadKernel() };
const pool = seedFiles(reader.catalogue, reader.kernel);
const mostKept = 4000;

const makeFile = (random: Random): Uint8Array<ArrayBuffer> => {
  const way = random.below(10);
  const fresh = () => new TextEncoder().encode(random.once(4) ? randomStwx(random) : randomBtlx(random));
  if (way < 4) return fresh();
  return mutateFile(way < 5 ? fresh() : random.pick(pool), random.pick(pool), random);
};

const report = (message: FuzzReport) => parentPort?.postMessage(message);

const coverage = watchCoverage();
coverage.reachedNewCode();
let kept = 0;
for (let run = from; run < from + runs; run += 1) {
  const bytes = makeFile(randomFrom(seed + run * 7919));
  writeDesk(desk, run, bytes);
  const startedAt = process.threadCpuUsage();
  const { verdict, fault } = findFault(bytes, reader);
  const used = process.threadCpuUsage(startedAt);
  const smallest = fault === null ? null : minimise(bytes, (smaller) => findFault(smaller, reader).fault === fault);
  if (coverage.reachedNewCode() && pool.length < mostKept) {
    pool.push(bytes);
    kept += 1;
  }
  report({ run, verdict, fault, bytes: smallest, tookMs: (used.user + used.system) / 1000 });
}
coverage.stop();
report({ run: -1, verdict: 'done', fault: null, bytes: null, kept });
