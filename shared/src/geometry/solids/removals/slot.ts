import type { Frame, Processing, Vector } from '../../body/body.schema.ts';
import type { Point } from '../../body/path.ts';
import { add, cosDeg, cross, sinDeg, times } from '../../body/vectors.ts';
import { isAtEnd, numberOf, type Removals, recess, type Wall } from './walls.ts';

/**
 * Slot: a kerf of Thickness about a plane through (StartX, StartY, -StartDepth), its line at Angle to the part's length (mirrored for Orientation end),
 * tilted by Inclination. In that plane: AngleRefPoint between line and start wall, Depth from the line to the start wall's foot, AngleOppPoint between floor
 * and a parallel of the start wall at Length from it, by AddAngleOppPoint the end wall turns off that parallel.
 * With StartDepth the slot is in the end: its line stands upright on the point, its depth runs along the part, its start wall is its bottom.
 */
export const slot = (processing: Processing, frame: Frame): Removals => {
  const isInEnd = numberOf(processing, 'StartDepth', 0) > 0;
  const mirror = isAtEnd(processing) ? -1 : 1;
  const axes = isInEnd ? endAxes(processing, mirror) : sideAxes(processing, mirror);
  const start: Vector = [
    numberOf(processing, 'StartX'),
    numberOf(processing, 'StartY'),
    -numberOf(processing, 'StartDepth', 0),
  ];
  const { first, floor, last } = outlineOf(processing);
  const inPlane = ([a, b]: Point): Vector => add(times(axes.along, a), times(axes.into, b));
  const wall = ({ inward, through }: Line): Wall => [inPlane(inward), add(start, inPlane(through))];
  const half = numberOf(processing, 'Thickness') / 2;
  const across = times(cross(axes.along, axes.into), isInEnd ? -mirror : mirror);
  const front: Wall = [across, add(start, times(across, -half))];
  const back: Wall = [times(across, -1), add(start, times(across, half))];
  if (!isInEnd)
    return recess(processing, frame, { front, back, start: wall(first), end: wall(last), bottom: wall(floor) });
  const depth = isAtEnd(processing) ? { start: wall(floor) } : { end: wall(floor) };
  return recess(processing, frame, { front, back, bottom: wall(first), top: wall(last), ...depth });
};

type Axes = { along: Vector; into: Vector };
/** A line in the slot's plane: the direction into the slot and a point it goes through (along the slot's line, into the material). */
type Line = { inward: Point; through: Point };

const sideAxes = (processing: Processing, mirror: number): Axes => {
  const angle = numberOf(processing, 'Angle', 0);
  const inclination = numberOf(processing, 'Inclination', 90);
  const lean = cosDeg(inclination);
  return {
    along: [mirror * cosDeg(angle), sinDeg(angle), 0],
    into: [mirror * sinDeg(angle) * lean, -cosDeg(angle) * lean, -sinDeg(inclination)],
  };
};

const endAxes = (processing: Processing, mirror: number): Axes => {
  const angle = numberOf(processing, 'Angle', 0);
  const inclination = numberOf(processing, 'Inclination', 90);
  const [sin, cos] = [sinDeg(inclination), cosDeg(inclination)];
  return {
    along: [mirror * sinDeg(angle) * cos, sinDeg(angle) * sin, cosDeg(angle)],
    into: [mirror * sin, -cos, 0],
  };
};

const outlineOf = (processing: Processing): { first: Line; floor: Line; last: Line } => {
  const ref = numberOf(processing, 'AngleRefPoint', 90);
  const opp = numberOf(processing, 'AngleOppPoint', 90);
  const depth = numberOf(processing, 'Depth');
  const reach = numberOf(processing, 'Length') / sinDeg(opp);
  const turned = ref + numberOf(processing, 'AddAngleOppPoint', 0);
  const foot: Point = [(depth * cosDeg(ref)) / sinDeg(ref), depth];
  const far: Point = [foot[0] + reach * cosDeg(ref - opp), foot[1] + reach * sinDeg(ref - opp)];
  return {
    first: { inward: [sinDeg(ref), -cosDeg(ref)], through: [0, 0] },
    floor: { inward: [sinDeg(ref - opp), -cosDeg(ref - opp)], through: foot },
    last: { inward: [-sinDeg(turned), cosDeg(turned)], through: far },
  };
};
