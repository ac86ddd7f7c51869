import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import { add, cosDeg, sinDeg, times } from '../../body/vectors.ts';
import { flagOf, type HalfSpace, halfSpaceIn, isAtEnd, numberOf, type Removals } from './walls.ts';

/** JackRafterCut: all beyond the plane through (StartX, StartY, -StartDepth), towards the named end. Angles lie in the material that stays. */
export const jackRafterCut = (processing: Processing, frame: Frame): Removals => [
  { kind: 'convex', within: [beyond(processing, frame, { angle: 'Angle', inclination: 'Inclination' })] },
];

/** DoubleCut: Angle1 < Angle2 is a notch into the end (the wedge between the planes falls away), else a point. */
export const doubleCut = (processing: Processing, frame: Frame): Removals => {
  const first = beyond(processing, frame, { angle: 'Angle1', inclination: 'Inclination1' });
  const second = beyond(processing, frame, { angle: 'Angle2', inclination: 'Inclination2' });
  if (numberOf(processing, 'Angle1') < numberOf(processing, 'Angle2'))
    return [{ kind: 'convex', within: [first, second] }];
  return [
    { kind: 'convex', within: [first] },
    { kind: 'convex', within: [second] },
  ];
};

const beyond = (processing: Processing, frame: Frame, names: { angle: string; inclination: string }): HalfSpace => {
  const [angle, inclination] = [numberOf(processing, names.angle), numberOf(processing, names.inclination)];
  const towards = isAtEnd(processing) ? 1 : -1;
  const normal: Vector = [
    towards * sinDeg(angle) * sinDeg(inclination),
    cosDeg(angle) * sinDeg(inclination),
    -cosDeg(inclination),
  ];
  return halfSpaceIn(frame, normal, [
    numberOf(processing, 'StartX', 0),
    numberOf(processing, 'StartY', 0),
    -numberOf(processing, 'StartDepth', 0),
  ]);
};

/**
 * LongitudinalCut: what lies above a plane along the part, turned about its line at StartY by Inclination (negative: towards the far edge).
 * DepthLimited leaves a floor at Depth. AngleStart and AngleEnd lie in the cut face, between its line and its end walls, which stand square to it.
 */
export const longitudinalCut = (processing: Processing, frame: Frame): Removals => {
  const inclination = numberOf(processing, 'Inclination');
  const line: Vector = [numberOf(processing, 'StartX', 0), numberOf(processing, 'StartY'), 0];
  const within = [halfSpaceIn(frame, [0, -sinDeg(inclination), cosDeg(inclination)], line)];
  const towards = inclination < 0 ? 1 : -1;
  const down: Vector = [0, towards * cosDeg(inclination), -Math.abs(sinDeg(inclination))];
  if (flagOf(processing, 'DepthLimited', false))
    within.push(halfSpaceIn(frame, [0, 0, 1], [0, 0, -numberOf(processing, 'Depth')]));
  if (flagOf(processing, 'StartLimited', false))
    within.push(halfSpaceIn(frame, endWall(down, numberOf(processing, 'AngleStart', 90), 1), line));
  if (flagOf(processing, 'EndLimited', false)) {
    const end: Vector = [line[0] + numberOf(processing, 'Length'), line[1], 0];
    within.push(halfSpaceIn(frame, endWall(down, numberOf(processing, 'AngleEnd', 90), -1), end));
  }
  return [{ kind: 'convex', within }];
};

const endWall = (down: Vector, angleDeg: number, along: number): Vector =>
  add([along * sinDeg(angleDeg), 0, 0], times(down, -cosDeg(angleDeg)));
