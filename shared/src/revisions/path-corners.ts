import type { Path, PathPiece, Point } from '../geometry/body/path.ts';

export type PathCorners = { corners: Point[]; arcs: { radiusMm: number; middle: Point }[] };

/** Pieces shorter than this are noise of a file, mm. */
const shortestMm = 0.02;

const isShort = ({ start, end, ...piece }: PathPiece): boolean =>
  piece.kind === 'line'
    ? Math.hypot(end[0] - start[0], end[1] - start[1]) < shortestMm
    : piece.radius * Math.abs(piece.sweepRad) < shortestMm;

/** The corners of a loop and its arcs, wherever it starts, whichever way it runs and into however many pieces a side is cut. */
export const cornersOf = (path: Path): PathCorners => {
  const joined = joinPieces(path.filter((piece) => !isShort(piece)));
  return {
    corners: joined.map(({ start }) => start),
    arcs: joined.flatMap((piece) =>
      piece.kind === 'arc' ? [{ radiusMm: piece.radius, middle: middleOf(piece) }] : [],
    ),
  };
};

const joinPieces = (path: Path): Path => {
  const joined: Path = [];
  for (const piece of path) {
    const last = joined.at(-1);
    const both = last && joinTwo(last, piece);
    if (both) joined[joined.length - 1] = both;
    else joined.push(piece);
  }
  const [first] = joined;
  const last = joined.at(-1);
  const around = first && last && joined.length > 2 ? joinTwo(last, first) : null;
  return around ? [around, ...joined.slice(1, -1)] : joined;
};

/** One piece in place of two that run on in the same line or arc; null: they do not. */
const joinTwo = (one: PathPiece, next: PathPiece): PathPiece | null => {
  if (one.kind === 'line' && next.kind === 'line') {
    const [ax, ay] = [one.end[0] - one.start[0], one.end[1] - one.start[1]];
    const [bx, by] = [next.end[0] - next.start[0], next.end[1] - next.start[1]];
    const aside = Math.abs(ax * by - ay * bx) / Math.hypot(ax + bx, ay + by);
    return ax * bx + ay * by > 0 && aside < 0.01 ? { ...one, end: next.end } : null;
  }
  if (one.kind !== 'arc' || next.kind !== 'arc') return null;
  const off = Math.hypot(one.centre[0] - next.centre[0], one.centre[1] - next.centre[1]);
  if (off > 0.02 || Math.abs(one.radius - next.radius) > 0.02 || one.sweepRad > 0 !== next.sweepRad > 0) return null;
  return { ...one, end: next.end, sweepRad: one.sweepRad + next.sweepRad };
};

const middleOf = ({ start, centre, sweepRad }: Extract<PathPiece, { kind: 'arc' }>): Point => {
  const [x, y] = [start[0] - centre[0], start[1] - centre[1]];
  const [cos, sin] = [Math.cos(sweepRad / 2), Math.sin(sweepRad / 2)];
  return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
};
