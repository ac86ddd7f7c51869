import { areaOf, circleOf, type Path, type Point } from './path.ts';

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
  const points: Point[] = [];
  for (const piece of path) {
    points.push(piece.start);
    if (piece.kind === 'line') continue;
    const count = Math.max(2, Math.ceil(Math.abs(piece.sweepRad) / ((stepDeg * Math.PI) / 180) - 1e-9));
    const step = piece.sweepRad / count;
    const radius = cornerRadius(piece.radius, count, Math.abs(step));
    const [x, y] = [piece.start[0] - piece.centre[0], piece.start[1] - piece.centre[1]];
    for (let index = 1; index < count; index += 1) {
      const [cos, sin] = [Math.cos(step * index), Math.sin(step * index)];
      const scale = radius / piece.radius;
      points.push([piece.centre[0] + scale * (x * cos - y * sin), piece.centre[1] + scale * (x * sin + y * cos)]);
    }
  }
  return points;
};

/** Corners that keep a polygon of the circle's area within 0.02 mm of the circle: its corners stand r s2 / 12 outside, s the angle of one chord. */
const circleCorners = (radiusMm: number): number =>
  4 * Math.ceil(Math.sqrt((radiusMm * (2 * Math.PI) ** 2) / (12 * 0.02)) / 4);

/** A regular polygon of the circle's area, first corner on the x axis. */
export const circlePolygon = (radiusMm: number, corners: number): Point[] => {
  const step = (2 * Math.PI) / corners;
  const radius = radiusMm * Math.sqrt(step / Math.sin(step));
  return Array.from({ length: corners }, (_, index) => [
    radius * Math.cos(step * index),
    radius * Math.sin(step * index),
  ]);
};

/** Radius of the inner corners of `count` chords so that the fan has the sector's area: (n-2) s R2 + 2 r s R = r2 n d, s = sin d. */
const cornerRadius = (radius: number, count: number, step: number): number => {
  const sin = Math.sin(step);
  if (count === 2) return (radius * step) / sin;
  const a = (count - 2) * sin;
  return (radius * (Math.sqrt(sin * sin + a * count * step) - sin)) / a;
};
