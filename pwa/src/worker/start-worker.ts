import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { WorkerStart } from './worker-messages.ts';

/** Long, because a slow line has to bring the script and the kernel within it. */
const startLimitMs = 300_000;
const starts = new WeakMap<Worker, Promise<void>>();

/** Starts a worker, which loads its script and the kernel before it does its first job. */
export const startWorker = (): Worker => {
  const worker = new Worker(new URL('./geometry.worker.ts', import.meta.url), { type: 'module', name: 'geometry' });
  const start = hearStart(worker);
  start.catch(() => undefined);
  starts.set(worker, start);
  return worker;
};

/** Resolves once the worker can do jobs; rejects with reader_missing when its script or the kernel does not come, which is no fault of what it was to read. */
export const untilStarted = async (worker: Worker): Promise<void> => starts.get(worker);

const hearStart = (worker: Worker) =>
  new Promise<void>((resolve, reject) => {
    const over = new AbortController();
    const { signal } = over;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const miss = (message: string) => end(() => reject(new DomainError('reader_missing', { message })));
    const timer = setTimeout(() => miss(`not loaded after ${startLimitMs / 1000} s`), startLimitMs);
    worker.addEventListener('error', ({ message }) => miss(message ?? ''), { signal });
    const hear = ({ data }: MessageEvent<WorkerStart>) => (data.kind === 'started' ? end(resolve) : miss(data.message));
    worker.addEventListener('message', hear, { signal });
  });
