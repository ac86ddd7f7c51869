import { cosDeg, sinDeg } from '../../body/angles.ts';
import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import { flagOf, isAtEnd, numberOf } from './parameters.ts';
import type { Removals } from './removal.ts';
import { combined, negative, recess } from './walls.ts';

const outward: Vector = [0, 0, 1];

/**
 * Lap: a recess from the start wall through (StartX, StartY) towards the end named by Orientation. Angles of walls lie in the material that stays.
 * Start and end wall are parallel, Length apart square to them, tilted by Inclination; Slope lets the floor fall along them.
 * Side walls run along the part (LeadAngleParallel) or at LeadAngle to the start wall, upright (LeadInclinationParallel) or tilted by LeadInclination.
 */
export const lap = (processing: Processing, frame: Frame): Removals => {
  const angle = numberOf(processing, 'Angle');
  const slope = numberOf(processing, 'Slope', 0);
  const away = isAtEnd(processing) ? 1 : -1;
  const along: Vector = [away * cosDeg(angle), sinDeg(angle), 0];
  const into: Vector = [-away * sinDeg(angle), cosDeg(angle), 0];
  const start: Vector = [numberOf(processing, 'StartX'), numberOf(processing, 'StartY'), 0];
  const wall = tilted(into, numberOf(processing, 'Inclination', 90));
  const side = sideWall(processing, along, into, away);
  return recess(processing, frame, {
    start: [wall, start],
    end: [negative(wall), combined(start, 1, wall, numberOf(processing, 'Length'))],
    front: [side, start],
    back: [negative(side), combined(start, 1, along, numberOf(processing, 'Width'))],
    bottom: [
      combined(outward, cosDeg(slope), along, sinDeg(slope)),
      combined(start, 1, outward, -numberOf(processing, 'Depth')),
    ],
  });
};

/** Direction from the front wall into the recess. */
const sideWall = (processing: Processing, along: Vector, into: Vector, away: number): Vector => {
  const lead = numberOf(processing, 'LeadAngle', 90);
  const isUpright = flagOf(processing, 'LeadInclinationParallel', true);
  const trace: Vector = flagOf(processing, 'LeadAngleParallel', true)
    ? [-away, 0, 0]
    : combined(along, cosDeg(lead), into, sinDeg(lead));
  return tilted([away * trace[1], -away * trace[0], 0], isUpright ? 90 : numberOf(processing, 'LeadInclination', 90));
};

/** A wall's direction into the recess, the wall tilted so that it makes `inclination` with the surface that stays. */
const tilted = (across: Vector, inclination: number): Vector =>
  combined(across, sinDeg(inclination), outward, -cosDeg(inclination));
