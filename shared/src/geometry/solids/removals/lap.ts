import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import { cosDeg, cross, sinDeg } from '../../body/vectors.ts';
import { combined, flagOf, isAtEnd, negative, numberOf, type Removals, recess, type Wall } from './walls.ts';

const outward: Vector = [0, 0, 1];

/**
 * Lap: a recess from the start wall through (StartX, StartY) towards the end named by Orientation. Angles of walls lie in the material that stays.
 * Start and end wall are parallel, Length apart square to them, tilted by Inclination; the floor is square to them and meets the start wall
 * Depth below the side, Slope lets it fall along them. Seven meshes of another program show it so.
 * Side walls run along the part (LeadAngleParallel) or at LeadAngle to the start wall, upright (LeadInclinationParallel) or tilted by LeadInclination.
 */
export const lap = (processing: Processing, frame: Frame): Removals => {
  const angle = numberOf(processing, 'Angle');
  const slope = numberOf(processing, 'Slope', 0);
  const away = isAtEnd(processing) ? 1 : -1;
  const along: Vector = [away * cosDeg(angle), sinDeg(angle), 0];
  const into: Vector = [-away * sinDeg(angle), cosDeg(angle), 0];
  const start: Vector = [numberOf(processing, 'StartX'), numberOf(processing, 'StartY'), 0];
  const inclination = numberOf(processing, 'Inclination', 90);
  const wall = tilted(into, inclination);
  const floor = combined(outward, sinDeg(inclination), into, cosDeg(inclination));
  const depth = numberOf(processing, 'Depth');
  const below = combined(start, 1, outward, -depth);
  const side = sideWall(processing, along, into, away);
  return recess(processing, frame, {
    start: [wall, start],
    end: [negative(wall), combined(start, 1, wall, numberOf(processing, 'Length'))],
    front: [side, start],
    back: [negative(side), combined(start, 1, along, numberOf(processing, 'Width'))],
    bottom: [
      combined(floor, cosDeg(slope), along, sinDeg(slope)),
      combined(below, 1, into, (-depth * cosDeg(inclination)) / sinDeg(inclination)),
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

/**
 * Pocket: a recess over a floor through (StartX, StartY, -StartDepth), turned by Angle about the plane's normal, then falling along its length by Inclination
 * and rising across it by Slope. InternalAngle lies between its edges, Length and Width are square between its walls, as those of Lap and Slot are;
 * the Tilt angles lie in the pocket between floor and wall.
 */
export const pocket = (processing: Processing, frame: Frame): Removals => {
  const { along, across, up } = floorAxes(processing);
  const internal = numberOf(processing, 'InternalAngle', 90);
  const corner: Vector = [
    numberOf(processing, 'StartX'),
    numberOf(processing, 'StartY'),
    -numberOf(processing, 'StartDepth'),
  ];
  const inwards = combined(along, sinDeg(internal), across, -cosDeg(internal));
  const end = combined(corner, 1, inwards, numberOf(processing, 'Length'));
  const back = combined(corner, 1, across, numberOf(processing, 'Width'));
  const wall = (inward: Vector, through: Vector, tilt: string): Wall => {
    const angle = numberOf(processing, tilt, 90);
    return [combined(inward, sinDeg(angle), up, -cosDeg(angle)), through];
  };
  return recess(processing, frame, {
    start: wall(inwards, corner, 'TiltStartSide'),
    end: wall(negative(inwards), end, 'TiltEndSide'),
    front: wall(across, corner, 'TiltRefSide'),
    back: wall(negative(across), back, 'TiltOppSide'),
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
