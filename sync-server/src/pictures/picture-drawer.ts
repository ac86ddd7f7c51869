import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { residentMbOf } from '../process/resident-mb.ts';
import { startChild } from '../process/start-child.ts';
import { type PictureRequest, pictureMessageSchema } from './picture-message.ts';

export type PictureLimits = { timeMs: number; heapMb: number; residentMb: number; idleMs: number; waiting: number };

const usualLimits: PictureLimits = { timeMs: 60_000, heapMb: 768, residentMb: 1024, idleMs: 20_000, waiting: 200 };

/** Draws pictures one after the other in a process of its own, which is killed when one takes too long or too much memory, and ended when idle. */
export type PictureDrawer = {
  /** PNG bytes. Rejects with 'unavailable' when too many wait, with an error that names the limit when one was passed. */
  draw: (request: PictureRequest) => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => void;
};

const childFile = fileURLToPath(new URL('./draw-picture-child.ts', import.meta.url));
const memoryCheckMs = 50;

export const openPictureDrawer = (given: Partial<PictureLimits> = {}): PictureDrawer => {
  const limits = { ...usualLimits, ...given };
  let child: ChildProcess | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const stop = () => {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = null;
  };
  const drawNow = async (request: PictureRequest) => {
    clearTimeout(idleTimer);
    child ??= startChild(childFile, { heapMb: limits.heapMb, serialization: 'advanced' });
    try {
      return await askChild(child, request, limits);
    } catch (error) {
      stop();
      throw error;
    } finally {
      idleTimer = setTimeout(stop, limits.idleMs).unref();
    }
  };
  return {
    stop,
    draw: (request) => {
      if (waiting >= limits.waiting) return Promise.reject(new DomainError('unavailable'));
      waiting += 1;
      const drawn = last.then(() => drawNow(request)).finally(() => (waiting -= 1));
      last = drawn.catch(() => null);
      return drawn;
    },
  };
};

const askChild = (child: ChildProcess, request: PictureRequest, limits: PictureLimits) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const fail = (problem: string) => settle(() => reject(new Error(`a picture was not drawn: ${problem}`)));
    const timer = setTimeout(() => fail(`longer than ${limits.timeMs} ms`), limits.timeMs);
    const memoryTimer = setInterval(async () => {
      const residentMb = child.pid === undefined ? 0 : await residentMbOf(child.pid);
      if (residentMb > limits.residentMb) fail(`more than ${limits.residentMb} MB`);
    }, memoryCheckMs);
    const onMessage = (raw: unknown) => {
      const message = pictureMessageSchema.safeParse(raw);
      if (!message.success) return fail('no picture came back');
      if (message.data.kind === 'broken') return fail(message.data.problem);
      const { png } = message.data;
      settle(() => resolve(new Uint8Array(png)));
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
