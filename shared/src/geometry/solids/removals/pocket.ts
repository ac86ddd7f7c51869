import { cosDeg, sinDeg } from '../../body/angles.ts';
import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import { cross } from '../../body/vectors.ts';
import { numberOf } from './parameters.ts';
import type { Removals } from './removal.ts';
import { combined, negative, recess, type Wall } from './walls.ts';

/**
 * Pocket: a recess over a floor through (StartX, StartY, -StartDepth), turned by Angle about the plane's normal, then falling along its length by Inclination
 * and rising across it by Slope. The floor is Length x Width with InternalAngle between them; the Tilt angles lie in the pocket between floor and wall.
 */
export const pocket = (processing: Processing, frame: Frame): Removals => {
  const { along, across, up } = floorAxes(processing);
  const internal = numberOf(processing, 'InternalAngle', 90);
  const leaning = combined(along, cosDeg(internal), across, sinDeg(internal));
  const corner: Vector = [
    numberOf(processing, 'StartX'),
    numberOf(processing, 'StartY'),
    -numberOf(processing, 'StartDepth'),
  ];
  const end = combined(corner, 1, along, numberOf(processing, 'Length'));
  const far = combined(end, 1, leaning, numberOf(processing, 'Width'));
  const inwards = combined(along, sinDeg(internal), across, -cosDeg(internal));
  const wall = (inward: Vector, through: Vector, tilt: string): Wall => {
    const angle = numberOf(processing, tilt, 90);
    return [combined(inward, sinDeg(angle), up, -cosDeg(angle)), through];
  };
  return recess(processing, frame, {
    start: wall(inwards, corner, 'TiltStartSide'),
    end: wall(negative(inwards), far, 'TiltEndSide'),
    front: wall(across, corner, 'TiltRefSide'),
    back: wall(negative(across), far, 'TiltOppSide'),
    bottom: [up, corner],
  });
};

/** The floor's axes: turned about the normal by Angle, about the cross axis by Inclination, about the long one by Slope. */
const floorAxes = (processing: Processing): { along: Vector; across: Vector; up: Vector } => {
  const angle = numberOf(processing, 'Angle', 0);
  const inclination = numberOf(processing, 'Inclination', 0);
  const slope = numberOf(processing, 'Slope', 0);
  const level: Vector = [-sinDeg(angle), cosDeg(angle), 0];
  const along = combined([cosDeg(angle), sinDeg(angle), 0], cosDeg(inclination), [0, 0, -1], sinDeg(inclination));
  const across = combined(level, cosDeg(slope), cross(along, level), sinDeg(slope));
  return { along, across, up: cross(along, across) };
};
