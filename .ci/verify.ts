import { spawn } from 'node:child_process';

/** Everything that can be checked without a database or a browser, side by side. */
const checks: Record<string, string[]> = {
  'types shared alone': ['tsc', '-p', 'shared/tsconfig.src.json'],
  'types shared': ['tsc', '-p', 'shared'],
  'types sync-server': ['tsc', '-p', 'sync-server'],
  'types pwa': ['tsc', '-p', 'pwa'],
  lint: ['oxlint', '--type-aware', '--deny-warnings', 'shared', 'sync-server', 'pwa', '.ci'],
  imports: ['depcruise', '--config', '.dependency-cruiser.json', 'shared/src', 'sync-server/src', 'pwa/src'],
  'dead code': ['knip'],
  format: ['biome', 'format', '.'],
};

const run = ([command = '', ...args]: string[]) =>
  new Promise<{ code: number; output: string; seconds: number }>((resolve) => {
    const started = performance.now();
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => (output += String(error)));
    child.on('close', (code) => resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }));
  });

const results = await Promise.all(
  Object.entries(checks).map(async ([name, command]) => ({ name, ...(await run(command)) })),
);
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output);
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
