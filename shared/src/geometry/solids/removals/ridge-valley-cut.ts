import { cosDeg, sinDeg } from '../../body/angles.ts';
import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import { halfSpaceIn } from './half-space.ts';
import { flagOf, isSquare, numberOf } from './parameters.ts';
import type { HalfSpace, Removal, Removals } from './removal.ts';

/**
 * RidgeValleyCut: what lies above two faces that fall (positive inclination) or rise from a line along the part at StartY, StartDepth deep:
 * one towards the reference edge, one towards the opposite one. The end walls stand square to the side, at the angles to the line on it.
 */
export const ridgeValleyCut = (processing: Processing, frame: Frame): Removals => {
  const [ref, opp] = [faceOf(processing, frame, refFace), faceOf(processing, frame, oppFace)];
  const isRidge = numberOf(processing, 'InclinationRefSide') + numberOf(processing, 'InclinationOppSide') >= 0;
  const square = { AngleRefEdgeStart: 90, AngleRefEdgeEnd: 90, AngleOppEdgeStart: 90, AngleOppEdgeEnd: 90 };
  const isPlain = isSquare(processing, square) || !isLimited(processing);
  if (isPlain && !isRidge) return [{ kind: 'convex', within: [ref.above, opp.above, ...ref.ends] }];
  return [ref, opp].map(
    ({ above, ends, own }): Removal => ({ kind: 'convex', within: isPlain ? [above, ...ends] : [above, own, ...ends] }),
  );
};

type Half = { side: 1 | -1; name: 'Ref' | 'Opp' };
const refFace: Half = { side: -1, name: 'Ref' };
const oppFace: Half = { side: 1, name: 'Opp' };

const isLimited = (processing: Processing): boolean =>
  flagOf(processing, 'StartLimited', false) || flagOf(processing, 'EndLimited', false);

/** One face: what lies above it, the side of the line it stands on, and its end walls. */
const faceOf = (
  processing: Processing,
  frame: Frame,
  { side, name }: Half,
): { above: HalfSpace; own: HalfSpace; ends: HalfSpace[] } => {
  const inclination = numberOf(processing, `Inclination${name}Side`);
  const line: Vector = [
    numberOf(processing, 'StartX', 0),
    numberOf(processing, 'StartY'),
    -numberOf(processing, 'StartDepth', 0),
  ];
  const wall = (end: 'Start' | 'End', along: number, at: Vector): HalfSpace[] => {
    const angle = numberOf(processing, `Angle${name}Edge${end}`, 90);
    const isThere = flagOf(processing, `${end}Limited`, false);
    return isThere ? [halfSpaceIn(frame, [along * sinDeg(angle), -side * cosDeg(angle), 0], at)] : [];
  };
  const far: Vector = [line[0] + numberOf(processing, 'Length'), line[1], line[2]];
  return {
    above: halfSpaceIn(frame, [0, side * sinDeg(inclination), cosDeg(inclination)], line),
    own: halfSpaceIn(frame, [0, side, 0], line),
    ends: [...wall('Start', 1, line), ...wall('End', -1, far)],
  };
};
