import type { Frame, Vector } from '../../body/body.schema.ts';
import type { Point } from '../../body/path.ts';
import { pointIn } from '../../body/vectors.ts';
import { crossesItself } from '../removals/crosses-itself.ts';
import type { Removal } from '../removals/removal.ts';
import { triangulate } from './triangulate.ts';

/** Corners of one edge that a body may have. */
const mostCorners = 2000;

type Reach = { aboveMm: number; belowMm: number };

/**
 * The body between two closed edges of as many points (local coordinates of the plane), its walls ruled from point to point and carried on
 * `aboveMm` over the upper and `belowMm` under the lower edge. Null when an edge crosses itself, they run round differently, or walls do not fall.
 */
export const ruledBody = (
  frame: Frame,
  { upper, lower }: { upper: Vector[]; lower: Vector[] },
  reach: Reach,
): Removal | null => {
  if (upper.length < 3 || upper.length !== lower.length || upper.length > mostCorners) return null;
  const top = upper.map((point, index) => beyond(lower[index] ?? point, point, reach.aboveMm));
  const bottom = lower.map((point, index) => beyond(upper[index] ?? point, point, reach.belowMm));
  if (top.includes(null) || bottom.includes(null)) return null;
  const isLeft = areaOf(upper) > 0;
  const edges = [top, bottom].map((edge) => (isLeft ? edge : edge.toReversed()) as Vector[]);
  const [over = [], under = []] = edges;
  const caps = edges.map((edge) =>
    areaOf(edge) > 0 && !crossesItself(edge.map(flat)) ? triangulate(edge.map(flat)) : null,
  );
  const [overCap, underCap] = caps;
  if (overCap == null || underCap == null) return null;
  const count = over.length;
  const sides = over.flatMap((_, index): [number, number, number][] => {
    const next = (index + 1) % count;
    return [
      [count + index, count + next, next],
      [count + index, next, index],
    ];
  });
  const floor = underCap.map(([a, b, c]): [number, number, number] => [count + c, count + b, count + a]);
  return {
    kind: 'polyhedron',
    points: [...over, ...under].map((point) => pointIn(frame, point)),
    triangles: [...overCap, ...sides, ...floor],
  };
};

const flat = ([x, y]: Vector): Point => [x, y];

/** The point on the line from `from` through `to` that lies `distanceMm` further in height; null when the line does not rise or fall. */
const beyond = (from: Vector, to: Vector, distanceMm: number): Vector | null => {
  const rise = Math.abs(to[2] - from[2]);
  if (rise < 1e-6) return null;
  const part = distanceMm / rise;
  return [to[0] + (to[0] - from[0]) * part, to[1] + (to[1] - from[1]) * part, to[2] + (to[2] - from[2]) * part];
};

const areaOf = (points: Vector[]): number =>
  points.reduce((sum, from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return sum + (from[0] * to[1] - to[0] * from[1]) / 2;
  }, 0);
