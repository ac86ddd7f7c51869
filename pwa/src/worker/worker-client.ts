import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { untilStarted } from './start-worker.ts';
import type { WorkerJob, WorkerReply } from './worker-messages.ts';

export type Run<Progress> = {
  /** Of the job alone: what the worker needs to start does not count. */
  timeoutMs: number;
  /** What a worker that died over its job without an answer is told as. */
  deathCode: ErrorCode;
  onProgress?: ((progress: Progress) => void) | undefined;
  onParts?: (parts: PartFacts[]) => void;
  transfer?: Transferable[];
};

/** Runs one job in a worker; rejects with DomainError when it refuses, overruns its time or dies, with reader_missing when it never started. The worker is left running. */
export const runInWorker = async <Result, Progress = never>(
  worker: Worker,
  job: WorkerJob,
  run: Run<Progress>,
): Promise<Result> => {
  await untilStarted(worker);
  return runInStarted(worker, job, run);
};

const runInStarted = <Result, Progress>(
  worker: Worker,
  job: WorkerJob,
  { timeoutMs, deathCode, onProgress, onParts, transfer = [] }: Run<Progress>,
) =>
  new Promise<Result>((resolve, reject) => {
    const over = new AbortController();
    const { signal } = over;
    const timer = setTimeout(
      () => end(() => reject(new DomainError('E_READ_TIME', { seconds: timeoutMs / 1000 }))),
      timeoutMs,
    );
    const end = (settle: () => void) => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const die = (message: string) => end(() => reject(new DomainError(deathCode, { message })));
    worker.addEventListener('error', ({ message }) => die(message ?? ''), { signal });
    worker.addEventListener('messageerror', () => die('message'), { signal });
    const hear = ({ data }: MessageEvent<WorkerReply<Result>>) => {
      switch (data.kind) {
        case 'progress':
          return onProgress?.(data.progress as Progress);
        case 'parts':
          return onParts?.(data.parts);
        case 'done':
          return end(() => resolve(data.result));
        case 'refused':
          return end(() => reject(new DomainError(data.code, data.details)));
        case 'broken':
          return die(data.message);
      }
    };
    worker.addEventListener('message', hear, { signal });
    worker.postMessage(job, transfer);
  });
