import { directionOf, type Camera } from './camera.ts';
import { glideCamera } from './glide-camera.ts';

const glideMs = 180;
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const now = () => Number(document.timeline.currentTime ?? performance.now());

/** The camera and where it glides; `ask` asks for a frame. Without a glide under reduced motion. */
export const createMotion = (ask: () => void) => {
  let camera: Camera = { ...directionOf('TRI'), target: [0, 0, 0], mmPerPx: 1 };
  let glide: { from: Camera; to: Camera; startedAt: number } | null = null;
  const move = (next: Camera) => {
    glide = null;
    camera = next;
    ask();
  };
  return {
    camera: () => camera,
    move,
    go: (to: Camera) => {
      if (isCalm()) return move(to);
      glide = { from: camera, to, startedAt: now() };
      ask();
    },
    /** Goes on to a frame's time; true while the camera is on its way. */
    step: (time: number): boolean => {
      if (!glide) return false;
      const part = (time - glide.startedAt) / glideMs;
      camera = glideCamera(glide.from, glide.to, Math.max(0, part));
      if (part >= 1) glide = null;
      return glide !== null;
    },
  };
};
