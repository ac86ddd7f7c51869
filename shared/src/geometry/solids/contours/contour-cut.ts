import type { Body, Frame, Processing } from '../../body/body.schema.ts';
import { flatten } from '../../body/flatten.ts';
import { circleOf, type Path } from '../../body/path.ts';
import { spanOf } from '../../body/span-of.ts';
import { directionIn, localIn, pointIn } from '../../body/vectors.ts';
import { blankCorners, reachBackMm } from '../removals/blank-corners.ts';
import { halfSpaceIn } from '../removals/half-space.ts';
import { flagOf } from '../removals/parameters.ts';
import type { Removal, Removals } from '../removals/removal.ts';
import { openBeyond } from './open-beyond.ts';
import { type CutLimits, type Walled, walledBody } from './walled-body.ts';

/**
 * FreeContour, SawContour and MillContour that are closed. One that fills the face is the outline of a plate: what lies outside falls away.
 * Any other, and every one with CounterSink, is a cut-out. Further contours are apertures: holes of an outline, islands of a cut-out.
 * Walls are square, tilted by their Inclination (positive: the lower edge lies to the left of the path), or ruled between the edges of a dual contour.
 * Square full circles count as drillings. A line with FaceLimited no opens the cut-out beyond it.
 */
export const contourCut = (processing: Processing, frame: Frame, blankMm: Body['blankMm']): Removals => {
  const corners = blankCorners(blankMm).map((corner) => localIn(frame, corner));
  const room: CutLimits = {
    frame,
    deepestMm: Math.max(0, ...corners.map((corner) => -corner[2])),
    backMm: reachBackMm(frame, blankMm),
    isOpenBelow: !flagOf(processing, 'FaceLimitedBottom', true),
  };
  const bodies = processing.contours.map((contour) => walledBody(contour, room));
  const [main, ...apertures] = bodies;
  if (main == null || apertures.includes(null)) return 'unmade';
  const inner = apertures as Walled[];
  if (!flagOf(processing, 'CounterSink', false) && fillsFace(main.loop, frame, blankMm)) {
    const depthMm = processing.contours[0]?.depthMm ?? null;
    return [outside(main, room, depthMm), ...inner.map((aperture) => cutOut(aperture, room))];
  }
  const beyond = openBeyond(processing, main, room);
  return beyond === 'unmade' ? 'unmade' : [withIslands(main, inner, room), ...beyond];
};

const withIslands = (main: Walled, islands: Walled[], room: CutLimits): Removal => {
  if (islands.length === 0) return cutOut(main, room);
  const loops = [main, ...islands].map(({ loop }) => loop);
  const isSquare = [main, ...islands].every((body) => body.kind === 'square');
  if (main.kind === 'square' && isSquare) return { ...prism(main, room), loops };
  return { kind: 'less', of: cutOut(main, room), kept: islands.map((island) => islandOf(island, room)) };
};

/** An island stands all the way up, whatever the depth of its own contour. */
const islandOf = (island: Walled, room: CutLimits): Removal =>
  island.kind === 'tilted' ? island.body : { ...prism(island, room), depthMm: null };

const prism = ({ loop, depthMm }: Extract<Walled, { kind: 'square' }>, { frame, backMm }: CutLimits) =>
  ({ kind: 'prism', frame, loops: [loop], outside: false, depthMm, backMm }) satisfies Removal;

const outside = (main: Walled, room: CutLimits, depthMm: number | null): Removal => {
  if (main.kind === 'square') return { ...prism(main, room), outside: true };
  const within = depthMm === null || room.isOpenBelow ? [] : [halfSpaceIn(room.frame, [0, 0, 1], [0, 0, -depthMm])];
  return { kind: 'less', of: { kind: 'convex', within }, kept: [main.body] };
};

const cutOut = (main: Walled, room: CutLimits): Removal => {
  if (main.kind === 'tilted') return main.body;
  const circle = circleOf(main.loop);
  if (circle === null) return prism(main, room);
  return {
    kind: 'cylinder',
    start: pointIn(room.frame, [...circle.centre, 0]),
    direction: directionIn(room.frame, [0, 0, -1]),
    radiusMm: circle.radiusMm,
    depthMm: main.depthMm,
    backMm: room.backMm,
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
