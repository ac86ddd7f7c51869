import type { Path, PathPiece, Point } from '../body/path.ts';

/** Where an axis in the section plane meets the outline: distance along it, loop met, and how the outline leans there (null: an arc). */
export type Crossing = { at: number; loop: number; lean: number | null };

/** Crossings of the line from `origin` along the unit vector `direction` with the loops, in order. */
export const axisCrossings = (loops: Path[], origin: Point, direction: Point): Crossing[] => {
  const found = loops.flatMap((loop, index) =>
    loop.flatMap((piece) => crossingsOf(piece, origin, direction).map(({ at, lean }) => ({ at, loop: index, lean }))),
  );
  return found.sort((a, b) => a.at - b.at);
};

/** True when, within `radiusMm` of the axis, the outline is made of straight lines that run right across. */
export const isStraightAcross = (loops: Path[], axis: { origin: Point; direction: Point }, radiusMm: number): boolean =>
  loops.every((loop) =>
    loop.every((piece) => {
      const [from, to] = [aside(piece.start, axis), aside(piece.end, axis)];
      const edge = radiusMm - 1e-9;
      const spans = Math.min(from, to) <= -edge && Math.max(from, to) >= edge;
      if (piece.kind === 'line') return spans || Math.min(from, to) >= edge || Math.max(from, to) <= -edge;
      const centre = aside(piece.centre, axis);
      const reach = Math.abs(centre) - piece.radius;
      return reach >= edge || staysAside(piece, axis, edge);
    }),
  );

type Axis = { origin: Point; direction: Point };

const aside = (point: Point, { origin, direction }: Axis): number =>
  (point[0] - origin[0]) * -direction[1] + (point[1] - origin[1]) * direction[0];

const staysAside = (piece: Extract<PathPiece, { kind: 'arc' }>, axis: Axis, edge: number): boolean => {
  const offsets = Array.from({ length: 17 }, (_, index) => aside(pointOnArc(piece, index / 16), axis));
  const sag = piece.radius * (1 - Math.cos(piece.sweepRad / 32));
  return offsets.every((offset) => offset >= edge + sag) || offsets.every((offset) => offset <= -edge - sag);
};

const pointOnArc = (piece: Extract<PathPiece, { kind: 'arc' }>, part: number): Point => {
  const [x, y] = [piece.start[0] - piece.centre[0], piece.start[1] - piece.centre[1]];
  const [cos, sin] = [Math.cos(piece.sweepRad * part), Math.sin(piece.sweepRad * part)];
  return [piece.centre[0] + x * cos - y * sin, piece.centre[1] + x * sin + y * cos];
};

const crossingsOf = (piece: PathPiece, origin: Point, direction: Point): { at: number; lean: number | null }[] => {
  const axis = { origin, direction };
  return piece.kind === 'line' ? lineCrossing(piece, axis) : arcCrossings(piece, axis);
};

const lineCrossing = (piece: PathPiece, axis: Axis): { at: number; lean: number }[] => {
  const [from, to] = [aside(piece.start, axis), aside(piece.end, axis)];
  if (from > 0 === to > 0) return [];
  const [a, b] = [along(piece.start, axis), along(piece.end, axis)];
  const lean = (b - a) / (to - from);
  return [{ at: a - from * lean, lean }];
};

const arcCrossings = (piece: Extract<PathPiece, { kind: 'arc' }>, axis: Axis): { at: number; lean: null }[] => {
  const offset = aside(piece.centre, axis);
  const half = Math.sqrt(Math.max(piece.radius ** 2 - offset ** 2, 0));
  if (half === 0) return [];
  const middle = along(piece.centre, axis);
  return [middle - half, middle + half].filter((at) => isOnArc(piece, at, axis)).map((at) => ({ at, lean: null }));
};

const isOnArc = (piece: Extract<PathPiece, { kind: 'arc' }>, at: number, { origin, direction }: Axis): boolean => {
  const [px, py] = [origin[0] + at * direction[0] - piece.centre[0], origin[1] + at * direction[1] - piece.centre[1]];
  const [sx, sy] = [piece.start[0] - piece.centre[0], piece.start[1] - piece.centre[1]];
  const turn = Math.atan2(sx * py - sy * px, sx * px + sy * py) * Math.sign(piece.sweepRad);
  const turned = turn < 0 ? turn + 2 * Math.PI : turn;
  return turned < Math.abs(piece.sweepRad);
};

const along = (point: Point, { origin, direction }: Axis): number =>
  (point[0] - origin[0]) * direction[0] + (point[1] - origin[1]) * direction[1];
