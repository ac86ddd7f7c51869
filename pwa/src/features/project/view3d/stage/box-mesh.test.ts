import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { cross, dot, subtract } from '@knotenblech/shared/geometry/body/vectors.ts';
import { expect, test } from 'vitest';
import { boxMesh } from './piece.ts';

const { positions, normals, triangles, edgePoints, edges } = boxMesh({ min: [1, 2, 3], max: [11, 22, 43] });
const at = (points: ArrayLike<number>, index: number, size = 3): Vector => [
  points[index * size] ?? 0,
  points[index * size + 1] ?? 0,
  points[index * size + 2] ?? 0,
];

test('a box is closed, turned outwards and has the volume of its sides', () => {
  let six = 0;
  for (let index = 0; index < triangles.length; index += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => at(positions, triangles[index + corner] ?? 0)) as [
      Vector,
      Vector,
      Vector,
    ];
    const square = cross(subtract(b, a), subtract(c, a));
    expect(dot(square, at(normals, triangles[index] ?? 0, 4))).toBeGreaterThan(0);
    six += dot(a, cross(b, c));
  }
  expect(six / 6).toBeCloseTo(10 * 20 * 40);
});

test('a box has four edges along each axis', () => {
  const lengths = Array.from({ length: edges.length / 2 }, (_, edge) =>
    Math.hypot(...subtract(at(edgePoints, edges[edge * 2] ?? 0), at(edgePoints, edges[edge * 2 + 1] ?? 0))),
  );
  expect(lengths.toSorted((a, b) => a - b)).toEqual([...Array(4).fill(10), ...Array(4).fill(20), ...Array(4).fill(40)]);
});
