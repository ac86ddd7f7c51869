import type { Vector } from '../../../geometry/body/body.schema.ts';
import { add, cross, dot, subtract, times } from '../../../geometry/body/vectors.ts';
import type { Axes } from '../brep/read-geometry.ts';

/** Where a body is put: its axes in the surrounding coordinates; z = x cross y. */
export type Movement = { origin: Vector; x: Vector; y: Vector };

export const noMovement: Movement = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0] };

/** A direction of the body in the surrounding coordinates. */
const turnedBy = ({ x, y }: Movement, [a, b, c]: Vector): Vector =>
  add(add(times(x, a), times(y, b)), times(cross(x, y), c));

/** First the inner movement, then the outer. */
export const movedBy = (outer: Movement, inner: Movement): Movement => ({
  origin: add(outer.origin, turnedBy(outer, inner.origin)),
  x: turnedBy(outer, inner.x),
  y: turnedBy(outer, inner.y),
});

/** The movement that takes one placement to another. */
export const between = (from: Axes, to: Axes): Movement => {
  const local = (direction: Vector): Vector => [dot(direction, from.x), dot(direction, from.y), dot(direction, from.z)];
  const target = { origin: to.origin, x: to.x, y: to.y };
  const [x, y] = [turnedBy(target, local([1, 0, 0])), turnedBy(target, local([0, 1, 0]))];
  const turn: Movement = { origin: [0, 0, 0], x, y };
  return { ...turn, origin: subtract(to.origin, turnedBy(turn, from.origin)) };
};
