import type { Vector } from '../../../geometry/body/body.schema.ts';

/** x, y, z times weight, and the weight. */
export type ControlPoint = readonly [number, number, number, number];

export type SplineCurve = { degree: number; points: readonly ControlPoint[]; knots: readonly number[] };

export type SplineSurface = {
  degreeU: number;
  degreeV: number;
  /** By u, then by v. */
  points: readonly (readonly ControlPoint[])[];
  knotsU: readonly number[];
  knotsV: readonly number[];
};

/** From where to where a spline of so many points runs. */
export const domainOf = (degree: number, knots: readonly number[], count: number): [number, number] => [
  knots[degree] ?? 0,
  knots[count] ?? 1,
];

/** A point of a curve by de Boor. */
export const pointOnCurve = (curve: SplineCurve, at: number): Vector => projected(deBoor(curve, at));

/** A point of a surface: along v first, then along u. */
export const pointOnSurface = ({ degreeU, degreeV, points, knotsU, knotsV }: SplineSurface, u: number, v: number) => {
  const column = points.map((row) => deBoor({ degree: degreeV, points: row, knots: knotsV }, v));
  return projected(deBoor({ degree: degreeU, points: column, knots: knotsU }, u));
};

const projected = ([x, y, z, w]: ControlPoint): Vector => [x / (w || 1), y / (w || 1), z / (w || 1)];

const deBoor = ({ degree, points, knots }: SplineCurve, at: number): ControlPoint => {
  const span = spanAt({ degree, points, knots }, at);
  const d = Array.from({ length: degree + 1 }, (_, place) => points[span - degree + place] ?? ([0, 0, 0, 1] as const));
  for (let level = 1; level <= degree; level += 1)
    for (let place = degree; place >= level; place -= 1) {
      const low = knots[place + span - degree] ?? 0;
      const high = knots[place + 1 + span - level] ?? 0;
      const share = high === low ? 0 : (at - low) / (high - low);
      const [from, to] = [d[place - 1] as ControlPoint, d[place] as ControlPoint];
      d[place] = [
        mix(from[0], to[0], share),
        mix(from[1], to[1], share),
        mix(from[2], to[2], share),
        mix(from[3], to[3], share),
      ];
    }
  return d[degree] as ControlPoint;
};

/** The stretch of knots in which a place lies, at the end the last. */
const spanAt = ({ degree, points, knots }: SplineCurve, at: number): number => {
  let [low, high] = [degree, points.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (at >= (knots[middle] ?? 0)) low = middle;
    else high = middle - 1;
  }
  return low;
};

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Knots written out by their multiplicities; null where they do not fit so many points. */
export const spreadKnots = (
  multiplicities: readonly number[],
  knots: readonly number[],
  { degree, count }: { degree: number; count: number },
): number[] | null => {
  const spread: number[] = [];
  for (const [place, knot] of knots.entries()) {
    const times = multiplicities[place] ?? 0;
    if (!(times >= 1 && times <= count + degree + 1)) return null;
    for (let n = 0; n < times; n += 1) spread.push(knot);
  }
  const isRising = spread.every((knot, place) => place === 0 || knot >= (spread[place - 1] ?? 0));
  return isRising && degree >= 1 && count > degree && spread.length === count + degree + 1 ? spread : null;
};

/** The knots of splines that do not write them: even ones, at the ends as often as their kind has it. */
export const evenKnots = (kind: string, degree: number, count: number): number[] | null => {
  if (!(degree >= 1 && count > degree)) return null;
  if (kind.startsWith('UNIFORM')) return Array.from({ length: count + degree + 1 }, (_, place) => place - degree);
  const isBezier = kind.startsWith('BEZIER');
  const spans = isBezier ? (count - 1) / degree : count - degree;
  if (!Number.isInteger(spans)) return null;
  const inner = Array.from({ length: spans - 1 }, (_, place) => place + 1);
  const repeated = inner.flatMap((knot) => Array.from({ length: isBezier ? degree : 1 }, () => knot));
  const end = (knot: number) => Array.from({ length: degree + 1 }, () => knot);
  return [...end(0), ...repeated, ...end(spans)];
};
