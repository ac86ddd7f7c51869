import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- vitest's own interface is merged
  export interface ProvidedContext {
    shopUrl: string;
  }
}

const repository = resolve(import.meta.dirname, '../..');

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))));
    });
  });

/** Debian's chromium is the one thing that the lockfile cannot bring. */
const ensureChromium = () => {
  if (existsSync('/usr/bin/chromium')) return;
  const apt = spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], {
    stdio: 'inherit',
  });
  if (apt.status !== 0) throw new Error('The browser tests need /usr/bin/chromium: install the package "chromium".');
};

const answers = async (url: string) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

/** The whole shop as the README starts it, on a port and in a data folder of its own. */
export default async function startShop({ provide }: TestProject) {
  ensureChromium();
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  const port = await freePort();
  const shop = spawn(process.execPath, ['sync-server/src/start.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  shop.stdout.on('data', (text) => (output += text));
  shop.stderr.on('data', (text) => (output += text));
  const stopped = new Promise<void>((done) => shop.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 110_000;
  while (!(await answers(`${url}/ready`))) {
    if (shop.exitCode !== null || Date.now() > deadline) throw new Error(`The shop did not start:\n${output}`);
    await new Promise((next) => setTimeout(next, 100));
  }
  provide('shopUrl', url);
  return async () => {
    shop.kill('SIGTERM');
    await stopped;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
