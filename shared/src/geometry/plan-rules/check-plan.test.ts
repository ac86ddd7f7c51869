import { expect, test } from 'vitest';
import { bodyOf, longHole, polygon, workOn } from '../../../test/geometry/sample-bodies.ts';
import type { Contour, Processing } from '../body/body.schema.ts';
import { measureBody } from '../measure-body.ts';
import { loadKernel } from '../solids/unite-deep.ts';

const kernel = await loadKernel();
const size: [number, number, number] = [300, 10, 200];
const { drill, work, contour } = workOn(1, size);
const findingsOf = (...processings: Processing[]) =>
  measureBody(kernel, bodyOf(size, processings), null, { category: 'FLAT', profileFamily: null }).findings;
const roundPlate = (...processings: Processing[]) =>
  measureBody(kernel, bodyOf([100, 10, 100], processings), null, { category: 'FLAT', profileFamily: null }).findings;
const codesOf = (...processings: Processing[]) => findingsOf(...processings).map(({ code }) => code);
const cutOut = (loop: Contour) => work('FreeContour', { CounterSink: false, ToolPosition: 'left' }, [loop]);
const rectangle = (x: number, y: number, length: number, width: number): [number, number][] => [
  [x, y],
  [x + length, y],
  [x + length, y + width],
  [x, y + width],
];
const circle = (x: number, y: number, radius: number): Contour => ({
  start: [x + radius, y, 0],
  segments: [
    { kind: 'arc', end: [x - radius, y, 0], through: [x, y + radius, 0], inclinationDeg: 0 },
    { kind: 'arc', end: [x + radius, y, 0], through: [x, y - radius, 0], inclinationDeg: 0 },
  ],
  depthMm: null,
});
/** A plate of which only the inside of the contour is left. */
const outlined = (loop: Contour) => work('FreeContour', { CounterSink: false, ToolPosition: 'right' }, [loop]);

/** An angle of 300 x 200 whose lying leg is `high`. */
const legOf = (high: number): Contour =>
  polygon(
    [...rectangle(0, 0, 300, high), [50, high], [50, 200], [0, 200]].filter((_, place) => place !== 3) as [
      number,
      number,
    ][],
  );

test.each<[string, Processing[], Processing[]]>([
  ['warn.hole-near-edge', [drill(16.8, 100, 14)], [drill(16.7, 100, 14)]],
  [
    'warn.hole-near-edge',
    [drill(100, 100, 14), cutOut(polygon(rectangle(116.8, 80, 60, 40)))],
    [drill(100, 100, 14), cutOut(polygon(rectangle(116.7, 80, 60, 40)))],
  ],
  ['warn.hole-near-edge', [drill(100, 100, 14), drill(156.8, 100, 80)], [drill(100, 100, 14), drill(156.7, 100, 80)]],
  [
    'warn.holes-near-each-other',
    [drill(100, 100, 20), drill(144, 100, 20)],
    [drill(100, 100, 20), drill(143.9, 100, 20)],
  ],
  ['warn.holes-overlap', [drill(100, 100, 20), drill(120.1, 100, 20)], [drill(100, 100, 20), drill(120, 100, 20)]],
  ['warn.hole-twice', [drill(100, 100, 20), drill(100, 100, 20.1)], [drill(100, 100, 20), drill(100, 100, 20)]],
  ['warn.hole-cuts-edge', [drill(10.1, 100, 20)], [drill(9.9, 100, 20)]],
  ['warn.thin-web', [drill(100, 100, 80), drill(185, 100, 80)], [drill(100, 100, 80), drill(184.9, 100, 80)]],
  ['warn.thin-web', [drill(45, 100, 80)], [drill(44.9, 100, 80)]],
  [
    'warn.thin-web',
    [cutOut(longHole(100, 60, 40, 20)), cutOut(longHole(100, 85, 40, 20))],
    [cutOut(longHole(100, 60, 40, 20)), cutOut(longHole(100, 84.9, 40, 20))],
  ],
  ['warn.thin-web', [outlined(legOf(5))], [outlined(legOf(4.9))]],
  ['warn.falls-apart', [cutOut(polygon(rectangle(100, 10, 20, 190)))], [cutOut(polygon(rectangle(100, -1, 20, 202)))]],
  ['warn.processing-outside', [outlined(legOf(20)), drill(100, 10, 8)], [outlined(legOf(20)), drill(100, 150, 8)]],
  [
    'request.contour-crosses-itself',
    [contour(rectangle(50, 50, 100, 100))],
    [
      contour([
        [50, 50],
        [150, 150],
        [150, 50],
        [50, 150],
      ]),
    ],
  ],
])('%s', (code, inside, outside) => {
  expect(codesOf(...inside)).not.toContain(code);
  expect(codesOf(...outside)).toContain(code);
});

test.each([
  ['from side to side', rectangle(100, -20, 20, 240), []],
  ['as a small cross', rectangle(146, 99, 8, 2), [rectangle(149, 96, 2, 8)]],
])('a cut-out %s lies neither beside the plate nor beside what it crosses', (_, loop, others) => {
  const codes = codesOf(...[loop, ...others].map((points) => cutOut(polygon(points))));
  expect(codes).not.toContain('warn.processing-outside');
  expect(codes).not.toContain('warn.thin-web');
});

test('a ring has no hole near its edge', () => {
  expect(roundPlate(outlined(circle(50, 50, 50)), drill(50, 50, 50))).toEqual([]);
  expect(roundPlate(outlined(circle(50, 50, 50)), drill(55, 50, 50))).toMatchObject([{ code: 'warn.hole-near-edge' }]);
});

test('a stepped hole is one hole', () => {
  expect(findingsOf(drill(100, 100, 14), drill(100, 100, 26, 4))).toEqual([]);
});

test('the pointed corner of a triangle is no strip', () => {
  expect(
    findingsOf(
      outlined(
        polygon([
          [0, 0],
          [300, 0],
          [0, 200],
        ]),
      ),
    ),
  ).toEqual([]);
});

test('holes of a row are told once, with the worst distance and how many there are', () => {
  const row = [0, 1, 2, 3].map((place) => drill(60 + 30 * place, 100, 20));
  expect(findingsOf(...row)).toEqual([
    { code: 'warn.holes-near-each-other', values: { diameterMm: 20, distanceMm: 30, leastMm: 44, count: 3 } },
  ]);
});
