import { cosDeg, sinDeg } from '../../body/angles.ts';
import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import { add, times } from '../../body/vectors.ts';
import { halfSpaceIn } from './half-space.ts';
import { flagOf, numberOf } from './parameters.ts';
import type { Removals } from './removal.ts';

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
