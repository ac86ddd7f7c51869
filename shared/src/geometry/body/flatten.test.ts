import { expect, test } from 'vitest';
import { circlePolygon, flatten } from './flatten.ts';
import { arcThrough, areaOf, circlePath, type Path, polygonPath } from './path.ts';

test('a flattened loop keeps its area, whatever the step', () => {
  const half: Path = [arcThrough([10, 0], [0, 10], [-10, 0]), { kind: 'line', start: [-10, 0], end: [10, 0] }];
  for (const step of [90, 30, 15, 7.5]) expect(areaOf(polygonPath(flatten(half, step)))).toBeCloseTo(50 * Math.PI, 9);
});

test('ends of arcs stay where they are', () => {
  const half: Path = [arcThrough([10, 0], [0, 10], [-10, 0]), { kind: 'line', start: [-10, 0], end: [10, 0] }];
  expect(flatten(half, 30)).toEqual(
    expect.arrayContaining([
      [10, 0],
      [-10, 0],
    ]),
  );
});

test('a full circle is a polygon of its area within 0.02 mm of it', () => {
  for (const radius of [5, 38.05, 609.5]) {
    const polygon = flatten(circlePath([0, 0], radius), 15);
    expect(areaOf(polygonPath(polygon)) / (Math.PI * radius ** 2)).toBeCloseTo(1, 12);
    expect(Math.max(...polygon.map(([x, y]) => Math.hypot(x, y))) - radius).toBeLessThan(0.0201);
  }
  expect(areaOf(polygonPath(circlePolygon(7, 32)))).toBeCloseTo(49 * Math.PI, 10);
});
