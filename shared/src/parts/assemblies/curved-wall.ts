import type { Frame, Vector } from '../../geometry/body/body.schema.ts';
import { circleOf } from '../../geometry/body/path.ts';
import { add, directionIn, dot, lengthOf, pointIn, subtract, times, unit } from '../../geometry/body/vectors.ts';
import { type BarEnds, type EndFace, xOn } from '../../geometry/measures/end-faces.ts';
import type { SectionMeasures } from '../../geometry/measures/section-measures.ts';
import { type Face, parallel, touchMm } from './touching-runs.ts';

type Plane = { point: Vector; normal: Vector };

/** The outside of a round bar or tube: its axis, and the planes that end it. */
export type CurvedWall = { start: Vector; direction: Vector; radiusMm: number; ends: [Plane, Plane] };

/** The curved wall of a bar, in part coordinates; null when its section is not round. */
export const curvedWallOf = ({ loops: [outside = []] }: SectionMeasures, ends: BarEnds): CurvedWall | null => {
  const circle = circleOf(outside);
  const [start, end] = [ends.start[0], ends.end[0]];
  if (circle === null || start === undefined || end === undefined) return null;
  const planeAt = (face: EndFace): Plane => ({
    point: [xOn(face, circle.centre), ...circle.centre],
    normal: [1, -face.slopeY, -face.slopeZ],
  });
  return {
    start: [0, ...circle.centre],
    direction: [1, 0, 0],
    radiusMm: circle.radiusMm,
    ends: [planeAt(start), planeAt(end)],
  };
};

export const placedWall = ({ start, direction, radiusMm, ends }: CurvedWall, placement: Frame): CurvedWall => {
  const placed = ({ point, normal }: Plane): Plane => ({
    point: pointIn(placement, point),
    normal: directionIn(placement, normal),
  });
  return {
    start: pointIn(placement, start),
    direction: directionIn(placement, direction),
    radiusMm,
    ends: [placed(ends[0]), placed(ends[1])],
  };
};

/** Widest gap beside the line of contact that a fillet weld closes, mm: a straight edge against a round wall. */
const widestGapMm = 2;
/** Cosine of the angle between a face and the way to the axis from which on the face stands against the wall. */
const facing = 0.7;

/** Length of the edges of a face that run along a curved wall which it stands against, mm. */
export const seamOnWall = (wall: CurvedWall, { corners, isEnd, normal }: Face): number =>
  corners.reduce((sum, from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return isEnd[index] === true ? sum : sum + runAlong(wall, { from, to, normal });
  }, 0);

type Edge = { from: Vector; to: Vector; normal: Vector };

const runAlong = ({ start, direction, radiusMm, ends }: CurvedWall, { from, to, normal }: Edge): number => {
  if (Math.abs(dot(unit(subtract(to, from)), direction)) < parallel) return 0;
  const offset = subtract(from, start);
  const away = subtract(offset, times(direction, dot(offset, direction)));
  const gapMm = lengthOf(away) - radiusMm;
  const faceGapMm = dot(normal, subtract(start, from)) - radiusMm;
  if (faceGapMm > touchMm || gapMm < -touchMm || gapMm > widestGapMm || dot(normal, unit(away)) > -facing) return 0;
  const beside = add(start, away);
  const wall = ends.map((plane) => dot(plane.normal, subtract(plane.point, beside)) / dot(plane.normal, direction));
  const edge = [dot(offset, direction), dot(subtract(to, start), direction)];
  return Math.max(0, Math.min(Math.max(...wall), Math.max(...edge)) - Math.max(Math.min(...wall), Math.min(...edge)));
};
