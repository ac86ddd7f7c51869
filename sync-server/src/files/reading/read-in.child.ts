import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Reading, ReadingHead } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { residentMbOf } from '../../jobs/child-worker.ts';
import { startChild } from '../../jobs/start.child.ts';
import { type ReaderRequest, readerMessageSchema } from './reader-message.ts';

export type ReaderLimits = { timeMs: number; heapMb: number; residentMb: number };

export const readerLimits: ReaderLimits = { timeMs: 60_000, heapMb: 768, residentMb: 1024 };

export type ReadingOutcome =
  | { ok: true; reading: Reading }
  | { ok: false; code: ErrorCode; details: ErrorDetails; problem?: string };

const childFile = fileURLToPath(new URL('./read-file.child.ts', import.meta.url));
const memoryCheckMs = 50;

const refused = (code: ErrorCode, details: ErrorDetails = {}): ReadingOutcome => ({ ok: false, code, details });

const outcomeOfExit = (signal: NodeJS.Signals | null) =>
  signal === 'SIGABRT' ? refused('E_READ_MEMORY') : refused('E_READ_FAILED');

/** Collects what the child sends until it is done, refused, or dead. */
const collect = (child: ChildProcess, settle: (outcome: ReadingOutcome) => void) => {
  let head: ReadingHead | null = null;
  const parts: PartFacts[] = [];
  child.on('message', (raw) => {
    const parsed = readerMessageSchema.safeParse(raw);
    if (!parsed.success) return settle(refused('E_READ_FAILED', { reason: 'answer' }));
    const message = parsed.data;
    switch (message.kind) {
      case 'head':
        head = message.head;
        return;
      case 'parts':
        parts.push(...message.parts);
        return;
      case 'done':
        return settle(head ? { ok: true, reading: { head, parts } } : refused('E_READ_FAILED', { reason: 'answer' }));
      case 'broken':
        return settle({ ok: false, code: 'E_READ_FAILED', details: {}, problem: message.problem });
      case 'refused':
        return settle(refused(message.code, message.details));
    }
  });
  child.on('error', () => settle(refused('E_READ_FAILED')));
  child.on('exit', (_code, signal) => settle(outcomeOfExit(signal)));
};

/** Reads a file in a process of its own, which is killed when it takes too long or too much memory. Never throws. */
export const readInChild = (request: ReaderRequest, limits: ReaderLimits = readerLimits, abort?: AbortSignal) =>
  new Promise<ReadingOutcome>((resolve) => {
    const child = startChild(childFile, { heapMb: limits.heapMb, readable: request.path });
    const timer = setTimeout(
      () => settle(refused('E_READ_TIME', { limitSeconds: limits.timeMs / 1000 })),
      limits.timeMs,
    );
    const memoryTimer = setInterval(async () => {
      const residentMb = child.pid === undefined ? 0 : await residentMbOf(child.pid);
      if (residentMb > limits.residentMb) settle(refused('E_READ_MEMORY', { limitMb: limits.residentMb }));
    }, memoryCheckMs);
    const onAbort = () => settle(refused('unavailable'));
    let isSettled = false;
    const settle = (outcome: ReadingOutcome) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      clearInterval(memoryTimer);
      abort?.removeEventListener('abort', onAbort);
      child.kill('SIGKILL');
      resolve(outcome);
    };
    abort?.addEventListener('abort', onAbort);
    collect(child, settle);
    child.send(request, (error) => error && settle(refused('E_READ_FAILED')));
  });
