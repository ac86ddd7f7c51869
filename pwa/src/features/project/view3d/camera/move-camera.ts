import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, dot, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { axesOf, type Camera, type Direction, type Spot } from './camera.ts';

const upright = Math.PI / 2;
const nearestMmPerPx = 0.005;

/** Turned in place: the pivot stays where it is seen. Turning over the top stops at the view from above. */
export const turned = (camera: Camera, by: Direction, pivot: Vector): Camera => {
  const riseRad = Math.max(-upright, Math.min(upright, camera.riseRad + by.riseRad));
  const next = { ...camera, turnRad: camera.turnRad + by.turnRad, riseRad };
  const [before, after] = [axesOf(camera), axesOf(next)];
  const offset = subtract(pivot, camera.target);
  const kept = [
    times(after.right, dot(offset, before.right)),
    times(after.up, dot(offset, before.up)),
    times(after.toViewer, dot(offset, before.toViewer)),
  ].reduce(add);
  return { ...next, target: subtract(pivot, kept) };
};

/** What was seen at a spot is seen that many px beside it. */
export const panned = (camera: Camera, by: Spot): Camera => {
  const { right, up } = axesOf(camera);
  const across = add(times(right, -by.x * camera.mmPerPx), times(up, by.y * camera.mmPerPx));
  return { ...camera, target: add(camera.target, across) };
};

/** Nearer by a factor; what is seen at the spot stays there. `farthestMmPerPx` bounds the way back. */
export const zoomed = (camera: Camera, factor: number, { at, farthestMmPerPx }: ZoomRange): Camera => {
  const mmPerPx = Math.max(nearestMmPerPx, Math.min(farthestMmPerPx, camera.mmPerPx / factor));
  const { right, up } = axesOf(camera);
  const shift = camera.mmPerPx - mmPerPx;
  const across = add(times(right, at.x * shift), times(up, -at.y * shift));
  return { ...camera, mmPerPx, target: add(camera.target, across) };
};

export type ZoomRange = { at: Spot; farthestMmPerPx: number };
