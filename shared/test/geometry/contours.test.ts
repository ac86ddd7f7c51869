import { describe, expect, test } from 'vitest';
import type { Contour, Frame, Vector } from '../../src/geometry/body/body.schema.ts';
import { loadKernel } from '../../src/geometry/solids/unite-deep.ts';
import { blankSize, expectPoints, expectVolume, type Truth, tanOf } from './removed-by.ts';
import { longHole, polygon, workOn } from './sample-bodies.ts';

const kernel = await loadKernel();

const tilted = (contour: Contour, inclinationDeg: number, depthMm: number | null): Contour => ({
  ...contour,
  depthMm,
  segments: contour.segments.map((segment) => ({ ...segment, inclinationDeg })),
});
const rectangle = (u: number, v: number, length: number, width: number): Contour =>
  polygon([
    [u, v],
    [u + length, v],
    [u + length, v + width],
    [u, v + width],
  ]);
const circle = (u: number, v: number, radius: number): Contour => ({
  ...longHole(u, v, 0, 2 * radius),
  segments: longHole(u, v, 0, 2 * radius).segments.filter((segment) => segment.kind === 'arc'),
});
const lowered = (contour: Contour, depth: number): NonNullable<Contour['lower']> => {
  const down = ([x, y]: Vector): Vector => [x, y, -depth];
  const segments = contour.segments.map((segment) =>
    segment.kind === 'arc'
      ? { ...segment, end: down(segment.end), through: down(segment.through) }
      : { ...segment, end: down(segment.end) },
  );
  return { start: down(contour.start), segments };
};
const free = (
  title: string,
  contours: Contour[],
  [volume, takes]: [number, Truth[4]?],
  parameters: Truth[2] = {},
): Truth => [title, 'FreeContour', { CounterSink: true, ...parameters }, volume, takes, { contours }];

/** Integral of area over depth for an area a0 + a1 t + a2 t2. */
const integral = (depth: number, a0: number, a1: number, a2: number): number =>
  a0 * depth + (a1 * depth ** 2) / 2 + (a2 * depth ** 3) / 3;
const [t10, t15, t20] = [tanOf(10), tanOf(15), tanOf(20)];

const bend = polygon([
  [50, 50],
  [150, 50],
  [150, 90],
  [90, 90],
  [90, 150],
  [50, 150],
]);
const bendMm = { area: 100 * 40 + 40 * 60, round: 400 };
const outline = rectangle(0, 0, 400, 200);
const root = Math.SQRT1_2;
const roundCurve: Contour = {
  start: [230, 100, 0],
  depthMm: 40,
  segments: [
    {
      kind: 'nurbs',
      end: [230, 100, 0],
      degree: 2,
      inclinationDeg: 0,
      knots: [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4],
      points: [
        [230, 100, 0, 1],
        [230, 130, 0, root],
        [200, 130, 0, 1],
        [170, 130, 0, root],
        [170, 100, 0, 1],
        [170, 70, 0, root],
        [200, 70, 0, 1],
        [230, 70, 0, root],
        [230, 100, 0, 1],
      ],
    },
    { kind: 'line', end: [230, 100, 0], inclinationDeg: 0 },
  ],
};

const openPath = (points: [number, number][], depthMm: number | null): Contour => {
  const contour = polygon(points, depthMm);
  return { ...contour, segments: contour.segments.slice(0, -1) };
};

/** Along the path, to its left, out of the material: what an insertion's Position is given in. */
const atNode: Frame = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };
const drill = { ...workOn(1, blankSize).drill(0, 0, 20), plane: atNode, side: null };
const pattern = (title: string, contour: Contour, holes: number, parameters: Truth[2]): Truth => [
  title,
  'PatternContour',
  parameters,
  holes * Math.PI * 100 * 100,
  undefined,
  { contours: [contour], inner: [drill] },
];

const row = (points: [number, number, number, number][]): Contour => ({
  start: [points[0]?.[0] ?? 0, points[0]?.[1] ?? 0, points[0]?.[2] ?? 0],
  depthMm: null,
  segments: [
    {
      kind: 'nurbs',
      end: [points.at(-1)?.[0] ?? 0, points.at(-1)?.[1] ?? 0, points.at(-1)?.[2] ?? 0],
      degree: points.length - 1,
      knots: [...points.map(() => 0), ...points.map(() => 1)],
      points,
      inclinationDeg: 0,
    },
  ],
});
const surface = (title: string, rows: Contour[], volume: number, takes?: Truth[4]): Truth => [
  title,
  'FreeSurface',
  { DegreeV: 1, KnotsV: '0 0 1 1' },
  volume,
  takes,
  { contours: rows },
];

