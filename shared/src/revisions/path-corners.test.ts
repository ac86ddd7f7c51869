import { expect, test } from 'vitest';
import { arcThrough, type Path, type Point, polygonPath, reversed } from '../geometry/body/path.ts';
import { cornersOf } from './path-corners.ts';

const square: Point[] = [
  [0, 0],
  [100, 0],
  [100, 50],
  [0, 50],
];

const sorted = ({ corners }: ReturnType<typeof cornersOf>) => corners.map((corner) => corner.join()).sort();

test('a rectangle has four corners wherever it starts and whichever way it runs', () => {
  const other = polygonPath([...square.slice(2), ...square.slice(0, 2)]);
  expect(sorted(cornersOf(other))).toEqual(sorted(cornersOf(polygonPath(square))));
  expect(sorted(cornersOf(reversed(other)))).toEqual(sorted(cornersOf(polygonPath(square))));
});

test('points on a side are no corners, also where the loop starts', () => {
  const divided: Point[] = [
    [40, 0],
    [100, 0],
    [100, 20],
    [100, 50],
    [0, 50],
    [0, 0],
  ];
  expect(sorted(cornersOf(polygonPath(divided)))).toEqual(sorted(cornersOf(polygonPath(square))));
});

test('an arc in two pieces is one', () => {
  const rest: Path = [
    { kind: 'line', start: [0, 10], end: [0, 0] },
    { kind: 'line', start: [0, 0], end: [10, 0] },
  ];
  const half = 10 * Math.SQRT1_2;
  const near = 10 * Math.cos(Math.PI / 8);
  const aside = 10 * Math.sin(Math.PI / 8);
  const whole = cornersOf([arcThrough([10, 0], [half, half], [0, 10]), ...rest]);
  const divided = cornersOf([
    arcThrough([10, 0], [near, aside], [half, half]),
    arcThrough([half, half], [aside, near], [0, 10]),
    ...rest,
  ]);
  expect(divided.arcs).toHaveLength(1);
  expect(divided.arcs[0]?.radiusMm).toBeCloseTo(10);
  expect(divided.arcs[0]?.middle[0]).toBeCloseTo(whole.arcs[0]?.middle[0] ?? 0);
  expect(divided.corners).toHaveLength(3);
});
