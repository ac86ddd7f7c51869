import type { Frame, Vector } from '../../body/body.schema.ts';
import type { Point } from '../../body/path.ts';
import { pointIn } from '../../body/vectors.ts';
import { crossesItself } from '../removals/crosses-itself.ts';
import type { Removal } from '../removals/walls.ts';

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

/** Triangles (indices) that fill a polygon which runs counter-clockwise and does not cross itself; null when it does. Ears are cut one by one. */
const triangulate = (polygon: Point[]): [number, number, number][] | null => {
  const left = polygon.map((_, index) => index);
  const triangles: [number, number, number][] = [];
  let [place, tries] = [0, 0];
  while (left.length > 3) {
    const [a, b, c] = [0, 1, 2].map((step) => left[(place + step) % left.length] ?? 0) as [number, number, number];
    if (isEar(polygon, left, [a, b, c])) {
      triangles.push([a, b, c]);
      left.splice((place + 1) % left.length, 1);
      tries = 0;
      place = Math.max(0, Math.min(place, left.length) - 1);
    } else {
      tries += 1;
      if (tries > left.length) return null;
      place = (place + 1) % left.length;
    }
  }
  const [a, b, c] = left;
  return a === undefined || b === undefined || c === undefined ? null : [...triangles, [a, b, c]];
};

const isEar = (polygon: Point[], left: number[], [a, b, c]: [number, number, number]): boolean => {
  const [p, q, r] = [polygon[a], polygon[b], polygon[c]] as [Point, Point, Point];
  if (turn(p, q, r) < -1e-12) return false;
  return left.every((index) => {
    const point = polygon[index] ?? p;
    if (index === a || index === b || index === c || isSame(point, p) || isSame(point, q) || isSame(point, r))
      return true;
    return turn(p, q, point) < 0 || turn(q, r, point) < 0 || turn(r, p, point) < 0;
  });
};

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
