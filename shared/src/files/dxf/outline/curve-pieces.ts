import { arcThrough, type PathPiece, type Point } from '../../../geometry/body/path.ts';
import { type Curve, ellipsePoint } from '../content/curve.ts';

/** Splines and ellipses are drawn out into arcs that lie within this of them, mm. */
export const curveToleranceMm = 0.01;

/** Shorter pieces are none, mm. */
const leastMm = 0.001;

/** A curve as lines and arcs: exactly, but splines and ellipses within the tolerance. `most` bounds their number. */
export const curvePieces = (curve: Curve, most: number): PathPiece[] => {
  if (curve.kind === 'line') return distance(curve.start, curve.end) < leastMm ? [] : [curve];
  if (curve.kind === 'spline') return splinePieces(curve, most);
  const circle = circlePieces(curve);
  if (circle !== null) return circle;
  const { centre, u, v, from, sweep, start, end } = curve;
  const pieces = fitted((t) => ellipsePoint(centre, u, v, t), quarters(from, sweep), most);
  return withEnds(pieces, start, end);
};

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

type Arc = Curve & { kind: 'arc' };

/** The pieces of an arc that is one of a circle, whole circles as two halves; null for one of an ellipse. */
const circlePieces = ({ centre, u, v, start, end, from, sweep }: Arc): PathPiece[] | null => {
  const [ru, rv] = [Math.hypot(...u), Math.hypot(...v)];
  const slack = 1e-7 * Math.max(ru, rv);
  if (Math.abs(ru - rv) > slack || Math.abs(u[0] * v[0] + u[1] * v[1]) > slack * ru) return null;
  const turn = u[0] * v[1] - u[1] * v[0] < 0 ? -1 : 1;
  const [radius, sweepRad] = [ru, turn * sweep];
  if (radius * Math.abs(sweep) < leastMm) return [];
  const isFull = Math.abs(sweep) >= 2 * Math.PI - 1e-9;
  if (!isFull) return [{ kind: 'arc', start, end, centre, radius, sweepRad }];
  const middle = ellipsePoint(centre, u, v, from + sweep / 2);
  const half = (a: Point, b: Point): PathPiece => ({
    kind: 'arc',
    start: a,
    end: b,
    centre,
    radius,
    sweepRad: sweepRad / 2,
  });
  return [half(start, middle), half(middle, start)];
};

const quarters = (from: number, sweep: number): number[] => {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => from + (sweep * index) / count);
};

const withEnds = (pieces: PathPiece[], start: Point, end: Point): PathPiece[] => {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first) first.start = start;
  if (last) last.end = end;
  return pieces;
};

type At = (t: number) => Point;

/** Halvings of one stretch; a curve that needs more has a corner there. */
const deepest = 24;

/** Arcs and lines within the tolerance of a curve, from break to break. */
const fitted = (at: At, breaks: readonly number[], most: number): PathPiece[] => {
  const pieces: PathPiece[] = [];
  const fit = (from: number, to: number, depth: number): void => {
    const [start, end] = [pieces.at(-1)?.end ?? at(from), at(to)];
    const piece = arcThrough(start, at((from + to) / 2), end);
    const isGood = depth >= deepest || pieces.length >= most || isNear(piece, at, from, to);
    if (isGood) {
      if (distance(start, end) >= leastMm || piece.kind === 'arc') pieces.push(piece);
      return;
    }
    fit(from, (from + to) / 2, depth + 1);
    fit((from + to) / 2, to, depth + 1);
  };
  for (const [index, from] of breaks.slice(0, -1).entries()) fit(from, breaks[index + 1] ?? from, 0);
  return pieces;
};

const probes = [1 / 8, 1 / 4, 3 / 8, 5 / 8, 3 / 4, 7 / 8];

const isNear = (piece: PathPiece, at: At, from: number, to: number): boolean => {
  if (piece.kind === 'arc' && Math.abs(piece.sweepRad) > Math.PI) return false;
  return probes.every((part) => offPiece(piece, at(from + (to - from) * part)) <= curveToleranceMm);
};

