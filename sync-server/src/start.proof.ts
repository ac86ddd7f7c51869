import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testFolder } from '../test/test-folder.ts';
import { demoPassword } from './operations/demo/demo-accounts.ts';

let folder = '';
let port = 0;
let server: ChildProcess;
const running = new Set<ChildProcess>();

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

const start = (environment: Record<string, string> = {}) => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const compiled = fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url));
  const usual = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, LOG_LEVEL: 'warn' };
  const env = { ...usual, DATA_DIR: folder, PORT: String(port), ...environment };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const output = { text: '' };
  child.stdout.on('data', (data) => (output.text += data));
  child.stderr.on('data', (data) => (output.text += data));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  return { child, output, ended };
};

const isReady = () =>
  vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200), {
    timeout: 300_000,
    interval: 20,
  });

const signIn = async (userName: string) => {
  const body = JSON.stringify({ userName, password: demoPassword, deviceName: 'test' });
  const answer = await fetch(`http://127.0.0.1:${port}/api/1.0/session`, { method: 'POST', body });
  return answer.status;
};

const stopServer = () =>
  new Promise<number | null>((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });

/** Processes whose command line names the data folder: PostgreSQL and readers. */
const processesOf = async (dataFolder: string) => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'latin1').catch(() => '')));
  return lines.filter((line) => line.includes(dataFolder));
};

beforeAll(async () => {
  folder = await testFolder('start');
  port = await freePort();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

describe('the server', () => {
  it('starts on an empty folder, tells address and demo accounts, and lets each of them in', async () => {
    const first = start();
    server = first.child;
    await isReady();
    expect(first.output.text).toContain(`http://127.0.0.1:${port}`);
    for (const userName of ['admin', 'chef', 'werkstatt', 'leser', 'demo', 'privat']) {
      expect(first.output.text).toContain(userName);
      expect(await signIn(userName)).toBe(200);
    }
  });

  it('says in one line why it does not start: port taken, folder in use, wrong setting', async () => {
    const otherFolder = await testFolder('start');
    const sameFolder = start({ PORT: '0' });
    expect(await sameFolder.ended).not.toBe(0);
    expect(sameFolder.output.text).toContain('another server already uses the data folder');
    const samePort = start({ DATA_DIR: otherFolder });
    expect(await samePort.ended).not.toBe(0);
    expect(samePort.output.text).toContain(`Port ${port} is taken`);
    const wrong = start({ PORT: 'x' });
    expect(await wrong.ended).not.toBe(0);
    expect(wrong.output.text).toContain('PORT');
    expect([sameFolder, samePort, wrong].map(({ output }) => output.text.trim().split('\n').length)).toEqual([1, 1, 1]);
    expect(await processesOf(otherFolder)).toEqual([]);
    await rm(otherFolder, { recursive: true, force: true });
  });

  it('stops cleanly when asked, its database with it', async () => {
    expect(await stopServer()).toBe(0);
    expect(await processesOf(folder)).toEqual([]);
  });

  it('is up again within three seconds and has kept everything', async () => {
    let fastestMs = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 10 && fastestMs > 3000; tries++) {
      if (tries > 0) await stopServer();
      const startedAt = performance.now();
      server = start().child;
      await isReady();
      fastestMs = Math.min(fastestMs, performance.now() - startedAt);
    }
    expect(fastestMs).toBeLessThan(3000);
    expect(await signIn('werkstatt')).toBe(200);
  });

  it('comes back after it was killed', async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
    const third = start();
    await isReady();
    expect(await signIn('werkstatt')).toBe(200);
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(0);
  });
});
