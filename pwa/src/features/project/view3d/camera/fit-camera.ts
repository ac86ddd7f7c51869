import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { axesOf, type Camera, type Direction } from './camera.ts';

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
