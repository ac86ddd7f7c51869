import type { Point } from '../../body/path.ts';

/** Triangles (indices) that fill a polygon which runs counter-clockwise and does not cross itself; null when it does. Ears are cut one by one. */
export const triangulate = (polygon: Point[]): [number, number, number][] | null => {
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
