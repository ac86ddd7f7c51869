import type { Path, PathPiece, Point } from '../body/path.ts';
import type { Removal } from '../solids/removals/walls.ts';

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

export type Cylinder = Extract<Removal, { kind: 'cylinder' }>;

/** Stretch of an axis that lies in material: from and to, mm along the axis from its start. */
export type Wall = { from: number; to: number };

/** The walls that a cylinder's axis meets in a bar of the section `loops` and of `lengthMm`; a hollow section has two. */
export const wallsMet = (loops: Path[], lengthMm: number, cylinder: Cylinder): Wall[] => {
  const { start, direction, backMm, depthMm } = cylinder;
  const bounds = clipped({ from: -backMm, to: depthMm ?? Number.POSITIVE_INFINITY }, alongX(cylinder, lengthMm));
  const flat = Math.sqrt(direction[1] ** 2 + direction[2] ** 2);
  const origin: Point = [start[1], start[2]];
  if (flat < 1e-9) return isInside(loops, origin) ? existing([bounds]) : [];
  const crossings = axisCrossings(loops, origin, [direction[1] / flat, direction[2] / flat]);
  const walls: Wall[] = [];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from, to] = [(crossings[index]?.at ?? 0) / flat, (crossings[index + 1]?.at ?? 0) / flat];
    walls.push(clipped({ from, to }, bounds));
  }
  return existing(walls);
};

const existing = (walls: Wall[]): Wall[] => walls.filter((wall) => wall.to - wall.from > 1e-6);

const clipped = (wall: Wall, bounds: Wall): Wall => ({
  from: Math.max(wall.from, bounds.from),
  to: Math.min(wall.to, bounds.to),
});

const alongX = ({ start, direction }: Cylinder, lengthMm: number): Wall => {
  if (Math.abs(direction[0]) < 1e-9) {
    const misses = start[0] < 0 || start[0] > lengthMm;
    return misses ? { from: 0, to: 0 } : { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  }
  const [a, b] = [-start[0] / direction[0], (lengthMm - start[0]) / direction[0]];
  return { from: Math.min(a, b), to: Math.max(a, b) };
};

const isInside = (loops: Path[], point: Point): boolean =>
  axisCrossings(loops, point, [0.6, 0.8]).filter((crossing) => crossing.at > 0).length % 2 === 1;
