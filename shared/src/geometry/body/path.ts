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

const pieceLength = (piece: PathPiece): number =>
  piece.kind === 'arc'
    ? piece.radius * Math.abs(piece.sweepRad)
    : Math.sqrt((piece.end[0] - piece.start[0]) ** 2 + (piece.end[1] - piece.start[1]) ** 2);
