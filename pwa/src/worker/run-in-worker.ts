import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import type { WorkerJob, WorkerReply } from './worker-messages.ts';

type Run<Progress> = {
  timeoutMs: number;
  /** What a worker that died without an answer is told as. */
  deathCode: ErrorCode;
  onProgress?: ((progress: Progress) => void) | undefined;
  transfer?: Transferable[];
};

export const startWorker = () =>
  new Worker(new URL('./geometry-worker.ts', import.meta.url), { type: 'module', name: 'geometry' });

/** Runs one job in a worker; rejects with DomainError when it refuses, overruns its time or dies. The worker is left running. */
export const runInWorker = <Result, Progress = never>(
  worker: Worker,
  job: WorkerJob,
  { timeoutMs, deathCode, onProgress, transfer = [] }: Run<Progress>,
): Promise<Result> =>
  new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(
      () => end(() => reject(new DomainError('E_READ_TIME', { seconds: timeoutMs / 1000 }))),
      timeoutMs,
    );
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.onmessage = null;
      worker.onerror = null;
      worker.onmessageerror = null;
      settle();
    };
    const die = (message: string) => end(() => reject(new DomainError(deathCode, { message })));
    worker.onerror = (event) => die(event.message ?? '');
    worker.onmessageerror = () => die('message');
    worker.onmessage = ({ data }: MessageEvent<WorkerReply<Result>>) => {
      switch (data.kind) {
        case 'progress':
          return onProgress?.(data.progress as Progress);
        case 'done':
          return end(() => resolve(data.result));
        case 'refused':
          return end(() => reject(new DomainError(data.code, data.details)));
        case 'broken':
          return die(data.message);
      }
    };
    worker.postMessage(job, transfer);
  });
