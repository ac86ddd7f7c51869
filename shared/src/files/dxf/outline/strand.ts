import { mapped, type Path, type PathPiece, type Point, reversed } from '../../../geometry/body/path.ts';
import { DomainError } from '../../../values/errors/domain-error.ts';
import { dxfLimits } from '../content/dxf-limits.ts';
import type { PlacedShape } from '../content/insert-blocks.ts';
import { curvePieces } from './curve-pieces.ts';

/** Lines and arcs that hang together, from one end to the other. */
export type Strand = { path: Path; isClosed: boolean; line: number };

/** Each shape as a strand; what is shorter than 0.001 mm is none. @throws DomainError E_LIMIT */
export const strandsOf = (shapes: readonly PlacedShape[]): Strand[] => {
  let left: number = dxfLimits.pieces;
  return shapes.flatMap(({ curves, isClosed, line }): Strand[] => {
    const path: Path = [];
    for (const curve of curves) for (const piece of curvePieces(curve, left)) path.push(piece);
    left -= path.length;
    if (left <= 0) throw new DomainError('E_LIMIT', { line, column: 1, element: 'SPLINE', max: dxfLimits.pieces });
    return path.length === 0 ? [] : [{ path, isClosed, line }];
  });
};

export const startOf = ({ path }: Pick<Strand, 'path'>): Point => path[0]?.start ?? [0, 0];
export const endOf = ({ path }: Pick<Strand, 'path'>): Point => path.at(-1)?.end ?? [0, 0];

export const turnedRound = (strand: Strand): Strand => ({ ...strand, path: reversed(strand.path) });

/** Strands without those that lie wholly on others, and how many were left out. Closed ones come first. */
export const withoutDoubleStrands = (strands: readonly Strand[]): { strands: Strand[]; doubles: number } => {
  const drawn = new Set<number>();
  const kept = strands
    .toSorted((a, b) => Number(b.isClosed) - Number(a.isClosed))
    .filter(({ path }) => {
      const keys = path.map(keyOf);
      if (keys.every((key) => drawn.has(key))) return false;
      for (const key of keys) drawn.add(key);
      return true;
    });
  return { strands: kept, doubles: strands.length - kept.length };
};

type Drawn = Pick<Strand, 'path'>;

/** Those of the open lines that do not lie on a part of a longer line of the loops: such a line is drawn twice there. */
export const withoutPartsOfLoops = <Open extends Drawn>(open: readonly Open[], loops: readonly Drawn[]): Open[] => {
  if (open.length === 0) return [];
  const spans = spansByLine(loops);
  return open.filter(({ path }) => !path.every((piece) => isPartOf(piece, spans)));
};

type Span = { from: number; to: number };

const onLineMm = 0.01;

/** The endless line that a piece lies on, and from where to where on it. */
const spanOf = ({ start, end }: PathPiece): Span & { key: number } => {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const sign = dx < 0 || (dx === 0 && dy < 0) ? -1 : 1;
  const length = Math.hypot(dx, dy) || 1;
  const [x, y] = [(sign * dx) / length, (sign * dy) / length];
  const [a, b] = [start[0] * x + start[1] * y, end[0] * x + end[1] * y];
  return { key: cellKey([x * 1000, y * 1000, start[1] * x - start[0] * y]), from: Math.min(a, b), to: Math.max(a, b) };
};

const spansByLine = (drawn: readonly Drawn[]): Map<number, Span[]> => {
  const pieces = drawn.flatMap(({ path }) => path).filter(({ kind }) => kind === 'line');
  return Map.groupBy(pieces.map(spanOf), ({ key }) => key);
};

const isPartOf = (piece: PathPiece, spans: ReadonlyMap<number, readonly Span[]>): boolean => {
  if (piece.kind !== 'line') return false;
  const { key, from, to } = spanOf(piece);
  return (spans.get(key) ?? []).some((span) => span.from <= from + onLineMm && span.to >= to - onLineMm);
};

/** A number that is equal for values that are equal within cells of 0.01, whose borders lie off the round values that drawings have. */
export const cellKey = (values: readonly number[]): number => {
  let [low, high] = [2166136261, 374761393];
  for (const value of values) {
    const cell = Math.floor(value * 100 + 0.3137);
    low = Math.imul(low ^ cell, 16777619);
    high = Math.imul(high ^ cell, 668265263) ^ (high >>> 13);
  }
  return (low >>> 0) + (high & 0x1fffff) * 4_294_967_296;
};

/** Equal for pieces with equal ends and middle, whichever way they run. */
const keyOf = (piece: PathPiece): number => {
  const [a, b] = [piece.start, piece.end];
  const [first, second] = a[0] < b[0] - 0.005 || (Math.abs(a[0] - b[0]) <= 0.005 && a[1] < b[1]) ? [a, b] : [b, a];
  const middle = middleOf(piece);
  return cellKey([first[0], first[1], second[0], second[1], middle[0], middle[1]]);
};

export const middleOf = (piece: PathPiece): Point => {
  if (piece.kind === 'line') return [(piece.start[0] + piece.end[0]) / 2, (piece.start[1] + piece.end[1]) / 2];
  const { centre, start, sweepRad } = piece;
  const [cos, sin] = [Math.cos(sweepRad / 2), Math.sin(sweepRad / 2)];
  const [x, y] = [start[0] - centre[0], start[1] - centre[1]];
  return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
};

export const shifted = (path: Path, dx: number, dy: number): Path => mapped(path, ([x, y]) => [x + dx, y + dy], false);
