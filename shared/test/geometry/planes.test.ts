import { describe, expect, test } from 'vitest';
import { loadKernel } from '../../src/geometry/solids/unite-deep.ts';
import { cosOf, cotOf, expectPoints, expectVolume, sinOf, type Truth, tanOf } from './removed-by.ts';

const kernel = await loadKernel();

const jack = (end: 'start' | 'end', x: number, angle: number, inclination: number, y = 0, depth = 0): Truth => {
  const lean = (v: number, d: number) => ((v - y) * cosOf(angle) + (d - depth) * cotOf(inclination)) / sinOf(angle);
  return [
    `${end} at ${x}, ${angle}/${inclination}`,
    'JackRafterCut',
    { Orientation: end, StartX: x, StartY: y, StartDepth: depth, Angle: angle, Inclination: inclination },
    200 * 100 * ((end === 'start' ? x : 400 - x) + lean(100, 50)),
    (u, v, d) => (end === 'start' ? u - x : x - u) < lean(v, d),
  ];
};

const double = (first: number, second: number, taken: number): Truth => [
  `${first}/${second}`,
  'DoubleCut',
  { Orientation: 'start', StartX: 40, StartY: 100, Angle1: first, Inclination1: 90, Angle2: second, Inclination2: 90 },
  taken,
  (u, v) => {
    const beyond = (angle: number) => (u - 40) * sinOf(angle) < (v - 100) * cosOf(angle);
    return first < second ? beyond(first) && beyond(second) : beyond(first) || beyond(second);
  },
];

const along = (parameters: Truth[2], volume: number, takes?: Truth[4]): Truth => [
  JSON.stringify(parameters),
  'LongitudinalCut',
  { StartX: 0, ...parameters },
  volume,
  takes,
];

const limits = { StartLimited: true, EndLimited: true };
const slopeMm = 30 * Math.SQRT2;

const ridge = (parameters: Truth[2], volume: number, takes?: Truth[4]): Truth => [
  JSON.stringify(parameters),
  'RidgeValleyCut',
  { StartX: 0, StartDepth: 0, ...parameters },
  volume,
  takes,
];

const saw = (parameters: Truth[2], volume: number, takes?: Truth[4]): Truth => [
  JSON.stringify(parameters),
  'SawCut',
  {
    StartX: 100,
    StartY: 0,
    StartDepth: 0,
    Angle: 90,
    Inclination: 90,
    Bevel: 0,
    ToolPosition: 'center',
    ...parameters,
  },
  volume,
  takes,
];

const one = { ChamferEdge12: true, ChamferEdge23: false, ChamferEdge34: false, ChamferEdge41: false };
/** Depth of a chamfer of 20 mm under its edge. */
const deep = 20 * Math.SQRT1_2;
const chamfered = (exit: string, volume: number): Truth => [
  exit,
  'Chamfer',
  { ...one, ...limits, StartX: 100, Length: 200, Depth: 20, ChamferExit: exit },
  volume,
];

const planed = { PlaneSide1: true, PlaneSide2: true, PlaneSide3: true, PlaneSide4: true };

