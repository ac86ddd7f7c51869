import type { Vector } from '../geometry/body/body.schema.ts';
import { cross, dot } from '../geometry/body/vectors.ts';

/** A turn that lays axes onto axes: the new x, y and z are the old axis of that number, forwards or backwards. */
export type Turn = { axes: [number, number, number]; signs: [number, number, number] };

const orders: Turn['axes'][] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

const rowOf = (axis: number, sign: number): Vector => {
  const row: Vector = [0, 0, 0];
  row[axis] = sign;
  return row;
};

const isProper = ({ axes, signs }: Turn): boolean => {
  const [x, y, z] = [0, 1, 2].map((at) => rowOf(axes[at] ?? 0, signs[at] ?? 1)) as [Vector, Vector, Vector];
  return dot(cross(x, y), z) > 0;
};

const all: Turn[] = orders.flatMap((axes) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map(
    (bits): Turn => ({ axes, signs: [bits & 1 ? -1 : 1, bits & 2 ? -1 : 1, bits & 4 ? -1 : 1] }),
  ),
);

/** The 24 turns that keep a piece what it is. */
export const properTurns: readonly Turn[] = all.filter(isProper);

/** The 24 that make its mirror image of it. */
export const mirroringTurns: readonly Turn[] = all.filter((turn) => !isProper(turn));

export const turned = (point: Vector, { axes, signs }: Turn): Vector => [
  (point[axes[0]] ?? 0) * signs[0],
  (point[axes[1]] ?? 0) * signs[1],
  (point[axes[2]] ?? 0) * signs[2],
];

export const turnedSize = (size: Vector, { axes }: Turn): Vector => [
  size[axes[0]] ?? 0,
  size[axes[1]] ?? 0,
  size[axes[2]] ?? 0,
];
