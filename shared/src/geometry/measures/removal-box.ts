import type { Vector } from '../body/body.schema.ts';
import { flatten } from '../body/flatten.ts';
import { pointIn, spanOf } from '../body/vectors.ts';
import type { Removal } from '../solids/removals/walls.ts';
import type { Cylinder } from './axis-crossings.ts';

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

const everywhere: Box = { min: [-farMm, -farMm, -farMm], max: [farMm, farMm, farMm] };

/** Box around what a removal takes; without bounds where it has none of its own. */
export const removalBox = (removal: Removal): Box => {
  switch (removal.kind) {
    case 'cylinder':
      return cylinderBox(removal, -removal.backMm, removal.depthMm ?? farMm);
    case 'prism':
      return prismBox(removal);
    case 'ball':
      return {
        min: removal.centre.map((value) => value - removal.radiusMm) as Vector,
        max: removal.centre.map((value) => value + removal.radiusMm) as Vector,
      };
    case 'polyhedron':
      return around(removal.points);
    case 'less':
      return removalBox(removal.of);
    case 'common':
    case 'convex':
      return everywhere;
    default:
      return removal satisfies never;
  }
};

const prismBox = ({ frame, loops, outside, depthMm, backMm }: Extract<Removal, { kind: 'prism' }>): Box => {
  if (outside) return everywhere;
  const points = loops.flatMap((loop) => flatten(loop, 7.5));
  return around(
    points.flatMap(([x, y]) => [pointIn(frame, [x, y, backMm]), pointIn(frame, [x, y, -(depthMm ?? farMm)])]),
  );
};

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.min.every((value, axis) => value < (b.max[axis] ?? 0) && (b.min[axis] ?? 0) < (a.max[axis] ?? 0));

const around = (points: Vector[]): Box => {
  const spans = [0, 1, 2].map((axis) => spanOf(points.map((point) => point[axis] ?? 0)));
  return { min: spans.map(([low]) => low) as Vector, max: spans.map(([, high]) => high) as Vector };
};
