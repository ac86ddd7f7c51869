import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, dot, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { type View, type ViewAxes, viewAxes } from '@knotenblech/shared/geometry/drawing/view-axes.ts';

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

const whole = 2 * Math.PI;

/** The camera on its way between two others, `part` 0..1 of the time gone: gently off and on, turning the shorter way round. */
export const glideCamera = (from: Camera, to: Camera, part: number): Camera => {
  if (part >= 1) return to;
  const gone = part * part * (3 - 2 * part);
  const apart = to.turnRad - from.turnRad;
  const turn = apart - whole * Math.round(apart / whole);
  return {
    turnRad: from.turnRad + turn * gone,
    riseRad: from.riseRad + (to.riseRad - from.riseRad) * gone,
    target: add(from.target, times(subtract(to.target, from.target), gone)),
    mmPerPx: from.mmPerPx * (to.mmPerPx / from.mmPerPx) ** gone,
  };
};

/** Where the user looks from, along parallel lines; z is up. */
export type Camera = Direction & {
  /** What stands in the middle of the picture, mm. */
  target: Vector;
  mmPerPx: number;
};

/** Turned about z, and risen above the floor. 0 and 0 is the view from the front. */
export type Direction = { turnRad: number; riseRad: number };

/** px from the middle of the picture, y downwards. */
export type Spot = { x: number; y: number };

export type Ray = { origin: Vector; direction: Vector };

/** Right, up and viewer of a camera; for the seven views those of the drawings. */
export const axesOf = ({ turnRad, riseRad }: Direction): ViewAxes => {
  const [sin, cos] = [Math.sin(turnRad), Math.cos(turnRad)];
  const [rise, lie] = [Math.sin(riseRad), Math.cos(riseRad)];
  return { right: [cos, sin, 0], up: [-sin * rise, cos * rise, lie], toViewer: [sin * lie, -cos * lie, rise] };
};

export const directionOf = (view: View): Direction => {
  const { right, toViewer } = viewAxes(view);
  return { turnRad: Math.atan2(right[1], right[0]), riseRad: Math.asin(Math.max(-1, Math.min(1, toViewer[2]))) };
};

/** Where a point is seen. */
export const spotOf = (camera: Camera, point: Vector): Spot => {
  const { right, up } = axesOf(camera);
  const offset = subtract(point, camera.target);
  return { x: dot(offset, right) / camera.mmPerPx, y: -dot(offset, up) / camera.mmPerPx };
};

/** The line of sight through a spot, from `reachMm` before the target. */
export const rayAt = (camera: Camera, { x, y }: Spot, reachMm: number): Ray => {
  const { right, up, toViewer } = axesOf(camera);
  const across = add(times(right, x * camera.mmPerPx), times(up, -y * camera.mmPerPx));
  return { origin: add(add(camera.target, across), times(toViewer, reachMm)), direction: times(toViewer, -1) };
};
