import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { z } from 'zod';
import { startChild } from './start.child.ts';

export type WorkerLimits = { timeMs: number; heapMb: number; residentMb: number; idleMs: number; waiting: number };

/** What a child answers. */
export type WorkerAnswer = { kind: 'done'; bytes: Uint8Array } | { kind: 'broken'; problem: string };

/** Does one request after the other in a process of its own, which is killed when one takes too long or too much memory, and ended when idle. */
export type ChildWorker<Request> = {
  /** Rejects with 'unavailable' when too many wait, with an error that names the limit when one was passed. */
  ask: (request: Request) => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => void;
};

type WorkerOptions = {
  childFile: string;
  /** What failed, for the error: 'a picture was not drawn'. */
  failure: string;
  limits: WorkerLimits;
  /** What its bytes begin with. */
  magic: readonly number[];
};

const memoryCheckMs = 50;

const mostBytes = 32 * 1024 * 1024;

/** Never trusted: always parsed. */
const answerSchemaOf = (magic: readonly number[]) =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('done'),
      bytes: z
        .instanceof(Uint8Array)
        .refine((bytes) => bytes.length < mostBytes && magic.every((byte, index) => bytes[index] === byte)),
    }),
    z.strictObject({ kind: z.literal('broken'), problem: z.string().max(4000) }),
  ]);

export const openChildWorker = <Request extends object>(options: WorkerOptions): ChildWorker<Request> => {
  const { childFile, limits } = options;
  let child: ChildProcess | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const stop = () => {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = null;
  };
  const askNow = async (request: Request) => {
    clearTimeout(idleTimer);
    child ??= startChild(childFile, { heapMb: limits.heapMb, serialization: 'advanced' });
    try {
      return await askChild(child, request, options);
    } catch (error) {
      stop();
      throw error;
    } finally {
      idleTimer = setTimeout(stop, limits.idleMs).unref();
    }
  };
  return {
    stop,
    ask: (request) => {
      if (waiting >= limits.waiting) return Promise.reject(new DomainError('unavailable'));
      waiting += 1;
      const answered = last.then(() => askNow(request)).finally(() => (waiting -= 1));
      last = answered.catch(() => null);
      return answered;
    },
  };
};

const askChild = (child: ChildProcess, request: object, { failure, limits, magic }: WorkerOptions) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const answerSchema = answerSchemaOf(magic);
    const fail = (problem: string) => settle(() => reject(new Error(`${failure}: ${problem}`)));
    const timer = setTimeout(() => fail(`longer than ${limits.timeMs} ms`), limits.timeMs);
    const memoryTimer = setInterval(async () => {
      const residentMb = child.pid === undefined ? 0 : await residentMbOf(child.pid);
      if (residentMb > limits.residentMb) fail(`more than ${limits.residentMb} MB`);
    }, memoryCheckMs);
    const onMessage = (raw: unknown) => {
      const message = answerSchema.safeParse(raw);
      if (!message.success) return fail('nothing of use came back');
      if (message.data.kind === 'broken') return fail(message.data.problem);
      const { bytes } = message.data;
      settle(() => resolve(new Uint8Array(bytes)));
    };
    const onExit = (_code: number | null, signal: string | null) =>
      fail(`the process ended (${signal ?? 'by itself'})`);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      clearInterval(memoryTimer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      end();
    };
    const onError = (error: Error) => fail(error.message);
    child.on('message', onMessage).on('exit', onExit).on('error', onError);
    child.send(request, (error) => error && fail(error.message));
  });

const pageBytes = 4096;

/** Megabytes of memory that a process holds. */
export const residentMbOf = async (pid: number) => {
  try {
    const statm = await readFile(`/proc/${pid}/statm`, 'latin1');
    return (Number(statm.split(' ')[1]) * pageBytes) / 1_048_576;
  } catch {
    // The process has ended, or this system has no /proc: then the heap limit alone holds.
    return 0;
  }
};
