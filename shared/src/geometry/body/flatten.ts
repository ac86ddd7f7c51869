import { areaOf, circleOf, type Path, type PathPiece, type Point } from './path.ts';

/** A polygon of the same area as the loop: the inner corners of an arc stand a little outside it, its ends stay. `stepDeg` bounds the angle of one chord. */
export const flatten = (path: Path, stepDeg: number): Point[] => {
  const circle = circleOf(path);
  if (circle !== null) {
    const {
      centre: [x, y],
      radiusMm,
    } = circle;
    const polygon = circlePolygon(radiusMm, Math.max(circleCorners(radiusMm), Math.ceil(360 / stepDeg))).map(
      ([u, v]): Point => [x + u, y + v],
    );
    return areaOf(path) > 0 ? polygon : polygon.toReversed();
  }
  return path.flatMap((piece) => {
    const chords = Math.ceil(sweepOf(piece) / ((stepDeg * Math.PI) / 180) - 1e-9);
    return piecePoints(piece, piece.kind === 'line' ? 1 : Math.max(2, chords));
  });
};

/** `count` points of a piece, its end left out: evenly along a line, or an arc's as `flatten` places them (two chords or more). */
export const piecePoints = (piece: PathPiece, count: number): Point[] => {
  const at = (index: number): Point => [
    piece.start[0] + ((piece.end[0] - piece.start[0]) * index) / count,
    piece.start[1] + ((piece.end[1] - piece.start[1]) * index) / count,
  ];
  if (piece.kind === 'line') return Array.from({ length: count }, (_, index) => at(index));
  const step = piece.sweepRad / count;
  const scale = cornerRadius(piece.radius, count, Math.abs(step)) / piece.radius;
  const [x, y] = [piece.start[0] - piece.centre[0], piece.start[1] - piece.centre[1]];
  return Array.from({ length: count }, (_, index): Point => {
    if (index === 0) return piece.start;
    const [cos, sin] = [Math.cos(step * index), Math.sin(step * index)];
    return [piece.centre[0] + scale * (x * cos - y * sin), piece.centre[1] + scale * (x * sin + y * cos)];
  });
};

const sweepOf = (piece: PathPiece): number => (piece.kind === 'arc' ? Math.abs(piece.sweepRad) : 0);

/** Corners that keep a polygon of the circle's area within 0.02 mm of the circle: its corners stand r s2 / 12 outside, s the angle of one chord. */
const circleCorners = (radiusMm: number): number =>
  4 * Math.ceil(Math.sqrt((radiusMm * (2 * Math.PI) ** 2) / (12 * 0.02)) / 4);

/** A regular polygon of the circle's area, first corner on the x axis. */
export const circlePolygon = (radiusMm: number, corners: number): Point[] => {
  const step = (2 * Math.PI) / corners;
  const radius = radiusMm * Math.sqrt(step / Math.sin(step));
  return unitCircle(corners).map(([cos, sin]) => [radius * cos, radius * sin]);
};

const unitCircles = new Map<number, readonly Point[]>();

/** Circles with more corners are rare and not kept. */
const mostKeptCorners = 128;

const unitCircle = (corners: number): readonly Point[] => {
  const known = unitCircles.get(corners);
  if (known) return known;
  const step = (2 * Math.PI) / corners;
  const circle = Array.from({ length: corners }, (_, index): Point => [Math.cos(step * index), Math.sin(step * index)]);
  if (corners <= mostKeptCorners) unitCircles.set(corners, circle);
  return circle;
};

/** Radius of the inner corners of `count` chords so that the fan has the sector's area: (n-2) s R2 + 2 r s R = r2 n d, s = sin d. */
const cornerRadius = (radius: number, count: number, step: number): number => {
  const sin = Math.sin(step);
  if (count === 2) return (radius * step) / sin;
  const a = (count - 2) * sin;
  return (radius * (Math.sqrt(sin * sin + a * count * step) - sin)) / a;
};
