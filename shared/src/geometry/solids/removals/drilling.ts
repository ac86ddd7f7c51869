import type { Body, Frame, Processing, Vector } from '../../body/body.schema.ts';
import { flatten } from '../../body/flatten.ts';
import { cosDeg, directionIn, localIn, pointIn, sinDeg } from '../../body/vectors.ts';
import { edgeSpan, flagOf, type HalfSpace, numberOf, type Removal, type Removals, squareEnds } from './walls.ts';

/** Drilling: a cylinder from (StartX, StartY) into the material; Depth is measured square to the plane, DepthLimited no goes through. */
export const drilling = (processing: Processing, frame: Frame, blankMm: Body['blankMm']): Removals => {
  const [angle, inclination] = [numberOf(processing, 'Angle', 0), numberOf(processing, 'Inclination', 90)];
  const radiusMm = numberOf(processing, 'Diameter') / 2;
  const depth = numberOf(processing, 'Depth');
  const sin = sinDeg(inclination);
  if (!(radiusMm > 0) || !(sin > 0.01)) return 'unmade';
  const limited = flagOf(processing, 'DepthLimited', true);
  if (limited && !(depth > 0)) return 'unmade';
  const lean = cosDeg(inclination);
  const overhang = reachBackMm(frame, blankMm) === 0 ? 0 : radiusMm * Math.abs(lean / sin) + 10;
  return [
    {
      kind: 'cylinder',
      start: pointIn(frame, [numberOf(processing, 'StartX'), numberOf(processing, 'StartY'), 0]),
      direction: directionIn(frame, [-cosDeg(angle) * lean, sinDeg(angle) * lean, -sin]),
      radiusMm,
      depthMm: limited ? depth / sin : null,
      backMm: overhang,
    },
  ];
};

export const blankCorners = ({ length, height, width }: Body['blankMm']): Vector[] =>
  [0, length].flatMap((x) => [0, height].flatMap((y) => [0, width].map((z): Vector => [x, y, z])));

/** How far a tool reaches back above a plane: freely where no material lies above it, else not at all. */
export const reachBackMm = (frame: Frame, blankMm: Body['blankMm']): number =>
  blankCorners(blankMm).every((corner) => localIn(frame, corner)[2] < 1e-3) ? 10 : 0;

/** Coordinates beyond this are no part's, mm; the kernel cannot hold them. */
const reachMm = 1e6;

const isNear = (value: number) => Math.abs(value) <= reachMm;

/** Whether all numbers of a removal are finite and near enough for the kernel. */
export const isWithinReach = (removal: Removal): boolean => {
  switch (removal.kind) {
    case 'convex':
      return removal.within.every(({ normal, offset }) => [...normal, offset].every(isNear));
    case 'cylinder':
      return [removal.depthMm ?? 0, removal.backMm, removal.radiusMm, ...removal.start].every(isNear);
    case 'prism': {
      const points = removal.loops.map((loop) => flatten(loop, 45));
      return (
        [removal.depthMm ?? 0, removal.backMm].every(isNear) &&
        points.every((loop) => loop.length > 1 && loop.flat().every(isNear))
      );
    }
    case 'ball':
      return [...removal.centre, removal.radiusMm].every(isNear);
    case 'polyhedron':
      return removal.points.flat().every(isNear);
    case 'common':
      return removal.of.length > 0 && removal.of.every(isWithinReach);
    case 'less':
      return [removal.of, ...removal.kept].every(isWithinReach);
    default:
      return removal satisfies never;
  }
};

/** Planing: a layer of Depth off each of the four sides along the part that is named, between square ends where it is limited. */
export const planing = (processing: Processing, { height, width }: Body['blankMm']): Removals => {
  const depth = numberOf(processing, 'Depth');
  const layers: HalfSpace[] = [
    { normal: [0, -1, 0], offset: -depth },
    { normal: [0, 0, -1], offset: -depth },
    { normal: [0, 1, 0] as Vector, offset: height - depth },
    { normal: [0, 0, 1] as Vector, offset: width - depth },
  ];
  const ends = squareEnds(edgeSpan(processing));
  const planed = layers.filter((_, index) => flagOf(processing, `PlaneSide${index + 1}`, true));
  if (planed.length === 0 || depth === 0) return 'nothing';
  return planed.map((layer) => ({ kind: 'convex', within: [layer, ...ends] }));
};
