import { cosDeg, sinDeg } from '../../body/angles.ts';
import type { Body, Frame, Processing } from '../../body/body.schema.ts';
import { directionIn, pointIn } from '../../body/vectors.ts';
import { reachBackMm } from './blank-corners.ts';
import { flagOf, numberOf } from './parameters.ts';
import type { Removals } from './removal.ts';

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
