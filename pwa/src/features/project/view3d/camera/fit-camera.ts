import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, dot, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { axesOf, type Camera, type Direction, type Spot } from './create-motion.ts';

/** The picture and the room in it that stays free, px. */
export type Frame = {
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
};

const [toolsPx, sidePx] = [72, 28];

/** Room for the tools above and the panels below, less where the picture is low. */
export const fitMargin = ({ height }: { height: number }): Frame['margin'] => {
  const beside = Math.min(toolsPx, height * 0.2);
  return { top: beside, right: sidePx, bottom: beside, left: sidePx };
};

/** The camera that shows all points (x, y, z one after the other, mm) as large as the frame allows, seen from a direction. */
export const fitCamera = (points: Float64Array, direction: Direction, { width, height, margin }: Frame): Camera => {
  const { right, up, toViewer } = axesOf(direction);
  const [across, along, away] = [range(points, right), range(points, up), range(points, toViewer)];
  const room = {
    width: Math.max(40, width - margin.left - margin.right),
    height: Math.max(40, height - margin.top - margin.bottom),
  };
  const mmPerPx = Math.max(across.size / room.width, along.size / room.height, 1e-3);
  const aside = ((margin.right - margin.left) / 2) * mmPerPx;
  const above = ((margin.top - margin.bottom) / 2) * mmPerPx;
  const target = [
    times(right, across.middle + aside),
    times(up, along.middle + above),
    times(toViewer, away.middle),
  ].reduce(add);
  return { ...direction, target, mmPerPx };
};

const range = (points: Float64Array, axis: Vector) => {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < points.length; index += 3) {
    const at = (points[index] ?? 0) * axis[0] + (points[index + 1] ?? 0) * axis[1] + (points[index + 2] ?? 0) * axis[2];
    least = Math.min(least, at);
    most = Math.max(most, at);
  }
  return points.length === 0 ? { middle: 0, size: 0 } : { middle: (least + most) / 2, size: most - least };
};

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

type ZoomRange = { at: Spot; farthestMmPerPx: number };
