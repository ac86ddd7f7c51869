import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { proofs } from './proofs.ts';
import { openRunFolder } from './run-folder.ts';
import { readSeed } from './seed.ts';

const usage = 'corepack pnpm prove [NAME …] [--seed N] [--from NAME] [--list]';

const names = Object.keys(proofs);
const { seed, rest } = readSeed(process.argv.slice(2));
const { values, positionals } = parseArgs({
  args: rest,
  allowPositionals: true,
  options: { from: { type: 'string' }, list: { type: 'boolean', default: false } },
});

const unknown = [...positionals, ...(values.from ? [values.from] : [])].filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No proof is called ${unknown.join(', ')}. There are: ${names.join(', ')}\n${usage}`);
  process.exit(2);
}
if (values.list) {
  for (const [name, { holds, minutes }] of Object.entries(proofs)) console.log(`${name} (${minutes} min): ${holds}`);
  process.exit(0);
}

/** Whatever ends this process ends the proof that runs. */
openRunFolder();

/** In a process of its own, so that a proof that breaks leaves the others to run. */
const run = (name: string, minutes: number) => {
  const startedAt = performance.now();
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'prove-one.ts'), name, '--seed', String(seed)],
    {
      stdio: 'inherit',
      env: { ...process.env, BUDGET_MINUTES: String(minutes) },
    },
  );
  return { isProven: status === 0, took: (performance.now() - startedAt) / 60_000 };
};

const chosen = positionals.length > 0 ? positionals : names;
const results: string[] = [];
for (const name of chosen.slice(values.from ? chosen.indexOf(values.from) : 0)) {
  const proof = proofs[name];
  if (!proof) continue;
  console.log(`\n${name}: ${proof.holds} (budget ${proof.minutes} min, seed ${seed})`);
  const { isProven, took } = run(name, proof.minutes);
  if (!isProven) process.exitCode = 1;
  const over = took > proof.minutes ? ', OVER BUDGET' : '';
  results.push(`${isProven ? 'ok  ' : 'FAIL'} ${name}: ${took.toFixed(1)} of ${proof.minutes} min${over}`);
  if (!isProven) results.push(`     again: corepack pnpm prove ${name} --seed ${seed}; the rest: --from`);
}
console.log(`\n${results.join('\n')}`);
