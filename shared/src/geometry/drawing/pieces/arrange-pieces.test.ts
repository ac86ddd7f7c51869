import { expect, test } from 'vitest';
import type { Body } from '../../body/body.schema.ts';
import { arrangePieces } from './arrange-pieces.ts';

const body = (length: number, height: number, width: number): Body => ({
  blankMm: { length, height, width },
  section: { kind: 'box' },
  processings: [],
});

const bodies = [body(300, 10, 200), body(1200, 80, 80), body(150, 150, 8), body(300, 10, 200), body(90, 40, 40)];

/** The part's corner opposite its origin, at p.x*x + p.y*y + p.z*(x cross y). */
const cornersOf = (index: number) => {
  const place = arrangePieces(bodies)[index];
  const { length = 0, height = 0, width = 0 } = bodies[index]?.blankMm ?? {};
  if (!place) throw new Error('no place');
  const { origin, xAxis: x, yAxis: y } = place;
  const z = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
  const far = [0, 1, 2].map(
    (axis) => (origin[axis] ?? 0) + length * (x[axis] ?? 0) + height * (y[axis] ?? 0) + width * (z[axis] ?? 0),
  );
  const range = (axis: number) => [origin[axis] ?? 0, far[axis] ?? 0].sort((a, b) => a - b) as [number, number];
  return { x: range(0), y: range(1), z: range(2) };
};

test('pieces without a place lie beside each other and never overlap', () => {
  const boxes = bodies.map((_, index) => cornersOf(index));
  for (const [n, a] of boxes.entries())
    for (const b of boxes.slice(n + 1)) {
      expect(a.x[1] <= b.x[0] || b.x[1] <= a.x[0] || a.y[1] <= b.y[0] || b.y[1] <= a.y[0]).toBe(true);
    }
});

test('a plate lies on the floor on its largest face, however the file turns it', () => {
  expect(cornersOf(0).z).toEqual([0, 10]);
  expect(cornersOf(2).z).toEqual([0, 8]);
});
