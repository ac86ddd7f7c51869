import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runFuzz } from './run-fuzz.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '10000' },
    out: { type: 'string', default: 'fuzz-findings' },
  },
});
const [seed, runs] = [Number(values.seed), Number(values.runs)];
const startedAt = performance.now();
const result = await runFuzz({ seed, runs, onProgress: (done) => console.log(`${done} of ${runs}`) });
const seconds = (performance.now() - startedAt) / 1000;

const byFault = Map.groupBy(result.findings, ({ fault }) => fault);
if (byFault.size > 0) mkdirSync(values.out, { recursive: true });
for (const [fault, findings] of byFault) {
  const smallest = findings.toSorted((a, b) => a.bytes.length - b.bytes.length)[0];
  const path = resolve(join(values.out, `seed-${seed}-run-${smallest?.run}`));
  writeFileSync(path, smallest?.bytes ?? '');
  console.log(`FAULT ${findings.length} times: ${fault}\n  ${path}`);
}
console.log(`seed ${seed}: ${result.runs} files in ${seconds.toFixed(0)} s, slowest ${result.slowestMs.toFixed(0)} ms, ${result.kept} kept for new code`);
console.log([...result.verdicts].toSorted((a, b) => b[1] - a[1]).map(([verdict, count]) => `${verdict} ${count}`).join(', '));
process.exitCode = byFault.size > 0 ? 1 : 0;
