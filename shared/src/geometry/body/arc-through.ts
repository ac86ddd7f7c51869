import type { PathPiece, Point } from './path.ts';

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
