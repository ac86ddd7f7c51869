import type { Point } from '../../../geometry/body/path.ts';
import { surrounds } from '../../../geometry/measures/plan-loops.ts';
import { DomainError } from '../../../values/errors/domain-error.ts';
import { dxfLimits } from '../content/dxf-limits.ts';
import { boxGrid } from './box-grid.ts';
import { isNearLine, isWithin, type Loop } from './loop.ts';

/** A place where two outlines run over each other. */
export type Crossing = { loops: [Loop, Loop]; at: Point };

/** Outlines reach into each other from here on, mm: less is touching. */
const deepMm = 0.05;

/** Comparisons of points with edges: a drawing that needs more is a knot. */
const mostTests = 100_000_000;
const mostCrossings = 1000;

const sizeOf = ({ box: { min, max } }: Loop) => Math.max(max[0] - min[0], max[1] - min[1]);

export type Arranged = {
  /** The loops that lie in no other, with those that lie in them. */
  roots: Loop[];
  crossings: Crossing[];
};

/**
 * Which loops lie in which, and which lie partly in each other: each is held against those that are larger across and share a place with it.
 * @throws DomainError E_LIMIT for a drawing in which everything lies on everything, and for loops in loops without end
 */
export const arrangeLoops = (loops: readonly Loop[]): Arranged => {
  const larger = boxGrid<Loop>();
  const arranged: Arranged = { roots: [], crossings: [] };
  const work = { left: mostTests };
  for (const loop of loops.toSorted((a, b) => sizeOf(b) - sizeOf(a) || b.areaMm2 - a.areaMm2)) {
    let around: Loop | null = null;
    for (const other of larger.overlapping(loop.box)) {
      work.left -= other.path.length + 10;
      if (
        lies(loop, other, { work, crossings: arranged.crossings }) &&
        (around === null || other.areaMm2 < around.areaMm2)
      )
        around = other;
      if (work.left < 0 || arranged.crossings.length > mostCrossings) refuse(loop, mostTests);
    }
    loop.depth = around === null ? 0 : around.depth + 1;
    if (loop.depth > dxfLimits.nesting) refuse(loop, dxfLimits.nesting);
    (around === null ? arranged.roots : around.inner).push(loop);
    larger.add(loop);
  }
  return arranged;
};

const refuse = ({ line }: Loop, max: number): never => {
  throw new DomainError('E_LIMIT', { line, column: 1, element: 'ENTITIES', max });
};

/** Whether a loop lies in a larger one; a crossing of both is kept. */
const lies = (
  loop: Loop,
  other: Loop,
  { work, crossings }: { work: { left: number }; crossings: Crossing[] },
): boolean => {
  const isSmaller = loop.areaMm2 <= other.areaMm2;
  if (isApart(loop, other)) return isSmaller && surrounds(other.polygon(), centreOf(loop));
  work.left -= loop.polygon().length * other.polygon().length;
  if (work.left < 0) return false;
  const at = placeInside(loop, other) ?? placeInside(other, loop);
  if (at !== null) crossings.push({ loops: [loop, other], at });
  return isWithin(loop, other);
};

const centreOf = ({ circle, box: { min, max } }: Loop): Point =>
  circle?.centre ?? [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];

/** Whether the circle about a loop stays off the other's line: then it lies wholly in it or beside it. */
const isApart = (loop: Loop, other: Loop): boolean => {
  const { min, max } = loop.box;
  const radius = loop.circle?.radiusMm ?? Math.hypot(max[0] - min[0], max[1] - min[1]) / 2;
  return !isNearLine(other.polygon(), centreOf(loop), radius + deepMm);
};

/** A corner of one well inside the other, where another of its corners lies well outside. */
const placeInside = (one: Loop, other: Loop): Point | null => {
  let [inside, isOutside]: [Point | null, boolean] = [null, false];
  for (const point of withMiddles(one.polygon())) {
    if (isNearLine(other.polygon(), point, deepMm)) continue;
    if (surrounds(other.polygon(), point)) inside ??= point;
    else isOutside = true;
    if (inside !== null && isOutside) return inside;
  }
  return null;
};

const withMiddles = (polygon: readonly Point[]): Point[] =>
  polygon.flatMap((from, index): Point[] => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    return [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]];
  });
