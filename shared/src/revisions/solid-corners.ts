import type { Vector } from '../geometry/body/body.schema.ts';
import { add, cross, dot, times } from '../geometry/body/vectors.ts';
import type { HalfSpace } from '../geometry/solids/removals/walls.ts';

type Box = [low: Vector, high: Vector];

export const boxCorners = ([low, high]: Box): Vector[] =>
  [low[0], high[0]].flatMap((x) => [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Vector => [x, y, z])));

const facesOf = ([low, high]: Box): HalfSpace[] =>
  ([0, 1, 2] as const).flatMap((axis): HalfSpace[] => {
    const normal: Vector = [0, 0, 0];
    normal[axis] = 1;
    return [
      { normal, offset: low[axis] },
      { normal: times(normal, -1), offset: -high[axis] },
    ];
  });

/** Corners of what lies in the box and in every half-space: what a recess looks like, by whichever walls it was given. */
export const hullVertices = (within: readonly HalfSpace[], box: Box): Vector[] => {
  const planes = [...within, ...facesOf(box)];
  const found = new Map<string, Vector>();
  for (let a = 0; a < planes.length; a += 1)
    for (let b = a + 1; b < planes.length; b += 1)
      for (let c = b + 1; c < planes.length; c += 1) {
        const point = meetOf(planes[a], planes[b], planes[c]);
        if (!point || !planes.every(({ normal, offset }) => dot(normal, point) > offset - 1e-3)) continue;
        found.set(point.map((at) => Math.round(at * 100)).join(), point);
      }
  return [...found.values()];
};

const meetOf = (a?: HalfSpace, b?: HalfSpace, c?: HalfSpace): Vector | null => {
  if (!a || !b || !c) return null;
  const bc = cross(b.normal, c.normal);
  const volume = dot(a.normal, bc);
  if (Math.abs(volume) < 1e-6) return null;
  const sum = add(
    add(times(bc, a.offset), times(cross(c.normal, a.normal), b.offset)),
    times(cross(a.normal, b.normal), c.offset),
  );
  return times(sum, 1 / volume);
};
