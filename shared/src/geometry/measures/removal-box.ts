import type { Vector } from '../body.ts';
import type { Removal } from '../removals/removal.ts';
import { flatten } from '../sections/flatten.ts';
import { spanOf } from '../sections/span-of.ts';
import { pointIn } from '../vectors.ts';
import type { Cylinder } from './walls-met.ts';

export type Box = { min: Vector; max: Vector };

/** Longer than any part, mm: where work without an end stops. */
const farMm = 1e6;

/** Box around a stretch of a cylinder. */
export const cylinderBox = ({ start, direction, radiusMm }: Cylinder, from: number, to: number): Box => {
  const ends = [from, to].map((at) => start.map((value, axis) => value + (direction[axis] ?? 0) * at) as Vector);
  const reach = direction.map((value) => radiusMm * Math.sqrt(Math.max(0, 1 - value * value)));
  const { min, max } = around(ends);
  return {
    min: min.map((value, axis) => value - (reach[axis] ?? 0)) as Vector,
    max: max.map((value, axis) => value + (reach[axis] ?? 0)) as Vector,
  };
};

/** Box around a cylinder or prism; without bounds for one that takes what lies outside. */
export const removalBox = (removal: Exclude<Removal, { kind: 'convex' }>): Box => {
  const depth = removal.depthMm ?? farMm;
  if (removal.kind === 'cylinder') return cylinderBox(removal, -removal.backMm, depth);
  if (removal.outside) return { min: [-farMm, -farMm, -farMm], max: [farMm, farMm, farMm] };
  const points = removal.loops.flatMap((loop) => flatten(loop, 7.5));
  return around(
    points.flatMap(([x, y]) => [
      pointIn(removal.frame, [x, y, removal.backMm]),
      pointIn(removal.frame, [x, y, -depth]),
    ]),
  );
};

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.min.every((value, axis) => value < (b.max[axis] ?? 0) && (b.min[axis] ?? 0) < (a.max[axis] ?? 0));

const around = (points: Vector[]): Box => {
  const spans = [0, 1, 2].map((axis) => spanOf(points.map((point) => point[axis] ?? 0)));
  return { min: spans.map(([low]) => low) as Vector, max: spans.map(([, high]) => high) as Vector };
};
