export type Point = [number, number];

/** A piece of a path: straight, or an arc about `centre` by the signed angle `sweepRad` (counter-clockwise positive). */
export type PathPiece =
  | { kind: 'line'; start: Point; end: Point }
  | { kind: 'arc'; start: Point; end: Point; centre: Point; radius: number; sweepRad: number };

/** A closed loop in a plane, mm. */
export type Path = PathPiece[];

/** Signed area (counter-clockwise positive), mm2; arcs exactly. */
export const areaOf = (path: Path): number => {
  let twice = 0;
  for (const piece of path) {
    twice += piece.start[0] * piece.end[1] - piece.end[0] * piece.start[1];
    if (piece.kind === 'arc') twice += piece.radius ** 2 * (piece.sweepRad - Math.sin(piece.sweepRad));
  }
  return twice / 2;
};

/** Length of the loop, mm; arcs exactly. */
export const perimeterOf = (path: Path): number => path.reduce((sum, piece) => sum + pieceLength(piece), 0);

/** The same loop run through the other way. */
export const reversed = (path: Path): Path =>
  path.toReversed().map((piece) => {
    const swapped = { ...piece, start: piece.end, end: piece.start };
    return swapped.kind === 'arc' ? { ...swapped, sweepRad: -swapped.sweepRad } : swapped;
  });

/** The loop with every point moved by `map`, which keeps lengths and angles; `mirrors` when it turns left into right. */
export const mapped = (path: Path, map: (point: Point) => Point, mirrors: boolean): Path =>
  path.map((piece) => {
    const ends = { start: map(piece.start), end: map(piece.end) };
    if (piece.kind === 'line') return { kind: 'line', ...ends };
    return { ...piece, ...ends, centre: map(piece.centre), sweepRad: mirrors ? -piece.sweepRad : piece.sweepRad };
  });

export const polygonPath = (points: Point[]): Path =>
  points.map((start, index) => ({ kind: 'line', start, end: points[(index + 1) % points.length] ?? start }));

export const circlePath = (centre: Point, radius: number): Path => {
  const right: Point = [centre[0] + radius, centre[1]];
  const left: Point = [centre[0] - radius, centre[1]];
  return [
    { kind: 'arc', start: right, end: left, centre, radius, sweepRad: Math.PI },
    { kind: 'arc', start: left, end: right, centre, radius, sweepRad: Math.PI },
  ];
};

/** Centre and radius when the loop is one full circle made of arcs, else null. */
export const circleOf = (path: Path): { centre: Point; radiusMm: number } | null => {
  const [first] = path;
  if (first?.kind !== 'arc') return null;
  let sweep = 0;
  for (const piece of path) {
    if (piece.kind !== 'arc') return null;
    const off = Math.hypot(piece.centre[0] - first.centre[0], piece.centre[1] - first.centre[1]);
    if (off > 0.01 || Math.abs(piece.radius - first.radius) > 0.01) return null;
    sweep += piece.sweepRad;
  }
  return Math.abs(Math.abs(sweep) - 2 * Math.PI) < 1e-3 ? { centre: first.centre, radiusMm: first.radius } : null;
};

/** The centres of the two round ends of a loop and its width, mm, when it is a long hole (two lines, two half circles), else null. */
export const slotOf = (path: Path): { ends: [Point, Point]; widthMm: number } | null => {
  const arcs = path.filter((piece) => piece.kind === 'arc');
  const [first] = arcs;
  if (first === undefined || path.length - arcs.length !== 2) return null;
  const off = (centre: Point, other: Point) => Math.hypot(centre[0] - other[0], centre[1] - other[1]);
  const second = arcs.find(({ centre }) => off(centre, first.centre) > 0.01);
  if (second === undefined || arcs.some(({ radius }) => Math.abs(radius - first.radius) > 0.01)) return null;
  const ends: [Point, Point] = [first.centre, second.centre];
  const isHalfRound = ends.every((end) => {
    const sweep = arcs.reduce((sum, arc) => sum + (off(arc.centre, end) <= 0.01 ? arc.sweepRad : 0), 0);
    return Math.abs(Math.abs(sweep) - Math.PI) < 1e-3;
  });
  return isHalfRound ? { ends, widthMm: 2 * first.radius } : null;
};

const pieceLength = (piece: PathPiece): number =>
  piece.kind === 'arc'
    ? piece.radius * Math.abs(piece.sweepRad)
    : Math.sqrt((piece.end[0] - piece.start[0]) ** 2 + (piece.end[1] - piece.start[1]) ** 2);

/** The arc from `start` through a third point to `end`; a line when the three lie on one. */
export const arcThrough = (start: Point, through: Point, end: Point): PathPiece => {
  const [bx, by] = [through[0] - start[0], through[1] - start[1]];
  const [cx, cy] = [end[0] - start[0], end[1] - start[1]];
  const twice = 2 * (bx * cy - by * cx);
  const chord = cx * cx + cy * cy;
  if (Math.abs(twice) < 1e-9 * (bx * bx + by * by + chord)) return { kind: 'line', start, end };
  const ux = (cy * (bx * bx + by * by) - by * chord) / twice;
  const uy = (bx * chord - cx * (bx * bx + by * by)) / twice;
  const centre: Point = [start[0] + ux, start[1] + uy];
  const turn = Math.atan2(ux * -(cy - uy) + uy * (cx - ux), -(ux * (cx - ux)) - uy * (cy - uy));
  const sweepRad = twice > 0 ? (turn > 0 ? turn : turn + 2 * Math.PI) : turn < 0 ? turn : turn - 2 * Math.PI;
  return { kind: 'arc', start, end, centre, radius: Math.sqrt(ux * ux + uy * uy), sweepRad };
};

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
