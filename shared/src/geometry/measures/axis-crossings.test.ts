import { expect, test } from 'vitest';
import { circlePath, polygonPath } from '../body/path.ts';
import { axisCrossings, isStraightAcross } from './axis-crossings.ts';

const square = polygonPath([
  [0, 0],
  [100, 0],
  [100, 50],
  [0, 50],
]);

test('an axis meets the outline where it enters and leaves', () => {
  expect(axisCrossings([square], [-10, 20], [1, 0]).map(({ at }) => at)).toEqual([10, 110]);
  expect(
    axisCrossings([circlePath([0, 0], 10), circlePath([0, 0], 8)], [-20, 0], [1, 0]).map(({ at, loop }) => [at, loop]),
  ).toEqual([
    [10, 0],
    [12, 1],
    [28, 1],
    [30, 0],
  ]);
});

test('an axis through a corner meets it once', () => {
  expect(
    axisCrossings(
      [
        polygonPath([
          [0, 0],
          [10, 10],
          [0, 20],
        ]),
      ],
      [-5, 10],
      [1, 0],
    ),
  ).toHaveLength(2);
});

test('straight across means: no corner and no arc within the radius', () => {
  const axis = (z: number) => ({ origin: [-10, z] as [number, number], direction: [1, 0] as [number, number] });
  expect(isStraightAcross([square], axis(25), 10)).toBe(true);
  expect(isStraightAcross([square], axis(5), 10)).toBe(false);
  expect(isStraightAcross([square], axis(10), 10)).toBe(true);
  expect(isStraightAcross([circlePath([0, 0], 10)], axis(0), 2)).toBe(false);
});
