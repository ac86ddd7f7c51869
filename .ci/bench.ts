import { spawnSync } from 'node:child_process';
import { findBenches } from './benches.ts';

/** Runs all benchmarks, or those whose name contains the argument. */
const name = process.argv[2] ?? '';
const benches = findBenches().filter((file) => file.includes(name));
if (benches.length === 0) {
  console.error(`No benchmark is called '${name}'.`);
  process.exitCode = 1;
}
for (const bench of benches) {
  console.log(`\n${bench}`);
  const { status } = spawnSync(process.execPath, [bench], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
