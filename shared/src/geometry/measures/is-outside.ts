import type { Body, Vector } from '../body/body.schema.ts';
import { dot, localIn, spanOf } from '../body/vectors.ts';
import type { Step } from '../solids/make-solid.ts';
import { blankCorners } from '../solids/removals/drilling.ts';
import type { Removal } from '../solids/removals/walls.ts';
import { type Cylinder, wallsMet } from './axis-crossings.ts';
import { type Box, boxesMeet, removalBox } from './removal-box.ts';
import type { SectionMeasures } from './section-measures.ts';

/** Whether work takes nothing because it lies beside the blank. End cuts may: exporters write square ones at every end. */
export const isOutside = (step: Step, body: Body, section: SectionMeasures): boolean => {
  if (endCuts.has(step.processing.kind)) return false;
  const corners = blankCorners(body.blankMm);
  return step.removals.every((removal) => misses(removal, corners, { body, section }));
};

const endCuts = new Set(['JackRafterCut', 'DoubleCut', 'LongitudinalCut']);

const blankBox = ({ blankMm }: Body): Box => ({ min: [0, 0, 0], max: [blankMm.length, blankMm.height, blankMm.width] });

type Bar = { body: Body; section: SectionMeasures };

const misses = (removal: Removal, corners: Vector[], bar: Bar): boolean => {
  switch (removal.kind) {
    case 'cylinder':
      return missesBar(removal, corners, bar);
    case 'convex':
      return removal.within.some(({ normal, offset }) =>
        corners.every((corner) => dot(normal, corner) < offset + 1e-6),
      );
    case 'prism':
      return !removal.outside && missesFace(removal, corners);
    case 'ball':
    case 'polyhedron':
      return !boxesMeet(removalBox(removal), blankBox(bar.body));
    case 'common':
      return removal.of.some((each) => misses(each, corners, bar));
    case 'less':
      return misses(removal.of, corners, bar);
    default:
      return removal satisfies never;
  }
};

/** A cylinder misses when its axis meets no wall and its whole width passes beside the blank. */
const missesBar = (cylinder: Cylinder, corners: Vector[], { body, section }: Bar): boolean => {
  if (wallsMet(section.loops, body.blankMm.length, cylinder).length > 0) return false;
  const { start, direction, radiusMm, depthMm, backMm } = cylinder;
  const far = 2 * Math.max(...corners.map((corner) => Math.hypot(...localOffset(corner, start))));
  const ends = [-backMm, depthMm ?? far].map((at) => start.map((value, axis) => value + (direction[axis] ?? 0) * at));
  const reach = direction.map((value) => radiusMm * Math.sqrt(Math.max(0, 1 - value * value)));
  const size = [body.blankMm.length, body.blankMm.height, body.blankMm.width];
  return reach.some((side, axis) => {
    const along = ends.map((end) => end[axis] ?? 0);
    return Math.max(...along) + side <= 1e-6 || Math.min(...along) - side >= (size[axis] ?? 0) - 1e-6;
  });
};

const localOffset = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const missesFace = (prism: Extract<Removal, { kind: 'prism' }>, corners: Vector[]): boolean => {
  const face = corners.map((corner) => localIn(prism.frame, corner));
  const points = prism.loops.flat().flatMap((piece) =>
    piece.kind === 'line'
      ? [piece.start]
      : [
          [piece.centre[0] - piece.radius, piece.centre[1] - piece.radius],
          [piece.centre[0] + piece.radius, piece.centre[1] + piece.radius],
        ],
  );
  const isBeside = [0, 1].some((axis) => {
    const own = spanOf(points.map((point) => point[axis] ?? 0));
    const all = spanOf(face.map((corner) => corner[axis] ?? 0));
    return own[1] <= all[0] + 1e-6 || own[0] >= all[1] - 1e-6;
  });
  const depth = prism.depthMm ?? Number.POSITIVE_INFINITY;
  const isBelow = face.every((corner) => corner[2] <= -depth + 1e-6);
  return isBeside || isBelow || face.every((corner) => corner[2] >= prism.backMm - 1e-6);
};
