import { cosDeg, sinDeg } from '../../body/angles.ts';
import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import { halfSpaceIn } from './half-space.ts';
import { isAtEnd, numberOf } from './parameters.ts';
import type { HalfSpace, Removals } from './removal.ts';

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
