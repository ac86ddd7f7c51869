import type { Processing, Vector } from '../../body/body.schema.ts';
import type { Path } from '../../body/path.ts';
import { cosDeg, cross, dot, sinDeg } from '../../body/vectors.ts';
import { type HalfSpace, numberOf, type Removal } from '../removals/walls.ts';
import { type Bench, finer, pointOn, towards } from './bench.ts';

/** Where a tenon stands or a mortise opens: `along` its length (from the top down), `out` the way it grows; part coordinates, unit and square to each other. */
export type Seat = { origin: Vector; along: Vector; across: Vector; out: Vector };

/**
 * Seat of a tenon on its shoulder: the plane of a JackRafterCut of the same Angle and Inclination; the length runs down in it,
 * turned by Rotation (90: square to the trace on the side, 0: along the trace, back towards the reference edge).
 */
export const shoulderSeat = (processing: Processing, bench: Bench): Seat => {
  const [angle, inclination] = [numberOf(processing, 'Angle'), numberOf(processing, 'Inclination')];
  const rotation = numberOf(processing, 'Rotation');
  const [cosA, sinA, cosI, sinI] = [cosDeg(angle), sinDeg(angle), cosDeg(inclination), sinDeg(inclination)];
  const down: Vector = [sinA * cosI, -cosA * cosI, sinI];
  const turned = combined(down, sinDeg(rotation), [cosA, sinA, 0], -cosDeg(rotation));
  return seatOn(bench, processing, turned, [-sinA * sinI, cosA * sinI, cosI]);
};

/**
 * Seat of a mortise at StartDepth: its length runs along the part, turned by Angle. Slope is the angle between the length on the side and the way in,
 * Inclination that between the side across and the way in; both 90: square to the side.
 */
export const mouthSeat = (processing: Processing, bench: Bench): Seat => {
  const angle = numberOf(processing, 'Angle');
  const [slope, inclination] = [numberOf(processing, 'Slope'), numberOf(processing, 'Inclination')];
  const length: Vector = [cosDeg(angle), sinDeg(angle), 0];
  const width: Vector = [-sinDeg(angle), cosDeg(angle), 0];
  const into = combined(length, cosDeg(slope), [0, 0, 1], sinDeg(slope));
  const along = combined(length, sinDeg(slope), [0, 0, 1], -cosDeg(slope));
  return seatOn(bench, processing, along, combined(width, cosDeg(inclination), into, sinDeg(inclination)));
};

/** The half-space on a seat with inward normal (along, across, out) through a point. */
export const halfOn = (seat: Seat, normal: Vector, through: Vector): HalfSpace => {
  const inward = turnedTo(seat, normal);
  return { normal: inward, offset: dot(inward, spotOn(seat, through)) };
};

/** A point of the seat in part coordinates. */
export const spotOn = (seat: Seat, at: Vector): Vector => {
  const offset = turnedTo(seat, at);
  return [seat.origin[0] + offset[0], seat.origin[1] + offset[1], seat.origin[2] + offset[2]];
};

/** An outline drawn in (along, across), symmetric across, raised between two heights. */
export const raised = (seat: Seat, outline: Path, [from, to]: [number, number]): Removal => ({
  kind: 'prism',
  frame: { origin: spotOn(seat, [0, 0, to]), xAxis: seat.along, yAxis: cross(seat.out, seat.along) },
  loops: [finer(outline)],
  outside: false,
  depthMm: to - from,
  backMm: 0,
});

const seatOn = (bench: Bench, processing: Processing, along: Vector, out: Vector): Seat => {
  const [alongPart, outPart] = [towards(bench, along), towards(bench, out)];
  const origin = pointOn(bench, [0, numberOf(processing, 'StartY'), numberOf(processing, 'StartDepth')]);
  return { origin, along: alongPart, across: cross(outPart, alongPart), out: outPart };
};

const turnedTo = ({ along, across, out }: Seat, [l, w, h]: Vector): Vector =>
  combined(combined(along, l, across, w), 1, out, h);

const combined = (a: Vector, p: number, b: Vector, q: number): Vector => [
  a[0] * p + b[0] * q,
  a[1] * p + b[1] * q,
  a[2] * p + b[2] * q,
];
