import { fileURLToPath } from 'node:url';
import type { PictureOrder } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { openChildWorker, type WorkerLimits } from '../../jobs/child-worker.ts';

export type PictureLimits = WorkerLimits;
/** What the drawing child is asked. */
export type PictureRequest = { order: PictureOrder; widthPx: number; heightPx: number };

const usualLimits: PictureLimits = { timeMs: 60_000, heapMb: 768, residentMb: 1024, idleMs: 20_000, waiting: 200 };
const childFile = fileURLToPath(new URL('./draw-picture.child.ts', import.meta.url));
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Draws pictures one after the other in a process of its own. */
export type PictureDrawer = {
  /** PNG bytes. Rejects with 'unavailable' when too many wait, with an error that names the limit when one was passed. */
  draw: (request: PictureRequest) => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => void;
};

export const openPictureDrawer = (given: Partial<PictureLimits> = {}): PictureDrawer => {
  const limits = { ...usualLimits, ...given };
  const { ask, stop } = openChildWorker<PictureRequest>({
    childFile,
    failure: 'a picture was not drawn',
    limits,
    magic: pngStart,
  });
  return { draw: ask, stop };
};
