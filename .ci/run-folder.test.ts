import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const program = join(import.meta.dirname, 'run-folder-child.ts');
let child: ChildProcess | null = null;
afterEach(() => void child?.kill('SIGKILL'));

/** A run with a PostgreSQL, a browser where there is one, and files; resolves with its folder once all are up. */
const startRun = () =>
  new Promise<string>((done, fail) => {
    child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout?.on('data', (text) => {
      const folder = /^ready (.*)$/m.exec(String(text))?.[1];
      if (folder) done(folder);
    });
    child.once('exit', (code) => fail(new Error(`the run ended with ${code} before it was ready`)));
  });

const textOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Programs that have the folder in their environment or arguments. */
const processesOf = (folder: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => ['environ', 'cmdline'].some((file) => textOf(`/proc/${pid}/${file}`).includes(folder)))
    .map((pid) => textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' '));

test.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)('after %s nothing of a run is left', async (signal) => {
  const folder = await startRun();
  expect(processesOf(folder).some((command) => command.includes('postgres'))).toBe(true);
  child?.kill(signal);
  await expect.poll(() => processesOf(folder), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => existsSync(folder), { timeout: 30_000 }).toBe(false);
});

test('a run that ends by itself leaves nothing either', async () => {
  const { stdout } = spawnSync(process.execPath, [program, 'end'], { encoding: 'utf8' });
  const folder = /^ready (.*)$/m.exec(stdout)?.[1] ?? '';
  await expect.poll(() => processesOf(folder), { timeout: 30_000 }).toEqual([]);
  await expect.poll(() => existsSync(folder), { timeout: 30_000 }).toBe(false);
});
