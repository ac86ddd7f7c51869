import type { Point } from '../sections/path.ts';

/** Whether two sides of a polygon that are no neighbours meet. Sides are swept from left to right. */
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