const truths: Truth[] = [
  jack('start', 50, 60, 70, 20, 10),
  jack('end', 250, 120, 80),
  jack('start', 200, 135, 90),
  jack('end', 300, 90, 45),
  double(45, 135, 40 * 40 * 100),
  double(30, 150, ((40 * 40 * 100) / tanOf(30)) * tanOf(30) ** 2),
  double(120, 60, (40 * 200 + 100 * 100 * cotOf(60)) * 100),
  along({ StartY: 20, Inclination: 45 }, 200 * 400, (_, v, d) => d < 20 - v),
  along({ StartY: 150, Inclination: -30 }, ((50 * 50 * tanOf(30)) / 2) * 400, (_, v, d) => v - 150 > d * cotOf(30)),
  along(
    {
      ...limits,
      StartX: 50,
      StartY: 40,
      Inclination: 90,
      Length: 100,
      DepthLimited: true,
      Depth: 15,
      AngleStart: 90,
      AngleEnd: 90,
    },
    40 * 15 * 100,
    (u, v, d) => u > 50 && u < 150 && v < 40 && d < 15,
  ),
  along(
    { StartY: 40, Inclination: 60, DepthLimited: true, Depth: 30 },
    (1200 - 450 * cotOf(60)) * 400,
    (_, v, d) => v < 40 - d * cotOf(60) && d < 30,
  ),
  along(
    { ...limits, StartX: 100, StartY: 30, Inclination: 45, Length: 150, AngleStart: 60, AngleEnd: 90 },
    450 * (150 - (slopeMm / 2) * cotOf(60)),
    (u, v, d) => d < 30 - v && u < 250 && u > 100 + ((30 - v + d) / Math.SQRT2) * cotOf(60),
  ),
  ridge(
    { StartY: 80, InclinationRefSide: 45, InclinationOppSide: 30 },
    (3200 + (120 * 120 * tanOf(30)) / 2) * 400,
    (_, v, d) => d < (v < 80 ? 80 - v : (v - 80) * tanOf(30)),
  ),
  ridge(
    { StartY: 100, StartDepth: 30, InclinationRefSide: -45, InclinationOppSide: -45 },
    900 * 400,
    (_, v, d) => d < 30 - Math.abs(v - 100),
  ),
  ridge(
    { StartY: 100, StartDepth: 10, InclinationRefSide: 30, InclinationOppSide: -20 },
    (1000 + 5000 * tanOf(30) + (10 * 10 * cotOf(20)) / 2) * 400,
    (_, v, d) => d < 10 + (v < 100 ? (100 - v) * tanOf(30) : (100 - v) * tanOf(20)),
  ),
  ridge(
    {
      ...limits,
      StartX: 100,
      Length: 200,
      StartY: 100,
      InclinationRefSide: 45,
      InclinationOppSide: 45,
      AngleRefEdgeStart: 60,
    },
    200 * 5000 - (cotOf(60) * 1e6) / 3 + 5000 * 200,
    (u, v, d) => d < Math.abs(v - 100) && u < 300 && u > 100 + (v < 100 ? (100 - v) * cotOf(60) : 0),
  ),
  saw({ Length: 200, Depth: 50, ToolPosition: 'left' }, 3 * 200 * 50, (u, _, d) => u > 97 && u < 100 && d < 50),
  saw({ StartY: 20, Length: 100, Depth: 30, Bevel: 10 }, 3 * (3000 + 5000 * tanOf(10))),
  saw({ StartX: 200, Length: 100, Depth: 40, Inclination: 60 }, (3 * 100 * 40) / sinOf(60)),
  saw(
    { StartX: 0, StartY: 100, Angle: 0, Length: 200, FaceLimitedStart: false, FaceLimitedBottom: false },
    3 * 200 * 100,
    (u, v) => u < 200 && Math.abs(v - 100) < 1.5,
  ),
  ['four edges of a whole part', 'Chamfer', { Depth: 10 }, 4 * 50 * 400],
  chamfered('orthogonal', 200 * 200),
  chamfered('angular', deep ** 2 * (200 - 2 * deep) + (2 * deep ** 3) / 3),
  chamfered('round', deep ** 2 * (200 - 2 * deep) + (4 * deep ** 3) / 3),
  ['four sides', 'Planing', { ...planed, Depth: 2 }, 400 * (20000 - 196 * 96)],
  [
    'one side',
    'Planing',
    { ...planed, PlaneSide1: false, PlaneSide2: false, PlaneSide4: false, Depth: 50 },
    400 * 200 * 50,
  ],
  ['a stretch', 'Planing', { ...planed, ...limits, StartX: 100, Length: 50, Depth: 5 }, 50 * (20000 - 190 * 90)],
];

describe.each(truths)('%s', (...truth) => {
  test(`${truth[1]} takes what its formula says`, () => {
    expectVolume(kernel, truth);
  });
  test(`${truth[1]} takes the points that its meaning says`, () => {
    expectPoints(kernel, truth, 7);
  });
});

test('every kind stands at least three times', () => {
  const kinds = truths.map(([, kind]) => kind);
  for (const kind of kinds) expect(kinds.filter((other) => other === kind).length, kind).toBeGreaterThanOrEqual(3);
});
