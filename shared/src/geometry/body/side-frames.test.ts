import { expect, test } from 'vitest';
import type { Vector } from './body.schema.ts';
import { sideFrames } from './side-frames.ts';

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1] + 0,
  a[2] * b[0] - a[0] * b[2] + 0,
  a[0] * b[1] - a[1] * b[0] + 0,
];

test('the normals of the six sides point out of the blank', () => {
  const normals = sideFrames({ length: 1000, height: 50, width: 80 }).map((side) => cross(side.xAxis, side.yAxis));
  expect(normals).toEqual([
    [0, -1, 0],
    [0, 0, -1],
    [0, 1, 0],
    [0, 0, 1],
    [-1, 0, 0],
    [1, 0, 0],
  ]);
});

test('every side starts on the face that its normal leaves', () => {
  const origins = sideFrames({ length: 1000, height: 50, width: 80 }).map((side) => side.origin);
  expect(origins).toEqual([
    [0, 0, 0],
    [0, 50, 0],
    [0, 50, 80],
    [0, 0, 80],
    [0, 0, 0],
    [1000, 50, 0],
  ]);
});
