import type { Contour, Vector } from '../../body/body.schema.ts';

type Curve = Pick<Extract<Contour['segments'][number], { kind: 'nurbs' }>, 'degree' | 'points' | 'knots'>;

/** How many chords stand for one stretch between two knots. */
const chordsPerSpan = 48;

/** Number of chords for a curve. */
export const nurbsChords = ({ degree, knots }: Curve): number => {
  const inner = knots.slice(degree, knots.length - degree);
  const spans = inner.filter((knot, index) => index > 0 && knot > (inner[index - 1] ?? knot)).length;
  return degree === 1 ? Math.max(1, spans) : Math.max(1, spans) * chordsPerSpan;
};

/** `count` + 1 points of a curve, evenly over its parameter, both ends among them (A. 4.1 of Piegl and Tiller, The NURBS Book). */
export const nurbsPoints = (curve: Curve, count: number): Vector[] => {
  const { degree, knots } = curve;
  const [from, to] = [knots[degree] ?? 0, knots[knots.length - 1 - degree] ?? 0];
  return Array.from({ length: count + 1 }, (_, index) => pointAt(curve, from + ((to - from) * index) / count));
};

/** The point at parameter `at`, by de Boor's rule on weighted coordinates. */
export const pointAt = ({ degree, points, knots }: Curve, at: number): Vector => {
  let span = degree;
  while (span < points.length - 1 && at >= (knots[span + 1] ?? Number.POSITIVE_INFINITY)) span += 1;
  const rows = Array.from({ length: degree + 1 }, (_, index) => {
    const [x, y, z, w] = points[span - degree + index] ?? [0, 0, 0, 1];
    return [x * w, y * w, z * w, w];
  });
  for (let level = 1; level <= degree; level += 1)
    for (let index = degree; index >= level; index -= 1) {
      const low = knots[span - degree + index] ?? 0;
      const high = knots[span + index - level + 1] ?? 0;
      const part = high > low ? (at - low) / (high - low) : 0;
      rows[index] = (rows[index] ?? []).map(
        (value, axis) => (1 - part) * (rows[index - 1]?.[axis] ?? 0) + part * value,
      );
    }
  const [x = 0, y = 0, z = 0, w = 1] = rows[degree] ?? [];
  return [x / w, y / w, z / w];
};
