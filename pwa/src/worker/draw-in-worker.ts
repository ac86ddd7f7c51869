import type { Drawing } from '@knotenblech/shared/geometry/draw-view.ts';
import { runInWorker, startWorker } from './run-in-worker.ts';
import type { DrawJob } from './worker-messages.ts';

export type DrawingRequest = Omit<DrawJob, 'kind'>;
type Waiting = { request: DrawingRequest; resolve: (drawing: Drawing) => void; reject: (error: unknown) => void };

const timeoutMs = 60_000;
let worker: Worker | null = null;
let isDrawing = false;
let waiting: Waiting[] = [];

const draw = async ({ request, resolve, reject }: Waiting) => {
  worker ??= startWorker();
  try {
    const job = { kind: 'draw', ...request } as const;
    resolve(await runInWorker<Drawing>(worker, job, { timeoutMs, deathCode: 'E_READ_FAILED' }));
  } catch (error) {
    worker.terminate();
    worker = null;
    reject(error);
  }
};

const drawNext = async () => {
  if (isDrawing) return;
  isDrawing = true;
  for (let next = waiting.pop(); next; next = waiting.pop()) await draw(next);
  isDrawing = false;
};

/** Draws parts in the drawing worker; what was asked for last is drawn first, and a request taken back by its signal not at all. */
export const drawInWorker = (request: DrawingRequest, signal?: AbortSignal): Promise<Drawing> =>
  new Promise((resolve, reject) => {
    const entry = { request, resolve, reject };
    waiting.push(entry);
    signal?.addEventListener('abort', () => {
      if (!waiting.includes(entry)) return;
      waiting = waiting.filter((each) => each !== entry);
      reject(signal.reason as Error);
    });
    void drawNext();
  });
