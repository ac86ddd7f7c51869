import type { Path, PathPiece, Point } from '../../body/path.ts';

type Arc = Extract<PathPiece, { kind: 'arc' }>;

/**
 * A path with each piece moved to its left by its own distance (negative: to its right), the corners where neighbours meet again.
 * Null when neighbours do not meet, an arc shrinks to nothing or a piece turns round. A closed path stays closed.
 */
export const offsetPath = (path: Path, distances: number[], isClosed: boolean): Path | null => {
  const corners: Point[] = [];
  for (let index = 0; index <= path.length; index += 1) {
    const corner = cornerAt(path, distances, isClosed ? index % path.length : index, isClosed);
    if (corner === null) return null;
    corners.push(corner);
  }
  const moved = path.map((piece, index) => {
    const [start, end] = [corners[index] ?? piece.start, corners[index + 1] ?? piece.end];
    return piece.kind === 'line'
      ? movedLine(piece, start, end)
      : movedArc(piece, distances[index] ?? 0, { start, end });
  });
  return moved.includes(null) ? null : (moved as Path);
};

/** Direction of a piece at its start or end, length 1. */
export const directionAt = (piece: PathPiece, end: 'start' | 'end'): Point => {
  if (piece.kind === 'line') {
    const [dx, dy] = [piece.end[0] - piece.start[0], piece.end[1] - piece.start[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [dx / length, dy / length];
  }
  const at = piece[end];
  const turn = Math.sign(piece.sweepRad) / piece.radius;
  return [-(at[1] - piece.centre[1]) * turn, (at[0] - piece.centre[0]) * turn];
};

const beside = (at: Point, [dx, dy]: Point, distance: number): Point => [at[0] - dy * distance, at[1] + dx * distance];

const cornerAt = (path: Path, distances: number[], index: number, isClosed: boolean): Point | null => {
  const before = path[index === 0 && isClosed ? path.length - 1 : index - 1];
  const after = path[index];
  const [a, b] = [distances[index === 0 && isClosed ? path.length - 1 : index - 1] ?? 0, distances[index] ?? 0];
  if (before === undefined) return after ? beside(after.start, directionAt(after, 'start'), b) : null;
  if (after === undefined) return beside(before.end, directionAt(before, 'end'), a);
  const [from, to] = [directionAt(before, 'end'), directionAt(after, 'start')];
  if (Math.abs(from[0] * to[1] - from[1] * to[0]) < 1e-3 && from[0] * to[0] + from[1] * to[1] > 0)
    return Math.abs(a - b) < 1e-6 ? beside(after.start, to, b) : null;
  const near = beside(after.start, to, b);
  const meets = meetings(moved(before, a, from), moved(after, b, to));
  return meets.reduce<Point | null>(
    (best, next) => (best === null || gap(next, near) < gap(best, near) ? next : best),
    null,
  );
};

const gap = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** An endless line or a whole circle. */
type Curve = { at: Point; along: Point; radius: number | null };

const moved = (piece: PathPiece, distance: number, direction: Point): Curve =>
  piece.kind === 'line'
    ? { at: beside(piece.start, direction, distance), along: direction, radius: null }
    : { at: piece.centre, along: direction, radius: Math.max(0, radiusOf(piece, distance)) };

const radiusOf = (arc: Arc, distance: number): number => arc.radius - Math.sign(arc.sweepRad) * distance;

const meetings = (a: Curve, b: Curve): Point[] => {
  if (a.radius === null && b.radius === null) {
    const turn = a.along[0] * b.along[1] - a.along[1] * b.along[0];
    if (Math.abs(turn) < 1e-9) return [];
    const part = ((b.at[0] - a.at[0]) * b.along[1] - (b.at[1] - a.at[1]) * b.along[0]) / turn;
    return [[a.at[0] + part * a.along[0], a.at[1] + part * a.along[1]]];
  }
  if (a.radius === null) return onCircle(a, b.at, b.radius ?? 0);
  if (b.radius === null) return onCircle(b, a.at, a.radius);
  const apart = gap(a.at, b.at);
  if (apart < 1e-9) return [];
  const along = (apart * apart + a.radius ** 2 - b.radius ** 2) / (2 * apart);
  const [ex, ey] = [(b.at[0] - a.at[0]) / apart, (b.at[1] - a.at[1]) / apart];
  const chord: Curve = { at: [a.at[0] + ex * along, a.at[1] + ey * along], along: [-ey, ex], radius: null };
  return onCircle(chord, a.at, a.radius);
};

const onCircle = ({ at, along }: Curve, centre: Point, radius: number): Point[] => {
  const foot = (centre[0] - at[0]) * along[0] + (centre[1] - at[1]) * along[1];
  const near: Point = [at[0] + foot * along[0], at[1] + foot * along[1]];
  const rest = radius ** 2 - gap(near, centre) ** 2;
  if (rest < -1e-6 * (1 + radius)) return [];
  const half = Math.sqrt(Math.max(0, rest));
  return [-half, half].map((side): Point => [near[0] + side * along[0], near[1] + side * along[1]]);
};

const movedLine = (piece: PathPiece, start: Point, end: Point): PathPiece | null => {
  const forward =
    (end[0] - start[0]) * (piece.end[0] - piece.start[0]) + (end[1] - start[1]) * (piece.end[1] - piece.start[1]);
  return forward > 1e-9 ? { kind: 'line', start, end } : null;
};

const movedArc = (arc: Arc, distance: number, { start, end }: { start: Point; end: Point }): PathPiece | null => {
  const radius = radiusOf(arc, distance);
  if (!(radius > 1e-6)) return null;
  const angle = ([x, y]: Point) => Math.atan2(y - arc.centre[1], x - arc.centre[0]);
  const turn = angle(end) - angle(start);
  const sweepRad = turn + 2 * Math.PI * Math.round((arc.sweepRad - turn) / (2 * Math.PI));
  return sweepRad * arc.sweepRad > 0 ? { ...arc, start, end, radius, sweepRad } : null;
};
