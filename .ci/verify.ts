import { spawn } from 'node:child_process';

const budgetSeconds = 60;

/** Everything that can be checked without a database or a browser; what takes longest comes first. */
const checks: Record<string, string[]> = {
  lint: ['oxlint', '--type-aware', '--deny-warnings', 'shared', 'sync-server', 'pwa', '.ci'],
  // Several checkers find out the types of the same modules again, each for itself.
  types: ['tsc', '-p', '.', '--checkers', '1'],
  imports: ['depcruise', '--config', '.dependency-cruiser.mjs', 'shared/src', 'sync-server/src', 'pwa/src'],
  'types shared alone': ['tsc', '-p', 'shared/tsconfig.src.json', '--checkers', '1'],
  'dead code': ['knip'],
  format: ['biome', 'format', '.'],
  house: [process.execPath, '.ci/house.ts', '--list'],
  'commit subject': [process.execPath, '.ci/commit-subject.ts'],
};

/** So many run side by side, on as many cores. */
const atOnce = 2;

/** Nothing here lives long enough to be short of memory: Go need not collect what is no longer used so often. */
const env = { ...process.env, GOGC: '400', GOMAXPROCS: '2' };

type Result = { name: string; code: number; output: string; seconds: number };

const run = (name: string, [command = '', ...args]: string[]) =>
  new Promise<Result>((resolve) => {
    const startedAt = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => (output += String(error)));
    child.on('close', (code) =>
      resolve({ name, code: code ?? 1, output, seconds: (performance.now() - startedAt) / 1000 }),
    );
  });

const waiting = Object.entries(checks);
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name, code, output, seconds } = await run(...next);
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
    if (code === 0) continue;
    console.log(output);
    process.exitCode = 1;
  }
};
await Promise.all(Array.from({ length: atOnce }, lane));
const seconds = performance.now() / 1000;
console.log(`${seconds.toFixed(0)} s${seconds > budgetSeconds ? `, OVER BUDGET: ${budgetSeconds} s` : ''}`);
