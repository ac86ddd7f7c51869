import type { Body, Frame, Processing } from '../../body/body.schema.ts';
import { flatten, piecePoints } from '../../body/flatten.ts';
import { type Path, polygonPath, reversed } from '../../body/path.ts';
import { reachBackMm } from '../removals/blank-corners.ts';
import { crossesItself } from '../removals/crosses-itself.ts';
import { flagOf } from '../removals/parameters.ts';
import type { Removals } from '../removals/removal.ts';
import { kerfSpan } from '../removals/saw-kerf.ts';
import { contourCut } from './contour-cut.ts';
import { flatStretches, isClosed } from './contour-path.ts';
import { offsetPath } from './offset-path.ts';

/** SawContour: a closed one cuts out what it encloses; an open one leaves the saw's kerf along its path, with square walls. */
export const sawPath = (processing: Processing, frame: Frame, blankMm: Body['blankMm']): Removals => {
  const [contour] = processing.contours;
  if (contour === undefined || isClosed(contour)) return contourCut(processing, frame, blankMm);
  const stretches = contour.lower === undefined ? flatStretches(contour) : null;
  if (stretches === null || stretches.some(({ tiltDeg }) => tiltDeg !== 0)) return 'unmade';
  const path = stretches.map(({ piece }) => piece);
  const kerf = kerfSpan(processing.parameters['ToolPosition']);
  const sides = [kerf.to, kerf.from].map((distance) =>
    offsetPath(
      path,
      path.map(() => distance),
      false,
    ),
  );
  const [left, right] = sides;
  if (left == null || right == null) return 'unmade';
  const loop = polygonPath([...openPoints(right), ...openPoints(reversed(left))]);
  if (crossesItself(flatten(loop, 30))) return 'unmade';
  const depthMm = flagOf(processing, 'FaceLimitedBottom', true) ? contour.depthMm : null;
  return [{ kind: 'prism', frame, loops: [loop], outside: false, depthMm, backMm: reachBackMm(frame, blankMm) }];
};

const openPoints = (path: Path) => {
  const last = path.at(-1);
  const points = path.flatMap((piece) =>
    piecePoints(piece, piece.kind === 'line' ? 1 : Math.max(2, Math.ceil(Math.abs(piece.sweepRad) / 0.1))),
  );
  return last === undefined ? points : [...points, last.end];
};
