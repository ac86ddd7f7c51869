import type { Point } from '../../../geometry/body/path.ts';
import { surrounds } from '../../../geometry/measures/plan-loops.ts';
import { DomainError } from '../../../values/errors/domain-error.ts';
import { boxGrid } from './box-grid.ts';
import { isNearLine, type Loop } from './nest-loops.ts';

/** A place where two outlines run over each other. */
export type Crossing = { loops: [Loop, Loop]; at: Point };

/** Outlines reach into each other from here on, mm: less is touching. */
const deepMm = 0.05;

/** Comparisons of points with edges: a drawing that needs more is a knot. */
const mostTests = 100_000_000;
const mostCrossings = 1000;

const sizeOf = ({ box: { min, max } }: Loop) => Math.max(max[0] - min[0], max[1] - min[1]);

/** Pairs of loops that lie partly in each other. @throws DomainError E_LIMIT for a drawing in which everything lies on everything */
export const findCrossings = (loops: readonly Loop[]): Crossing[] => {
  const larger = boxGrid<Loop>();
  const found: Crossing[] = [];
  let left = mostTests;
  for (const loop of loops.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    for (const other of larger.overlapping(loop.box)) {
      left -= other.path.length + 10;
      if (isApart(loop, other)) continue;
      left -= loop.polygon().length * other.polygon().length;
      if (left < 0 || found.length >= mostCrossings)
        throw new DomainError('E_LIMIT', { line: loop.line, column: 1, element: 'ENTITIES', max: mostTests });
      const at = placeInside(loop, other) ?? placeInside(other, loop);
      if (at !== null) found.push({ loops: [loop, other], at });
    }
    larger.add(loop);
  }
  return found;
};

/** Whether the circle about a loop stays off the other's line. */
const isApart = ({ circle, box: { min, max } }: Loop, other: Loop): boolean => {
  const centre: Point = circle?.centre ?? [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
  const radius = circle?.radiusMm ?? Math.hypot(max[0] - min[0], max[1] - min[1]) / 2;
  return !isNearLine(other.polygon(), centre, radius + deepMm);
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
