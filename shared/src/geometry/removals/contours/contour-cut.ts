import type { Body, Contour, Frame, Processing } from '../../body.ts';
import { circleOf, type Path } from '../../sections/path.ts';
import { flatten } from '../../sections/flatten.ts';
import { spanOf } from '../../sections/span-of.ts';
import { directionIn, localIn, pointIn } from '../../vectors.ts';
import { blankCorners, reachBackMm } from '../blank-corners.ts';
import { contourPath } from './contour-path.ts';
import { flagOf } from '../parameters.ts';
import type { Removal, Removals } from '../removal.ts';

/**
 * FreeContour and SawContour with square walls. A closed contour that fills the face is the outline of a plate: what lies outside falls away.
 * Any other, and every one with CounterSink, is a cut-out. A dual contour counts when its walls are square. Further contours are apertures: holes of an outline, islands of a cut-out.
 * Full circles count as drillings. Open contours and tilted walls are not made.
 */
export const contourCut = (processing: Processing, frame: Frame, blankMm: Body['blankMm']): Removals => {
  const contours = processing.contours.map(squareDual);
  const loops = contours.map(contourPath);
  const [outer, ...apertures] = loops;
  const depth = flagOf(processing, 'FaceLimitedBottom', true) ? (contours[0]?.depthMm ?? null) : null;
  if (outer === undefined || loops.includes(null) || (depth !== null && !(depth > 0))) return 'unmade';
  const [main, inner] = [outer as Path, apertures as Path[]];
  const shared = { frame, depthMm: depth, backMm: reachBackMm(frame, blankMm) };
  if (flagOf(processing, 'CounterSink', false) || !fillsFace(main, frame, blankMm)) {
    return [
      inner.length === 0 ? cutOut(main, shared) : { kind: 'prism', loops: [main, ...inner], outside: false, ...shared },
    ];
  }
  return [{ kind: 'prism', loops: [main], outside: true, ...shared }, ...inner.map((loop) => cutOut(loop, shared))];
};

/** A dual contour whose lower edge lies square under its upper one is a contour of that depth; of any other kind nothing is left. */
const squareDual = (contour: Contour): Contour => {
  const { lower, ...principal } = contour;
  if (lower === undefined) return contour;
  const depthMm = principal.start[2] - lower.start[2];
  const below = [lower.start, ...lower.segments.map((segment) => segment.end)];
  const above = [principal.start, ...principal.segments.map((segment) => segment.end)];
  const isSquare = above.every((point, index) => {
    const [x, y, z] = below[index] ?? [Number.NaN, Number.NaN, Number.NaN];
    return Math.abs(x - point[0]) < 0.01 && Math.abs(y - point[1]) < 0.01 && Math.abs(point[2] - z - depthMm) < 0.01;
  });
  return isSquare && above.length === below.length ? { ...principal, depthMm } : { ...principal, segments: [] };
};

type Shared = { frame: Frame; depthMm: number | null; backMm: number };

const cutOut = (loop: Path, shared: Shared): Removal => {
  const circle = circleOf(loop);
  if (circle === null) return { kind: 'prism', loops: [loop], outside: false, ...shared };
  return {
    kind: 'cylinder',
    start: pointIn(shared.frame, [...circle.centre, 0]),
    direction: directionIn(shared.frame, [0, 0, -1]),
    radiusMm: circle.radiusMm,
    depthMm: shared.depthMm,
    backMm: shared.backMm,
  };
};

const fillsFace = (loop: Path, frame: Frame, blankMm: Body['blankMm']): boolean => {
  const points = flatten(loop, 5);
  const face = blankCorners(blankMm).map((corner) => localIn(frame, corner));
  return [0, 1].every((axis) => {
    const [own, all] = [
      spanOf(points.map((point) => point[axis] ?? 0)),
      spanOf(face.map((corner) => corner[axis] ?? 0)),
    ];
    const slack = Math.max(0.5, 0.01 * (all[1] - all[0]));
    return own[0] <= all[0] + slack && own[1] >= all[1] - slack;
  });
};
