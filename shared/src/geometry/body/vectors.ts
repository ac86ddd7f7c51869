import type { Frame, Vector } from './body.schema.ts';

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const times = (a: Vector, factor: number): Vector => [a[0] * factor, a[1] * factor, a[2] * factor];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const lengthOf = (a: Vector): number => Math.sqrt(dot(a, a));

export const unit = (a: Vector): Vector => times(a, 1 / (lengthOf(a) || 1));

/** Outward normal of a plane of the part. */
export const normalOf = (frame: Frame): Vector => cross(frame.xAxis, frame.yAxis);

/** A direction given in the plane's local axes (x, y, outward), in part axes. */
export const directionIn = (frame: Frame, [x, y, w]: Vector): Vector =>
  add(add(times(frame.xAxis, x), times(frame.yAxis, y)), times(normalOf(frame), w));

/** A point given in the plane's local coordinates, in part coordinates. */
export const pointIn = (frame: Frame, local: Vector): Vector => add(frame.origin, directionIn(frame, local));

/** A point of the part in the plane's local coordinates. */
export const localIn = (frame: Frame, point: Vector): Vector => {
  const offset = subtract(point, frame.origin);
  return [dot(offset, frame.xAxis), dot(offset, frame.yAxis), dot(offset, normalOf(frame))];
};

/** Smallest and largest of any number of coordinates. */
export const spanOf = (coordinates: Iterable<number>): [number, number] => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const coordinate of coordinates) {
    if (coordinate < low) low = coordinate;
    if (coordinate > high) high = coordinate;
  }
  return [low, high];
};

const toRad = Math.PI / 180;

/** Sine of an angle in degrees, exact at multiples of 90. */
export const sinDeg = (deg: number): number => {
  if (deg % 180 === 0) return 0;
  if (deg % 90 === 0) return ((deg % 360) + 360) % 360 === 90 ? 1 : -1;
  return Math.sin(deg * toRad);
};

/** Cosine of an angle in degrees, exact at multiples of 90. */
export const cosDeg = (deg: number): number => sinDeg(deg + 90);

export const degOf = (rad: number): number => rad / toRad;
