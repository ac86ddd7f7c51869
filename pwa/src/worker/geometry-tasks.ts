import type { Drawing } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { PictureOrder } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { startWorker } from './start-worker.ts';
import { runInWorker } from './worker-client.ts';

type Waiting = { request: PictureOrder; resolve: (drawing: Drawing) => void; reject: (error: unknown) => void };

const timeoutMs = 60_000;
/** From this many pieces on a drawing takes so long that single parts must not wait behind it. */
const manyPieces = 20;

/** A worker that draws one request after the other: small views of lists after all others, and what was asked for last first. */
const createLane = () => {
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

  const takeNext = () => {
    const next = waiting.findLast(({ request }) => request.size !== 'list') ?? waiting.at(-1);
    waiting = waiting.filter((each) => each !== next);
    return next;
  };

  const drawNext = async () => {
    if (isDrawing) return;
    isDrawing = true;
    for (let next = takeNext(); next; next = takeNext()) await draw(next);
    isDrawing = false;
  };

  return (entry: Waiting, signal?: AbortSignal) => {
    waiting.push(entry);
    signal?.addEventListener('abort', () => {
      if (!waiting.includes(entry)) return;
      waiting = waiting.filter((each) => each !== entry);
      entry.reject(signal.reason as Error);
    });
    void drawNext();
  };
};

const drawSmall = createLane();
const drawLarge = createLane();

/** Draws parts in a worker; a request taken back by its signal before its turn is not drawn at all. */
export const drawInWorker = (request: PictureOrder, signal?: AbortSignal): Promise<Drawing> =>
  new Promise((resolve, reject) => {
    const draw = request.pieces.length < manyPieces ? drawSmall : drawLarge;
    draw({ request, resolve, reject }, signal);
  });
