import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import { add, cosDeg, sinDeg, times } from '../../body/vectors.ts';
import { flagOf, type HalfSpace, halfSpaceIn, isSquare, numberOf, type Removal, type Removals } from './walls.ts';

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

/**
 * SawCut: the kerf of a blade along Angle, in a plane tilted by Inclination as that of a JackRafterCut, Length long between walls square to it.
 * Depth is measured square to the side; Bevel lets the floor fall along the cut.
 */
export const sawCut = (processing: Processing, frame: Frame): Removals => {
  const angle = numberOf(processing, 'Angle', 90);
  const inclination = numberOf(processing, 'Inclination', 90);
  const bevel = numberOf(processing, 'Bevel', 0);
  const sin = sinDeg(inclination);
  const along: Vector = [cosDeg(angle), sinDeg(angle), 0];
  const left: Vector = [-sinDeg(angle) * sin, cosDeg(angle) * sin, -cosDeg(inclination)];
  const down: Vector = [sinDeg(angle) * cosDeg(inclination), -cosDeg(angle) * cosDeg(inclination), -sin];
  const start: Vector = [
    numberOf(processing, 'StartX', 0),
    numberOf(processing, 'StartY', 0),
    -numberOf(processing, 'StartDepth', 0),
  ];
  const kerf = kerfSpan(processing.parameters['ToolPosition']);
  const within = [
    halfSpaceIn(frame, left, add(start, times(left, kerf.from))),
    halfSpaceIn(frame, times(left, -1), add(start, times(left, kerf.to))),
  ];
  const far = add(start, times(along, numberOf(processing, 'Length')));
  const floor = add(start, times(down, numberOf(processing, 'Depth') / sin));
  const up = add(times(along, sinDeg(bevel)), times(down, -cosDeg(bevel)));
  if (flagOf(processing, 'FaceLimitedStart', true)) within.push(halfSpaceIn(frame, along, start));
  if (flagOf(processing, 'FaceLimitedEnd', true)) within.push(halfSpaceIn(frame, times(along, -1), far));
  if (flagOf(processing, 'FaceLimitedBottom', true)) within.push(halfSpaceIn(frame, up, floor));
  return [{ kind: 'convex', within }];
};

/** Width of a saw's kerf, mm: the format states none. */
const sawKerfMm = 3;

/** The kerf's bounds to the left of the path that a tool follows. */
export const kerfSpan = (toolPosition: unknown): { from: number; to: number } => {
  if (toolPosition === 'left') return { from: 0, to: sawKerfMm };
  if (toolPosition === 'right') return { from: -sawKerfMm, to: 0 };
  return { from: -sawKerfMm / 2, to: sawKerfMm / 2 };
};
