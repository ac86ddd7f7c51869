import type { Path, PathPiece, Point } from './path.ts';

/** A corner of an outline; with a radius it is rounded tangentially. */
export type Corner = { at: Point; radius?: number };

/** The loop through the corners, its rounded corners as exact arcs. */
export const roundedPolygon = (corners: Corner[]): Path => {
  const turns = corners.map((corner, index) =>
    roundedCorner(at(corners, index - 1).at, corner, at(corners, index + 1).at),
  );
  return turns.flatMap((turn, index) => {
    const next = turns[(index + 1) % turns.length] ?? turn;
    const line: PathPiece = { kind: 'line', start: turn.end, end: next.start };
    return turn.arc === null ? [line] : [turn.arc, line];
  });
};

type Turn = { start: Point; end: Point; arc: PathPiece | null };

const roundedCorner = (before: Point, corner: Corner, after: Point): Turn => {
  const { at: point, radius = 0 } = corner;
  if (radius <= 0) return { start: point, end: point, arc: null };
  const [ax, ay] = direction(point, before);
  const [bx, by] = direction(point, after);
  const half = Math.sqrt((1 + ax * bx + ay * by) / (1 - ax * bx - ay * by));
  const start: Point = [point[0] + ax * radius * half, point[1] + ay * radius * half];
  const end: Point = [point[0] + bx * radius * half, point[1] + by * radius * half];
  const left = ay * bx - ax * by > 0 ? 1 : -1;
  const centre: Point = [start[0] + left * radius * ay, start[1] - left * radius * ax];
  const sweepRad = left * (Math.PI - Math.acos(ax * bx + ay * by));
  return { start, end, arc: { kind: 'arc', start, end, centre, radius, sweepRad } };
};

const direction = (from: Point, to: Point): Point => {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.sqrt(x * x + y * y);
  return [x / length, y / length];
};

const at = (corners: Corner[], index: number): Corner =>
  corners[(index + corners.length) % corners.length] ?? { at: [0, 0] };
