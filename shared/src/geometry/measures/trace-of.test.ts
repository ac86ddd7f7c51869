import { expect, test } from 'vitest';
import { bodyOf, longHole, polygon, workOn } from '../../../test/geometry/sample-bodies.ts';
import type { Contour } from '../body/body.schema.ts';
import { measureBody } from '../measure-body.ts';
import { loadKernel } from '../solids/unite-deep.ts';

const kernel = await loadKernel();
const size: [number, number, number] = [400, 10, 200];
const plate = (contour: Contour, counterSink = true) => {
  const work = workOn(1, size).work('FreeContour', { CounterSink: counterSink }, [contour]);
  return measureBody(kernel, bodyOf(size, [work]), null, { category: 'FLAT', profileFamily: null }).measures;
};
const leaning = (contour: Contour, inclinationDeg: number, depthMm: number | null = null): Contour => ({
  ...contour,
  depthMm,
  segments: contour.segments.map((segment) => ({ ...segment, inclinationDeg })),
});
const square = polygon([
  [100, 60],
  [180, 60],
  [180, 140],
  [100, 140],
]);

test('the leaning walls of a cut-out through a plate are a contour, measured at half thickness', () => {
  expect(plate(leaning(square, 45))).toMatchObject({ pierces: 2, contourMm: 1200 + 4 * 70 });
  const { pierces, contourMm } = plate(leaning(longHole(200, 100, 60, 40), 45));
  expect(pierces).toBe(2);
  expect(contourMm / (1200 + 120 + 30 * Math.PI)).toBeCloseTo(1, 3);
});

test('a leaning recess that does not go through pierces nothing', () => {
  expect(plate(leaning(square, 45, 8))).toMatchObject({ pierces: 1, contourMm: 1200 });
  expect(plate(leaning(longHole(200, 100, 60, 40), 30, 8))).toMatchObject({ pierces: 1, contourMm: 1200 });
});

test('the leaning edge of an outline is the contour', () => {
  const outline = polygon([
    [0, 0],
    [400, 0],
    [400, 200],
    [0, 200],
  ]);
  expect(plate(leaning(outline, 45), false)).toMatchObject({ pierces: 1, contourMm: 1200 - 40 });
});
