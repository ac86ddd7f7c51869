import type { Point } from '../body/path.ts';
import { distanceTo } from '../measures/plan-loops.ts';

/** Beyond this many corner-to-edge distances two contours are compared by every nth corner. */
const mostComparisons = 40_000;

/** Distance between two polygons that do not cross, or single points, mm. */
export const distanceBetween = (a: Point[], b: Point[]): number => {
  const step = Math.max(1, Math.ceil((a.length * b.length) / mostComparisons));
  const nearest = (from: Point[], to: Point[]) =>
    from.reduce(
      (least, point, index) => (index % step === 0 ? Math.min(least, distanceTo(to, point)) : least),
      Infinity,
    );
  return Math.min(nearest(a, b), nearest(b, a));
};