const truths: Truth[] = [
  free(
    'a tilted rectangle',
    [tilted(rectangle(100, 60, 80, 50), 10, 30)],
    [
      integral(30, 4000, -260 * t10, 4 * t10 ** 2),
      (u, v, d) => d < 30 && u > 100 + d * t10 && u < 180 - d * t10 && v > 60 + d * t10 && v < 110 - d * t10,
    ],
  ),
  free(
    'a rectangle that widens through the part',
    [tilted(rectangle(100, 60, 80, 50), -15, null)],
    [
      integral(100, 4000, 260 * t15, 4 * t15 ** 2),
      (u, v, d) => u > 100 - d * t15 && u < 180 + d * t15 && v > 60 - d * t15 && v < 110 + d * t15,
    ],
  ),
  free(
    'walls that meet before the floor',
    [tilted(rectangle(100, 60, 40, 40), 60, 100)],
    [(1600 * (20 / tanOf(60))) / 3, (u, v, d) => Math.max(Math.abs(u - 120), Math.abs(v - 80)) < 20 - d * tanOf(60)],
  ),
  free('a tilted bend', [tilted(bend, 15, 20)], [integral(20, bendMm.area, -bendMm.round * t15, 4 * t15 ** 2)]),
  free(
    'a tilted round hole',
    [tilted(circle(200, 100, 20), 20, 30)],
    [
      integral(30, Math.PI * 400, -2 * Math.PI * 20 * t20, Math.PI * t20 ** 2),
      (u, v, d) => d < 30 && Math.hypot(u - 200, v - 100) < 20 - d * t20,
    ],
  ),
  free('a cone', [tilted(circle(200, 100, 20), 45, 60)], [(Math.PI * 400 * 20) / 3]),
  free(
    'a tilted long hole',
    [tilted(longHole(200, 100, 60, 40), 10, 50)],
    [integral(50, 60 * 40 + Math.PI * 400, -(120 + 40 * Math.PI) * t10, Math.PI * t10 ** 2)],
  ),
  free(
    'a tilted outline',
    [tilted(outline, 20, null)],
    [8e6 - integral(100, 80000, -1200 * t20, 4 * t20 ** 2), (u, v, d) => Math.min(u, 400 - u, v, 200 - v) < d * t20],
    { CounterSink: false },
  ),
  free(
    'a tilted cut-out with an island',
    [tilted(rectangle(50, 20, 120, 120), 10, 30), tilted(rectangle(90, 60, 30, 30), -5, 30)],
    [integral(30, 14400, -480 * t10, 4 * t10 ** 2) - integral(30, 900, 120 * tanOf(5), 4 * tanOf(5) ** 2)],
  ),
  free(
    'a dual contour of squares',
    [{ ...rectangle(100, 60, 40, 40), lower: lowered(rectangle(120, 60, 20, 20), 30) }],
    [(30 / 6) * (1600 + 4 * 900 + 400)],
  ),
  free(
    'a dual contour of circles',
    [{ ...circle(200, 100, 20), lower: lowered(circle(215, 100, 10), 50) }],
    [
      (Math.PI * 50 * (400 + 200 + 100)) / 3,
      (u, v, d) => d < 50 && Math.hypot(u - 200 - 0.3 * d, v - 100) < 20 - 0.2 * d,
    ],
  ),
  free(
    'a dual contour through the part',
    [{ ...rectangle(100, 60, 40, 40), lower: lowered(rectangle(90, 50, 60, 60), 100) }],
    [(100 / 6) * (1600 + 4 * 2500 + 3600)],
  ),
  free('a curve', [roundCurve], [Math.PI * 900 * 40, (u, v, d) => Math.hypot(u - 200, v - 100) < 30 && d < 40]),
  free(
    'a side that does not limit',
    [{ ...rectangle(100, 60, 80, 50), depthMm: 20 }],
    [
      80 * 110 * 20,
      (u, v, d) => {
        return u > 100 && u < 180 && v < 110 && d < 20;
      },
    ],
    { 'Segment1.FaceLimited': false },
  ),
  [
    'a cut-out',
    'MillContour',
    {},
    80 * 50 * 15,
    undefined,
    { contours: [{ ...rectangle(100, 60, 80, 50), depthMm: 15 }] },
  ],
  [
    'open below',
    'MillContour',
    { FaceLimitedBottom: false },
    80 * 50 * 100,
    undefined,
    { contours: [{ ...rectangle(100, 60, 80, 50), depthMm: 15 }] },
  ],
  [
    'a tilted side',
    'MillContour',
    {},
    (80 - 10 * t10) * 20 * 50,
    undefined,
    {
      contours: [
        {
          ...rectangle(100, 60, 80, 50),
          depthMm: 20,
          segments: rectangle(100, 60, 80, 50).segments.map((segment, index) => ({
            ...segment,
            inclinationDeg: index === 1 ? 10 : 0,
          })),
        },
      ],
    },
  ],
  [
    'a corner',
    'SawContour',
    { ToolPosition: 'center' },
    3 * 150 * 40,
    undefined,
    {
      contours: [
        openPath(
          [
            [100, 50],
            [200, 50],
            [200, 100],
          ],
          40,
        ),
      ],
    },
  ],
  [
    'a straight kerf',
    'SawContour',
    { ToolPosition: 'left' },
    3 * 400 * 100,
    (_, v) => v > 60 && v < 63,
    {
      contours: [
        openPath(
          [
            [-20, 60],
            [420, 60],
          ],
          null,
        ),
      ],
    },
  ],
  [
    'an arc',
    'SawContour',
    { ToolPosition: 'center' },
    Math.PI * 60 * 3 * 10,
    undefined,
    {
      contours: [
        {
          start: [140, 100, 0],
          depthMm: 10,
          segments: [{ kind: 'arc', end: [260, 100, 0], through: [200, 160, 0], inclinationDeg: 0 }],
        },
      ],
    },
  ],
  ['a layer', 'PlaningArea', { Depth: 3 }, 100 * 80 * 3, undefined, { contours: [rectangle(50, 50, 100, 80)] }],
  [
    'a layer about an island',
    'PlaningArea',
    { Depth: 3 },
    (100 * 80 - 400) * 3,
    undefined,
    { contours: [rectangle(50, 50, 100, 80), rectangle(80, 80, 20, 20)] },
  ],
  [
    'a layer over the edge',
    'PlaningArea',
    { Depth: 1 },
    50 * 80,
    undefined,
    { contours: [rectangle(-50, 50, 100, 80)] },
  ],
  pattern(
    'every 50 mm and at both ends',
    openPath(
      [
        [40, 60],
        [270, 60],
      ],
      null,
    ),
    6,
    { 'Segment1.NodeSpacing': 50 },
  ),
  pattern(
    'not at the ends, away from the last',
    openPath(
      [
        [40, 60],
        [270, 60],
      ],
      null,
    ),
    3,
    {
      'Segment1.NodeSpacing': 50,
      'Segment1.MinDistanceToEnd': 60,
      'Segment1.NodeAtStart': false,
      'Segment1.NodeAtEnd': false,
    },
  ),
  pattern(
    'the corner of a path once',
    openPath(
      [
        [40, 60],
        [140, 60],
        [140, 160],
      ],
      null,
    ),
    3,
    {},
  ),
  surface(
    'a slope',
    [
      row([
        [0, 0, -10, 1],
        [400, 0, -30, 1],
      ]),
      row([
        [0, 200, -10, 1],
        [400, 200, -30, 1],
      ]),
    ],
    20 * 80000,
    (u, _, d) => d < 10 + u / 20,
  ),
  surface(
    'a twisted patch',
    [
      row([
        [100, 50, 0, 1],
        [200, 50, -20, 1],
      ]),
      row([
        [100, 150, -20, 1],
        [200, 150, 0, 1],
      ]),
    ],
    10 * 10000,
  ),
  surface(
    'a trough',
    [
      row([
        [100, 50, 0, 1],
        [200, 50, -60, 1],
        [300, 50, 0, 1],
      ]),
      row([
        [100, 150, 0, 1],
        [200, 150, -60, 1],
        [300, 150, 0, 1],
      ]),
    ],
    20 * 20000,
  ),
];

describe.each(truths)('%s', (...truth) => {
  test(`${truth[1]} takes what its formula says`, () => {
    expectVolume(kernel, truth);
  });
  test(`${truth[1]} takes the points that its meaning says`, () => {
    expectPoints(kernel, truth, 13);
  });
});

test('every kind stands at least three times', () => {
  const kinds = truths.map(([, kind]) => kind);
  for (const kind of kinds) expect(kinds.filter((other) => other === kind).length, kind).toBeGreaterThanOrEqual(3);
});