const offPiece = (piece: PathPiece, point: Point): number => {
  if (piece.kind === 'arc') return Math.abs(distance(piece.centre, point) - piece.radius);
  const [dx, dy] = [piece.end[0] - piece.start[0], piece.end[1] - piece.start[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1e-9) return distance(piece.start, point);
  const along = ((point[0] - piece.start[0]) * dx + (point[1] - piece.start[1]) * dy) / length;
  const off = Math.abs((point[0] - piece.start[0]) * dy - (point[1] - piece.start[1]) * dx) / length;
  return along < -curveToleranceMm || along > length + curveToleranceMm ? Infinity : off;
};

type Spline = Curve & { kind: 'spline' };

const splinePieces = (spline: Spline, most: number): PathPiece[] => {
  const { degree, knots, points } = spline;
  const spans = knots.slice(degree, points.length + 1);
  const breaks = spans.filter((knot, index) => index === 0 || knot > (spans[index - 1] ?? knot));
  const circle = circleThrough(breaks.length > 1 ? spline : null, breaks);
  return circle ?? fitted((t) => splinePoint(spline, t), breaks, most);
};

/** A spline that is a circle or an arc of one all along, as such. */
const circleThrough = (spline: Spline | null, breaks: readonly number[]): PathPiece[] | null => {
  if (spline === null || spline.degree < 2) return null;
  const [from, to] = [breaks[0] ?? 0, breaks.at(-1) ?? 0];
  const samples = Array.from({ length: 25 }, (_, index) => splinePoint(spline, from + ((to - from) * index) / 24));
  const [a, b, c] = [samples[0] as Point, samples[8] as Point, samples[16] as Point];
  const arc = arcThrough(a, b, c);
  if (arc.kind === 'line') return null;
  const { centre, radius } = arc;
  if (samples.some((point) => Math.abs(distance(point, centre) - radius) > 1e-4 * radius)) return null;
  let sweep = 0;
  for (const [index, point] of samples.slice(1).entries())
    sweep += angleBetween(centre, samples[index] as Point, point);
  const [start, end] = [a, samples[24] as Point];
  const middle = samples[12] as Point;
  const half = (p: Point, q: Point): PathPiece => ({
    kind: 'arc',
    start: p,
    end: q,
    centre,
    radius,
    sweepRad: angleOver(centre, p, q, sweep),
  });
  return Math.abs(sweep) > 2 * Math.PI + 1e-3 ? null : [half(start, middle), half(middle, end)];
};

const angleBetween = (centre: Point, from: Point, to: Point): number => {
  const [ax, ay, bx, by] = [from[0] - centre[0], from[1] - centre[1], to[0] - centre[0], to[1] - centre[1]];
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
};

/** The angle from one point to another in the sense of `sweep`, up to a whole turn. */
const angleOver = (centre: Point, from: Point, to: Point, sweep: number): number => {
  const angle = angleBetween(centre, from, to);
  if (sweep > 0) return angle > 0 ? angle : angle + 2 * Math.PI;
  return angle < 0 ? angle : angle - 2 * Math.PI;
};

/** A point of a rational spline (de Boor). */
const splinePoint = ({ degree, knots, points, weights }: Spline, t: number): Point => {
  let span = degree;
  let high = points.length;
  while (high - span > 1) {
    const middle = (span + high) >> 1;
    if (t >= (knots[middle] ?? 0)) span = middle;
    else high = middle;
  }
  const held = Array.from({ length: degree + 1 }, (_, index): [number, number, number] => {
    const place = span - degree + index;
    const [x = 0, y = 0] = points[place] ?? [];
    const weight = weights[place] ?? 1;
    return [x * weight, y * weight, weight];
  });
  for (let level = 1; level <= degree; level += 1)
    for (let index = degree; index >= level; index -= 1) {
      const left = knots[span - degree + index] ?? 0;
      const width = (knots[span + 1 + index - level] ?? 0) - left;
      const part = width === 0 ? 0 : (t - left) / width;
      const [now, before] = [held[index], held[index - 1]];
      if (!now || !before) continue;
      held[index] = [
        before[0] + part * (now[0] - before[0]),
        before[1] + part * (now[1] - before[1]),
        before[2] + part * (now[2] - before[2]),
      ];
    }
  const [x, y, weight] = held[degree] ?? [0, 0, 1];
  return [x / weight, y / weight];
};
