import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import { flatten, piecePoints } from '../../body/flatten.ts';
import { areaOf, circleOf, type Path, polygonPath, reversed } from '../../body/path.ts';
import { directionIn, localIn, pointIn, spanOf } from '../../body/vectors.ts';
import { crossesItself } from '../removals/crosses-itself.ts';
import { blankCorners, reachBackMm } from '../removals/drilling.ts';
import { kerfSpan } from '../removals/ridge-valley-cut.ts';
import { flagOf, halfSpaceIn, type Removal, type Removals } from '../removals/walls.ts';
import { flatStretches, isClosed } from './contour-path.ts';
import { offsetPath } from './offset-path.ts';
import { type CutLimits, type Walled, walledBody } from './walled-body.ts';

/**
 * FreeContour, SawContour and MillContour that are closed. One that fills the face is the outline of a plate: what lies outside falls away.
 * Any other, and every one with CounterSink, is a cut-out. Further contours are apertures: holes of an outline, islands of a cut-out.
 * Walls are square, tilted by their Inclination (positive: the lower edge lies to the left of the path), or ruled between the edges of a dual contour.
 * Square full circles count as drillings. A line with FaceLimited no opens the cut-out beyond it.
 */
export const contourCut = (processing: Processing, frame: Frame, blankMm: Body['blankMm']): Removals => {
  const corners = blankCorners(blankMm).map((corner) => localIn(frame, corner));
  const limits: CutLimits = {
    frame,
    deepestMm: Math.max(0, ...corners.map((corner) => -corner[2])),
    backMm: reachBackMm(frame, blankMm),
    isOpenBelow: !flagOf(processing, 'FaceLimitedBottom', true),
  };
  const bodies = processing.contours.map((contour) => walledBody(contour, limits));
  const [main, ...apertures] = bodies;
  if (main == null || apertures.includes(null)) return 'unmade';
  const inner = apertures as Walled[];
  if (!flagOf(processing, 'CounterSink', false) && fillsFace(main.loop, frame, blankMm)) {
    const depthMm = processing.contours[0]?.depthMm ?? null;
    return [outside(main, limits, depthMm), ...inner.map((aperture) => cutOut(aperture, limits))];
  }
  const beyond = openBeyond(processing, main, limits);
  return beyond === 'unmade' ? 'unmade' : [withIslands(main, inner, limits), ...beyond];
};

const withIslands = (main: Walled, islands: Walled[], limits: CutLimits): Removal => {
  if (islands.length === 0) return cutOut(main, limits);
  const loops = [main, ...islands].map(({ loop }) => loop);
  const isSquare = [main, ...islands].every((body) => body.kind === 'square');
  if (main.kind === 'square' && isSquare) return { ...prism(main, limits), loops };
  return { kind: 'less', of: cutOut(main, limits), kept: islands.map((island) => islandOf(island, limits)) };
};

/** An island stands all the way up, whatever the depth of its own contour. */
const islandOf = (island: Walled, limits: CutLimits): Removal =>
  island.kind === 'tilted' ? island.body : { ...prism(island, limits), depthMm: null };

const prism = ({ loop, depthMm }: Extract<Walled, { kind: 'square' }>, { frame, backMm }: CutLimits) =>
  ({ kind: 'prism', frame, loops: [loop], outside: false, depthMm, backMm }) satisfies Removal;

const outside = (main: Walled, limits: CutLimits, depthMm: number | null): Removal => {
  if (main.kind === 'square') return { ...prism(main, limits), outside: true };
  const within = depthMm === null || limits.isOpenBelow ? [] : [halfSpaceIn(limits.frame, [0, 0, 1], [0, 0, -depthMm])];
  return { kind: 'less', of: { kind: 'convex', within }, kept: [main.body] };
};

const cutOut = (main: Walled, limits: CutLimits): Removal => {
  if (main.kind === 'tilted') return main.body;
  const circle = circleOf(main.loop);
  if (circle === null) return prism(main, limits);
  return {
    kind: 'cylinder',
    start: pointIn(limits.frame, [...circle.centre, 0]),
    direction: directionIn(limits.frame, [0, 0, -1]),
    radiusMm: circle.radiusMm,
    depthMm: main.depthMm,
    backMm: limits.backMm,
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

/**
 * What falls away beyond the segments of a cut-out that do not limit it (SegmentN.FaceLimited no): a band square to the line, outwards without end.
 * 'unmade' for arcs, curves and tilted walls.
 */
const openBeyond = (processing: Processing, main: Walled, limits: CutLimits): Removal[] | 'unmade' => {
  const open = (processing.contours[0]?.segments ?? []).flatMap((_, index) =>
    processing.parameters[`Segment${index + 1}.FaceLimited`] === false ? [index] : [],
  );
  if (open.length === 0) return [];
  const segments = processing.contours[0]?.segments ?? [];
  if (main.kind === 'tilted' || open.some((index) => segments[index]?.kind !== 'line')) return 'unmade';
  const outwards = areaOf(main.loop) > 0 ? -1 : 1;
  return open.map((index): Removal => {
    const to = segments[index]?.end ?? [0, 0, 0];
    const from = index === 0 ? (processing.contours[0]?.start ?? to) : (segments[index - 1]?.end ?? to);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const along: Vector = [(to[0] - from[0]) / length, (to[1] - from[1]) / length, 0];
    const within = [
      halfSpaceIn(limits.frame, along, from),
      halfSpaceIn(limits.frame, [-along[0], -along[1], 0], to),
      halfSpaceIn(limits.frame, [-along[1] * outwards, along[0] * outwards, 0], from),
    ];
    if (main.depthMm !== null) within.push(halfSpaceIn(limits.frame, [0, 0, 1], [0, 0, -main.depthMm]));
    return { kind: 'convex', within };
  });
};

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
