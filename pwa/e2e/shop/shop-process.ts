import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../sync-server/test/test-port.ts';
import { viewServer } from './view-server.ts';

export const repository = resolve(import.meta.dirname, '../../..');

/** A shop as the README starts it, on a port and in a data folder of its own; it can be stopped and started again. */
export type ShopProcess = {
  url: string;
  dataFolder: string;
  /** Resolves once the shop is ready, with the milliseconds it took; rejects when it takes longer. */
  start: (withinMs?: number) => Promise<number>;
  stop: () => Promise<void>;
  /** Settings of the next start. */
  set: (settings: Record<string, string>) => void;
  /** Ends it and forgets everything it kept. */
  remove: () => Promise<void>;
  /** The last lines it wrote, and how it ended if it did so by itself. */
  lastWords: () => string;
  /** Runs one of the server's commands on the shop's data; what it printed. */
  command: (file: string, ...args: string[]) => Promise<string>;
};

const startWithinMs = 300_000;

const answers = async (url: string) => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const run = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join('sync-server/src', file), ...args], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  child.stdout.on('data', (text) => (output.text += text));
  child.stderr.on('data', (text) => (output.text += text));
  return { child, output, ended: new Promise<number | null>((done) => child.once('exit', done)) };
};

export const createShop = async (settings: Record<string, string> = {}): Promise<ShopProcess> => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  chmodSync(dataFolder, 0o711);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataFolder, LOG_LEVEL: 'warn', ...settings };
  let running: ReturnType<typeof run> | null = null;
  const stop = async () => {
    running?.child.kill('SIGTERM');
    await running?.ended;
    running = null;
  };
  return {
    url,
    dataFolder,
    stop,
    set: (changed) => void Object.assign(env, changed),
    lastWords: () =>
      running ? `exit code ${running.child.exitCode ?? 'none yet'}\n${running.output.text.slice(-3000)}` : 'stopped',
    start: async (withinMs = startWithinMs) => {
      const startedAt = performance.now();
      const shop = run('start.ts', [], env);
      running = shop;
      while (!(await answers(`${url}/ready`))) {
        if (shop.child.exitCode !== null || performance.now() - startedAt > withinMs) {
          throw new Error(`The shop did not start:\n${shop.output.text}`);
        }
        await wait(20);
      }
      return performance.now() - startedAt;
    },
    remove: async () => {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
    command: async (file, ...args) => {
      const { output, ended } = run(file, args, env);
      if ((await ended) !== 0) throw new Error(output.text);
      return output.text;
    },
  };
};

/** A shop of its own process that has read its demo files. */
export const startShop = async (): Promise<ShopProcess> => {
  const shop = await createShop();
  await shop.start();
  const view = await viewServer(shop.url, 'werkstatt');
  while ((await view.projects()).some((project) => project.reading === 'waiting')) await wait(50);
  return shop;
};
