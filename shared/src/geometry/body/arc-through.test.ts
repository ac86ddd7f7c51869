import { expect, test } from 'vitest';
import { arcThrough, areaOf, circleOf, circlePath, mapped, perimeterOf, reversed } from './path.ts';

test('three points give the arc that runs through the middle one', () => {
  expect(arcThrough([1, 0], [0, 1], [-1, 0])).toMatchObject({
    kind: 'arc',
    centre: [0, 0],
    radius: 1,
    sweepRad: Math.PI,
  });
  expect(arcThrough([1, 0], [0, -1], [-1, 0])).toMatchObject({ kind: 'arc', sweepRad: -Math.PI });
  const most = arcThrough([1, 0], [-1, 0], [0, -1]);
  expect(most.kind === 'arc' ? most.sweepRad : 0).toBeCloseTo(1.5 * Math.PI, 12);
});

test('three points on a line give the line', () => {
  expect(arcThrough([0, 0], [5, 0], [10, 0])).toEqual({ kind: 'line', start: [0, 0], end: [10, 0] });
});

test('a circle has its area and length, also reversed and mirrored', () => {
  const circle = circlePath([3, 4], 5);
  expect(areaOf(circle)).toBeCloseTo(25 * Math.PI, 10);
  expect(areaOf(reversed(circle))).toBeCloseTo(-25 * Math.PI, 10);
  expect(areaOf(mapped(circle, ([x, y]) => [-x, y], true))).toBeCloseTo(-25 * Math.PI, 10);
  expect(perimeterOf(circle)).toBeCloseTo(10 * Math.PI, 10);
  expect(circleOf(circle)).toEqual({ centre: [3, 4], radiusMm: 5 });
});

test('a half circle with its diameter is no circle', () => {
  expect(circleOf([arcThrough([1, 0], [0, 1], [-1, 0]), { kind: 'line', start: [-1, 0], end: [1, 0] }])).toBeNull();
});
