import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Finding, runFuzz } from './run-fuzz.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '10000' },
    out: { type: 'string', default: 'fuzz-findings' },
  },
});
const [seed, runs] = [Number(values.seed), Number(values.runs)];
const startedAt = performance.now();
const sizeOfFault = new Map<string, number>();

/** A worker that was killed or died does not say where it was: its files may have different causes. */
const isBlind = (fault: string) => fault.startsWith('over ') || fault.startsWith('died');

/** Keeps the smallest file of each fault, and every file that a worker did not survive. */
const onFinding = ({ run, fault, bytes }: Finding) => {
  if (!isBlind(fault) && bytes.length >= (sizeOfFault.get(fault) ?? Infinity)) return;
  sizeOfFault.set(fault, bytes.length);
  mkdirSync(values.out, { recursive: true });
  const path = resolve(join(values.out, `seed-${seed}-run-${run}`));
  writeFileSync(path, bytes);
  console.log(`FAULT ${fault}\n  ${path}`);
};

const result = await runFuzz({ seed, runs, onFinding, onProgress: (done) => console.log(`${done} of ${runs}`) });
const seconds = (performance.now() - startedAt) / 1000;
const verdicts = [...result.verdicts].toSorted((a, b) => b[1] - a[1]).map(([verdict, count]) => `${verdict} ${count}`);
console.log(
  `seed ${seed}: ${result.runs} files in ${seconds.toFixed(0)} s, ${result.findings.length} findings, slowest ${result.slowestMs.toFixed(0)} ms, ${result.kept} kept for new code`,
);
console.log(verdicts.join(', '));
process.exitCode = result.findings.length > 0 ? 1 : 0;
