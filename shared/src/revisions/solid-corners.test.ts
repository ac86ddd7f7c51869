import { expect, test } from 'vitest';
import type { Vector } from '../geometry/body/body.schema.ts';
import { hullVertices } from './solid-corners.ts';

const box: [Vector, Vector] = [
  [0, 0, 0],
  [100, 50, 10],
];
const textOf = (points: Vector[]) => points.map((point) => point.map((at) => Math.round(at)).join()).sort();

test('a corner that is cut off a plate has the six corners of a wedge', () => {
  const half = Math.SQRT1_2;
  const cut = { normal: [half, half, 0] as Vector, offset: 130 * half };
  expect(textOf(hullVertices([cut], box))).toEqual(
    ['100,30,0', '100,30,10', '100,50,0', '100,50,10', '80,50,0', '80,50,10'].sort(),
  );
});

test('walls that lie outside the piece do not count', () => {
  const wall = { normal: [1, 0, 0] as Vector, offset: 60 };
  const beyond = { normal: [0, 0, -1] as Vector, offset: -40 };
  expect(hullVertices([wall, beyond], box)).toHaveLength(8);
});

test('what misses the piece has none', () => {
  expect(hullVertices([{ normal: [1, 0, 0], offset: 101 }], box)).toEqual([]);
});
