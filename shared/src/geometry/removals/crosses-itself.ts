import type { Point } from '../sections/path.ts';

/** Whether two sides of a polygon that are no neighbours meet. */
export const crossesItself = (polygon: Point[]): boolean =>
  polygon.some((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const last = index === 0 ? polygon.length - 1 : polygon.length;
    for (let place = index + 2; place < last; place += 1) {
      const [start, end] = [polygon[place], polygon[(place + 1) % polygon.length]];
      if (start !== undefined && end !== undefined && cross([from, to], [start, end])) return true;
    }
    return false;
  });

type Side = [Point, Point];

const cross = ([a, b]: Side, [c, d]: Side): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

const side = (a: Point, b: Point, p: Point): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
