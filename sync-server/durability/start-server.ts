import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compiledFolder } from '../test/test-compiled-folder.ts';
import { freePort } from './outside-postgres.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const startTimeoutMs = 300_000;

export type RunningShop = {
  child: ChildProcess;
  port: number;
  url: string;
  /** From the start of the process until it could do its work. */
  readyMs: number;
  output: () => string;
  kill: () => Promise<void>;
  stop: () => Promise<number | null>;
};

/** The server as `pnpm start` runs it, in a process of its own. */
export const spawnServer = (environment: Record<string, string>) => {
  const own = { LOG_LEVEL: 'warn', HOST: '127.0.0.1', NODE_COMPILE_CACHE: compiledFolder };
  const env = { PATH: process.env.PATH, ...own, ...environment };
  const child = spawn(process.execPath, ['--max-semi-space-size=16', main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const keep = (data: Buffer) => {
    text = (text + data.toString()).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output: () => text, ended };
};

/** The same, once it is ready; throws with its words when it ends before. */
export const startServer = async (environment: Record<string, string>): Promise<RunningShop> => {
  const port = Number(environment.PORT ?? (await freePort()));
  const startedAt = performance.now();
  const { child, output, ended } = spawnServer({ ...environment, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const isReady = await fetch(`${url}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null || performance.now() - startedAt > startTimeoutMs)
      throw new Error(`the server is not ready: ${output()}`);
    await wait(10);
  }
  const end = (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return ended;
  };
  return {
    child,
    port,
    url,
    readyMs: performance.now() - startedAt,
    output,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
};
