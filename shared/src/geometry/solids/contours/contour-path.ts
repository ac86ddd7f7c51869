import { arcThrough } from '../../body/arc-through.ts';
import type { Contour, Vector } from '../../body/body.schema.ts';
import { piecePoints } from '../../body/flatten.ts';
import type { PathPiece, Point } from '../../body/path.ts';
import { nurbsChords, nurbsPoints } from './nurbs-points.ts';

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
