/** What a frame took, told as the event 'frame' of the canvas: draw calls and ms of script. */
export type FrameDetail = { calls: number; scriptMs: number };

/** Draws when something changed and only then: `ask` asks for the next frame, `now` draws at once (a resized canvas is empty until then), `draw` returns its draw calls and whether another must follow. */
export const createFrames = (
  canvas: HTMLCanvasElement,
  draw: (time: number) => { calls: number; isMoving: boolean },
) => {
  let asked: number | null = null;
  const frame = (time: number) => {
    asked = null;
    const startedAt = performance.now();
    const { calls, isMoving } = draw(time);
    const detail: FrameDetail = { calls, scriptMs: performance.now() - startedAt };
    if (isMoving) ask();
    canvas.dispatchEvent(new CustomEvent('frame', { detail }));
  };
  const ask = () => {
    asked ??= requestAnimationFrame(frame);
  };
  const stop = () => {
    if (asked !== null) cancelAnimationFrame(asked);
    asked = null;
  };
  const now = () => {
    stop();
    frame(performance.now());
  };
  return { ask, now, stop };
};
