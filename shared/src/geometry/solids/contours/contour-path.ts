import type { Contour, Vector } from '../../body/body.schema.ts';
import { piecePoints } from '../../body/flatten.ts';
import { arcThrough, type PathPiece, type Point } from '../../body/path.ts';

/** A piece of a contour: in the plane (local x, y), its height at both ends, the tilt of its wall, and the segment it belongs to. */
export type Stretch = { piece: PathPiece; fromZ: number; toZ: number; tiltDeg: number; segment: number };

export type Edge = Pick<Contour, 'start' | 'segments'>;

type Segment = Contour['segments'][number];

const flat = ([x, y]: Vector): Point => [x, y];

/** Into how many lines a segment is broken: a NURBS curve into chords, others stay whole (0). */
export const splitsOf = ({ segments }: Edge): number[] =>
  segments.map((segment) => (segment.kind === 'nurbs' ? nurbsChords(segment) : 0));

/** Whether a contour ends where it starts; a gap of up to 0.1 mm counts as none. */
export const isClosed = ({ start, segments }: Edge): boolean => {
  const end = segments.at(-1)?.end;
  return segments.length > 0 && end !== undefined && Math.hypot(end[0] - start[0], end[1] - start[1]) <= 0.1;
};

/** The pieces of a contour, those of no length left out; a closed one ends exactly where it starts. */
export const stretchesOf = (edge: Edge, splits: number[] = splitsOf(edge)): Stretch[] => {
  const closes = isClosed(edge);
  let from = edge.start;
  return edge.segments.flatMap((segment, index) => {
    const begin = from;
    from = closes && index === edge.segments.length - 1 ? edge.start : segment.end;
    const own = piecesOf(begin, segment, { end: from, split: splits[index] ?? 0 });
    return own.map((stretch): Stretch => ({ ...stretch, tiltDeg: segment.inclinationDeg, segment: index }));
  });
};

/** As stretchesOf, for a contour that lies flat at the height of its plane; null when it leaves it. */
export const flatStretches = (edge: Edge): Stretch[] | null => {
  const stretches = stretchesOf(edge).filter(({ piece }) => isLong(piece));
  const isFlat = stretches.every(({ fromZ, toZ }) => Math.abs(fromZ) <= 0.01 && Math.abs(toZ) <= 0.01);
  return isFlat && stretches.length > 0 ? stretches : null;
};

const isLong = (piece: PathPiece): boolean =>
  piece.kind === 'arc' || Math.hypot(piece.end[0] - piece.start[0], piece.end[1] - piece.start[1]) > 1e-6;

type Part = Pick<Stretch, 'piece' | 'fromZ' | 'toZ'>;

const piecesOf = (begin: Vector, segment: Segment, { end, split }: { end: Vector; split: number }): Part[] => {
  if (segment.kind === 'nurbs') {
    const inner = nurbsPoints(segment, split).slice(1, -1);
    return linesThrough([begin, ...inner, end]);
  }
  const piece: PathPiece =
    segment.kind === 'line'
      ? { kind: 'line', start: flat(begin), end: flat(end) }
      : arcThrough(flat(begin), flat(segment.through), flat(end));
  if (split === 0) return [{ piece, fromZ: begin[2], toZ: end[2] }];
  const points = piecePoints(piece, split).map(([x, y], index): Vector => {
    return [x, y, begin[2] + ((end[2] - begin[2]) * index) / split];
  });
  return linesThrough([...points, end]);
};

const linesThrough = (points: Vector[]): Part[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return { piece: { kind: 'line', start: flat(from), end: flat(to) }, fromZ: from[2], toZ: to[2] };
  });

type Curve = Pick<Extract<Contour['segments'][number], { kind: 'nurbs' }>, 'degree' | 'points' | 'knots'>;

/** How many chords stand for one stretch between two knots. */
const chordsPerSpan = 48;

/** Number of chords for a curve. */
const nurbsChords = ({ degree, knots }: Curve): number => {
  const inner = knots.slice(degree, knots.length - degree);
  const spans = inner.filter((knot, index) => index > 0 && knot > (inner[index - 1] ?? knot)).length;
  return degree === 1 ? Math.max(1, spans) : Math.max(1, spans) * chordsPerSpan;
};

/** `count` + 1 points of a curve, evenly over its parameter, both ends among them (A. 4.1 of Piegl and Tiller, The NURBS Book). */
const nurbsPoints = (curve: Curve, count: number): Vector[] => {
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
