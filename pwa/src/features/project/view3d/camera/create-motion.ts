import { type Camera, directionOf } from './camera.ts';
import { glideCamera } from './glide-camera.ts';

const glideMs = 180;
const restMs = 220;
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const now = () => Number(document.timeline.currentTime ?? performance.now());

/** The camera and where it glides; `ask` asks for a frame. Without a glide under reduced motion. */
export const createMotion = (ask: () => void) => {
  let camera: Camera = { ...directionOf('TRI'), target: [0, 0, 0], mmPerPx: 1 };
  let glide: { from: Camera; to: Camera; startedAt: number } | null = null;
  let movedAt = Number.NEGATIVE_INFINITY;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const move = (next: Camera) => {
    glide = null;
    camera = next;
    movedAt = performance.now();
    ask();
  };
  return {
    camera: () => camera,
    /** Where it ends once it has glided. */
    goal: () => glide?.to ?? camera,
    move,
    go: (to: Camera) => {
      if (isCalm()) return move(to);
      glide = { from: camera, to, startedAt: now() };
      ask();
    },
    /** Goes on to a frame's time: whether the camera is on its way, and whether it moved just now. */
    step: (time: number): { isGliding: boolean; isMoving: boolean } => {
      if (glide) {
        const part = (time - glide.startedAt) / glideMs;
        camera = glideCamera(glide.from, glide.to, Math.max(0, part));
        movedAt = performance.now();
        if (part >= 1) glide = null;
      }
      return { isGliding: glide !== null, isMoving: performance.now() - movedAt < restMs };
    },
    /** Asks for one more frame when the camera has come to rest. */
    settle: () => {
      clearTimeout(resting);
      resting = setTimeout(ask, restMs + 20);
    },
    stop: () => clearTimeout(resting),
  };
};
