import type { Point } from '../body/path.ts';

export type Line = { normal: Point; offset: number };

/** The part of a convex polygon where normal . p >= offset. */
export const clipPolygon = (polygon: Point[], { normal, offset }: Line): Point[] => {
  const height = ([x, y]: Point) => normal[0] * x + normal[1] * y - offset;
  return polygon.flatMap((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const [a, b] = [height(from), height(to)];
    const kept: Point[] = a >= -1e-9 ? [from] : [];
    if (a > 1e-9 !== b > 1e-9 && Math.abs(a) > 1e-9 && Math.abs(b) > 1e-9) {
      const part = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
    return kept;
  });
};
