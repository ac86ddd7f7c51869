import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Runs every benchmark of every package, or those whose name contains the argument. */
const name = process.argv[2] ?? '';
const benches = ['shared', 'sync-server', 'pwa']
  .map((folder) => join(folder, 'bench'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.bench.ts') && file.includes(name));
if (benches.length === 0) {
  console.error(`No benchmark is called '${name}'.`);
  process.exitCode = 1;
}
for (const bench of benches) {
  console.log(`\n${bench}`);
  const { status } = spawnSync(process.execPath, [bench], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
