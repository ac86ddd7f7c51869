import type { Frame, Processing, Vector } from '../body.ts';
import { cosDeg, sinDeg } from '../angles.ts';
import { halfSpaceIn } from './half-space.ts';
import { flagOf, isAtEnd, isSquare, numberOf } from './parameters.ts';
import type { HalfSpace, Removals } from './removal.ts';

/**
 * Lap: a recess with square walls from the start wall through (StartX, StartY) towards the end named by Orientation.
 * Side walls run along the part (LeadAngleParallel) or at LeadAngle to the start wall. Tilted walls and sloping floors are not made.
 */
export const lap = (processing: Processing, frame: Frame): Removals => {
  const parallel = flagOf(processing, 'LeadAngleParallel', true);
  const upright = flagOf(processing, 'LeadInclinationParallel', true) || isSquare(processing, { LeadInclination: 90 });
  const depth = numberOf(processing, 'Depth');
  if (!isSquare(processing, { Inclination: 90, Slope: 0 }) || !upright || depth < 0) return 'unmade';
  const angle = numberOf(processing, 'Angle');
  const away = isAtEnd(processing) ? 1 : -1;
  const along: Vector = [away * cosDeg(angle), sinDeg(angle), 0];
  const into: Vector = [-away * sinDeg(angle), cosDeg(angle), 0];
  const lead = numberOf(processing, 'LeadAngle', 90);
  const side: Vector = parallel ? [-away, 0, 0] : combined(along, cosDeg(lead), into, sinDeg(lead));
  const across: Vector = [away * side[1], -away * side[0], 0];
  const start: Vector = [numberOf(processing, 'StartX'), numberOf(processing, 'StartY'), 0];
  const far = combined(start, 1, into, numberOf(processing, 'Length'));
  const back = combined(start, 1, along, numberOf(processing, 'Width'));
  return recess(processing, frame, {
    start: [into, start],
    end: [negative(into), far],
    front: [across, start],
    back: [negative(across), back],
    bottom: [
      [0, 0, 1],
      [0, 0, -depth],
    ],
  });
};

/** Pocket: a recess over a rectangular floor at StartDepth, turned by Angle about the plane's normal. Tilted floors and walls are not made. */
export const pocket = (processing: Processing, frame: Frame): Removals => {
  const square = {
    Inclination: 0,
    Slope: 0,
    InternalAngle: 90,
    TiltRefSide: 90,
    TiltEndSide: 90,
    TiltOppSide: 90,
    TiltStartSide: 90,
  };
  const depth = numberOf(processing, 'StartDepth');
  if (!isSquare(processing, square) || depth < 0) return 'unmade';
  const angle = numberOf(processing, 'Angle', 0);
  const along: Vector = [cosDeg(angle), sinDeg(angle), 0];
  const across: Vector = [-sinDeg(angle), cosDeg(angle), 0];
  const start: Vector = [numberOf(processing, 'StartX'), numberOf(processing, 'StartY'), 0];
  return recess(processing, frame, {
    start: [along, start],
    end: [negative(along), combined(start, 1, along, numberOf(processing, 'Length'))],
    front: [across, start],
    back: [negative(across), combined(start, 1, across, numberOf(processing, 'Width'))],
    bottom: [
      [0, 0, 1],
      [0, 0, -depth],
    ],
  });
};

/** Slot: a kerf of Thickness about the line at Angle from (StartX, StartY), Length long and Depth deep. Only square ones from the start are made. */
export const slot = (processing: Processing, frame: Frame): Removals => {
  const square = { StartDepth: 0, Inclination: 90, AngleRefPoint: 90, AngleOppPoint: 90, AddAngleOppPoint: 0 };
  if (isAtEnd(processing) || !isSquare(processing, square)) return 'unmade';
  const angle = numberOf(processing, 'Angle', 0);
  const along: Vector = [cosDeg(angle), sinDeg(angle), 0];
  const across: Vector = [-sinDeg(angle), cosDeg(angle), 0];
  const start: Vector = [numberOf(processing, 'StartX'), numberOf(processing, 'StartY'), 0];
  const half = numberOf(processing, 'Thickness') / 2;
  return recess(processing, frame, {
    start: [along, start],
    end: [negative(along), combined(start, 1, along, numberOf(processing, 'Length'))],
    front: [across, combined(start, 1, across, -half)],
    back: [negative(across), combined(start, 1, across, half)],
    bottom: [
      [0, 0, 1],
      [0, 0, -numberOf(processing, 'Depth')],
    ],
  });
};

type Wall = [inward: Vector, through: Vector];
type Walls = Record<'start' | 'end' | 'front' | 'back' | 'bottom', Wall>;

const limits = {
  start: 'FaceLimitedStart',
  end: 'FaceLimitedEnd',
  front: 'FaceLimitedFront',
  back: 'FaceLimitedBack',
  bottom: 'FaceLimitedBottom',
};

const recess = (processing: Processing, frame: Frame, walls: Walls): Removals => {
  const within: HalfSpace[] = [];
  for (const name of ['start', 'end', 'front', 'back', 'bottom'] as const) {
    if (flagOf(processing, limits[name], true)) within.push(halfSpaceIn(frame, ...walls[name]));
  }
  if (flagOf(processing, 'FaceLimitedTop', false)) within.push(halfSpaceIn(frame, [0, 0, -1], [0, 0, 0]));
  return within.length === 0 ? 'unmade' : [{ kind: 'convex', within }];
};

const negative = (a: Vector): Vector => [-a[0], -a[1], -a[2]];

const combined = (a: Vector, p: number, b: Vector, q: number): Vector => [
  a[0] * p + b[0] * q,
  a[1] * p + b[1] * q,
  a[2] * p + b[2] * q,
];
