import type { Point } from '../body/path.ts';

/** Whether a side of one polygon crosses a side of the other; sides that only touch do not. */
export const polygonsCross = (a: Point[], b: Point[]): boolean => {
  const others = sidesOf(b);
  return sidesOf(a).some((side) => others.some((other) => liesAcross(side, other) && liesAcross(other, side)));
};

type Side = readonly [from: Point, to: Point];

const sidesOf = (polygon: Point[]): Side[] =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from]);

const liesAcross = (line: Side, [from, to]: Side): boolean => turn(line, from) * turn(line, to) < 0;

const turn = ([from, to]: Side, [x, y]: Point): number =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
