import type { Contour } from '../../body.ts';
import { arcThrough } from '../../sections/arc-through.ts';
import { flatten } from '../../sections/flatten.ts';
import { areaOf, type Path, type Point } from '../../sections/path.ts';
import { crossesItself } from '../crosses-itself.ts';

const leastAreaMm2 = 0.01;

/**
 * A closed contour of a processing as a loop in its plane (local x, y), or null when it is open, leaves the plane, has tilted walls, runs over itself, encloses nothing or has fewer than two pieces.
 * A gap of up to 0.1 mm between end and start is closed.
 */
export const contourPath = (contour: Contour): Path | null => {
  const { start, segments } = contour;
  const last = segments.at(-1);
  if (last === undefined || segments.length < 2) return null;
  if (segments.some((segment) => segment.kind === 'nurbs')) return null;
  if (segments.some((segment) => segment.inclinationDeg !== 0 || Math.abs(segment.end[2]) > 0.01)) return null;
  if (Math.abs(start[2]) > 0.01 || Math.hypot(last.end[0] - start[0], last.end[1] - start[1]) > 0.1) return null;
  let from: Point = [start[0], start[1]];
  const first = from;
  const path = segments.map((segment, index) => {
    const begin = from;
    from = index === segments.length - 1 ? first : [segment.end[0], segment.end[1]];
    if (segment.kind !== 'arc') return { kind: 'line' as const, start: begin, end: from };
    return arcThrough(begin, [segment.through[0], segment.through[1]], from);
  });
  const loop = path.filter(
    (piece) => piece.kind === 'arc' || Math.hypot(piece.end[0] - piece.start[0], piece.end[1] - piece.start[1]) > 1e-6,
  );
  return Math.abs(areaOf(loop)) < leastAreaMm2 || crossesItself(flatten(loop, 30)) ? null : loop;
};
