import type { Point } from '../../body/path.ts';

/** Whether two sides of a polygon that are no neighbours cross, or any two run along each other. Sides are swept from left to right. */
export const crossesItself = (polygon: Point[]): boolean => {
  const sides = polygon
    .map((from, index) => sideOf(from, polygon[(index + 1) % polygon.length] ?? from, index))
    .sort((a, b) => a.left - b.left);
  return sides.some((one, place) => {
    for (let next = place + 1; next < sides.length; next += 1) {
      const other = sides[next];
      if (other === undefined || other.left > one.right) return false;
      const apart = Math.abs(one.index - other.index);
      if (apart > 1 && apart < sides.length - 1 && cross(one, other)) return true;
      if (runAlong(one, other)) return true;
    }
    return false;
  });
};

type Side = { from: Point; to: Point; left: number; right: number; index: number };

const sideOf = (from: Point, to: Point, index: number): Side => ({
  from,
  to,
  left: Math.min(from[0], to[0]),
  right: Math.max(from[0], to[0]),
  index,
});

const cross = (a: Side, b: Side): boolean => turn(a, b.from) * turn(a, b.to) < 0 && turn(b, a.from) * turn(b, a.to) < 0;

const turn = ({ from, to }: Side, p: Point): number =>
  (to[0] - from[0]) * (p[1] - from[1]) - (to[1] - from[1]) * (p[0] - from[0]);

const noiseMm = 1e-6;

/** One line, and a stretch of it in common: the contour runs twice round, or out and back. */
const runAlong = (a: Side, b: Side): boolean => {
  const lengthMm = Math.hypot(a.to[0] - a.from[0], a.to[1] - a.from[1]);
  if (lengthMm <= noiseMm) return false;
  const isBeside = Math.max(Math.abs(turn(a, b.from)), Math.abs(turn(a, b.to))) > noiseMm * lengthMm;
  if (isBeside) return false;
  const along = ([x, y]: Point) =>
    ((a.to[0] - a.from[0]) * (x - a.from[0]) + (a.to[1] - a.from[1]) * (y - a.from[1])) / lengthMm;
  const ends = [along(b.from), along(b.to)];
  return Math.min(Math.max(...ends), lengthMm) - Math.max(Math.min(...ends), 0) > 1e-3;
};
