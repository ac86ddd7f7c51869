import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCalls } from './read-calls.ts';

const calls = ['fsync', 'fdatasync', 'read', 'recvfrom', 'write', 'writev', 'sendto'];
const longestText = 65_536;
const usualExpressions = [`trace=${calls.join(',')}`];

/**
 * Traces these processes, their threads and what they start until it is stopped, all in one order; or says why this is not
 * possible here. Other expressions of strace may make calls fail.
 */
export const traceSystemCalls = async (pids: readonly number[], expressions: readonly string[] = usualExpressions) => {
  const folder = await mkdtemp(join(tmpdir(), 'knotenblech-trace-'));
  const file = join(folder, 'calls');
  const options = ['-f', '-y', '-s', String(longestText), '-o', file, ...expressions.flatMap((each) => ['-e', each])];
  const attach = pids.flatMap((pid) => ['-p', String(pid)]);
  const child = spawn('strace', [...options, ...attach], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => child.once('error', () => done()).once('close', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    const text = await readFile(file, 'utf8').catch(() => '');
    await rm(folder, { recursive: true, force: true });
    return readCalls(text);
  };
  let said = '';
  const attached = new Promise<boolean>((done) => {
    child.stderr.on('data', (data) => {
      said += String(data);
      if (pids.every((pid) => isAttachedOrGone(said, pid))) done(true);
      else if (said.includes('not permitted')) done(false);
    });
  });
  const isTracing = await Promise.race([attached, ended.then(() => false)]);
  if (isTracing) return { stop };
  await stop();
  return { refusal: said.trim() || 'there is no strace' };
};

const isAttachedOrGone = (said: string, pid: number) =>
  said.includes(`Process ${pid} attached`) || said.includes(`SEIZE, ${pid}): No such process`);
