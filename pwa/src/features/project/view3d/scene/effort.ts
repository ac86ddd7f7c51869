import type { Level } from './block.ts';

/** How much of the pieces a frame draws. */
export type Effort = { level: Level; hasEdges: boolean };

const slowMs = 90;
const quickMs = 35;
const pauseMs = 3000;
const stillPx = 3;
/** What may be missing in a moving picture, px; the last is drawn without edges too. */
const movingPx = [8, 16, 32, 64];

/** Draws everything while the picture rests. While it moves, what is left out grows until frames follow each other quickly. */
export const createEffort = () => {
  let step = 0;
  let before: number | null = null;

  const learn = (time: number) => {
    const gapMs = before === null ? null : time - before;
    if (gapMs === null || gapMs > pauseMs) return;
    if (gapMs > slowMs) step = Math.min(step + 1, movingPx.length - 1);
    else if (gapMs < quickMs) step = Math.max(step - 0.1, 0);
  };
  /** `roughPx` is the largest that a rough mesh leaves out, as it is seen; null where all meshes are whole. */
  return ({ time, isMoving, roughPx }: { time: number; isMoving: boolean; roughPx: number | null }): Effort => {
    if (isMoving) learn(time);
    before = isMoving ? time : null;
    if (roughPx === null) return { level: 'fine', hasEdges: true };
    const at = Math.round(step);
    const leftOutPx = isMoving ? (movingPx[at] ?? stillPx) : stillPx;
    return { level: roughPx <= leftOutPx ? 'rough' : 'fine', hasEdges: !isMoving || at < movingPx.length - 1 };
  };
};
