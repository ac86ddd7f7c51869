import { describe, expect, test } from 'vitest';
import { loadKernel } from '../../src/geometry/solids/unite-deep.ts';
import { cosOf, cotOf, expectPoints, expectVolume, sinOf, type Truth, tanOf } from './removed-by.ts';

const kernel = await loadKernel();

const slot = (parameters: Truth[2], volume: number, takes?: Truth[4]): Truth => [
  JSON.stringify(parameters),
  'Slot',
  {
    Orientation: 'start',
    StartX: 100,
    StartY: 100,
    Angle: 0,
    Inclination: 90,
    Length: 80,
    Depth: 25,
    Thickness: 8,
    ...parameters,
  },
  volume,
  takes,
];

const lap = (parameters: Truth[2], volume: number, takes?: Truth[4]): Truth => [
  JSON.stringify(parameters),
  'Lap',
  {
    Orientation: 'start',
    StartX: 100,
    StartY: 50,
    Angle: 90,
    Inclination: 90,
    Slope: 0,
    Length: 60,
    Width: 100,
    Depth: 20,
    ...parameters,
  },
  volume,
  takes,
];

const pocket = (parameters: Truth[2], volume: number, takes?: Truth[4]): Truth => [
  JSON.stringify(parameters),
  'Pocket',
  {
    StartX: 100,
    StartY: 80,
    StartDepth: 15,
    Angle: 0,
    Inclination: 0,
    Slope: 0,
    Length: 60,
    Width: 40,
    InternalAngle: 90,
    ...parameters,
  },
  volume,
  takes,
];

const tilts = (angle: number) => ({ TiltRefSide: angle, TiltEndSide: angle, TiltOppSide: angle, TiltStartSide: angle });
/** Volume over a floor of 60 x 40, 15 high, whose walls lean out by `lean` per mm of height. */
const leaning = (lean: number): number => 15 * 2400 + lean * 100 * 15 ** 2 + (4 * lean ** 2 * 15 ** 3) / 3;

const drill = (parameters: Truth[2], volume: number): Truth => {
  const {
    Angle: angle = 0,
    Inclination: inclination = 90,
    Diameter: diameter = 0,
    Depth: depth = 0,
  } = parameters as Record<string, number>;
  const axis = [-cosOf(angle) * cosOf(inclination), sinOf(angle) * cosOf(inclination), sinOf(inclination)] as const;
  return [
    JSON.stringify(parameters),
    'Drilling',
    { StartX: 200, StartY: 100, DepthLimited: false, Depth: 0, ...parameters },
    volume,
    (u, v, d) => {
      const [x, y] = [u - 200, v - 100];
      const at = x * axis[0] + y * axis[1] + d * axis[2];
      const aside = Math.sqrt(Math.max(0, x * x + y * y + d * d - at * at));
      return aside < diameter / 2 && (parameters['DepthLimited'] !== true || at < depth / sinOf(inclination));
    },
  ];
};
const disc = (diameter: number): number => (Math.PI / 4) * diameter ** 2;
const foot = 25 + 80 * tanOf(10);

const truths: Truth[] = [
  slot({ Angle: 30 }, 80 * 25 * 8, (u, v, d) => {
    const [a, b] = [(u - 100) * cosOf(30) + (v - 100) * 0.5, (v - 100) * cosOf(30) - (u - 100) * 0.5];
    return a > 0 && a < 80 && Math.abs(b) < 4 && d < 25;
  }),
  slot({ Orientation: 'end', StartX: 300, Thickness: 20 }, 80 * 25 * 20, (u, v, d) => {
    return u > 220 && u < 300 && Math.abs(v - 100) < 10 && d < 25;
  }),
  slot({ AngleRefPoint: 60, AngleOppPoint: 60 }, ((25 * 80) / sinOf(60)) * 8),
  slot({ AngleOppPoint: 80, Thickness: 30 }, (80 * 25 + 3200 * tanOf(10)) * 30, (u, v, d) => {
    return u > 100 && u < 180 && Math.abs(v - 100) < 15 && d < 25 + (u - 100) * tanOf(10);
  }),
  slot({ AngleOppPoint: 80, AddAngleOppPoint: 15 }, (80 * 25 + 3200 * tanOf(10) + (foot ** 2 / 2) * tanOf(15)) * 8),
  slot({ Inclination: 60, Thickness: 20 }, 80 * 25 * 20, (u, v, d) => {
    const [across, deep] = [(v - 100) * sinOf(60) + d * 0.5, d * sinOf(60) - (v - 100) * 0.5];
    return u > 100 && u < 180 && Math.abs(across) < 10 && deep < 25;
  }),
  slot({ StartX: 0, StartDepth: 60, Depth: 120, Thickness: 20 }, 60 * 120 * 20, (u, v, d) => {
    return u < 120 && Math.abs(v - 100) < 10 && d < 60;
  }),
  slot(
    { Orientation: 'end', StartX: 400, StartDepth: 60, Depth: 120, Thickness: 20, Length: 30, FaceLimitedTop: true },
    30 * 120 * 20,
    (u, v, d) => u > 280 && Math.abs(v - 100) < 10 && d < 60 && d > 30,
  ),
  slot({ FaceLimitedEnd: false, FaceLimitedBottom: false }, 300 * 100 * 8, (u, v) => u > 100 && Math.abs(v - 100) < 4),
  lap(
    { StartY: 0, Width: 200, Inclination: 70, Depth: 30 },
    ((30 * 60) / sinOf(70) + (60 ** 2 / 2) * cotOf(70)) * 200,
    (u, _, d) => {
      const isBetween = u > 100 - d * cotOf(70) && u < 100 - d * cotOf(70) + 60 / sinOf(70);
      return isBetween && d < 30 + (u - 100 + 30 * cotOf(70)) * cotOf(70);
    },
  ),
  lap({ Slope: 10 }, 60 * (2000 + 5000 * tanOf(10)), (u, v, d) => {
    return u > 100 && u < 160 && v > 50 && v < 150 && d < 20 + (v - 50) * tanOf(10);
  }),
  lap({ LeadAngleParallel: false, LeadAngle: 60 }, 60 * 100 * 20, (u, v, d) => {
    return u > 100 && u < 160 && v > 50 + (u - 100) * cotOf(60) && v < 150 + (u - 100) * cotOf(60) && d < 20;
  }),
  lap(
    { LeadAngleParallel: false, LeadAngle: 90, LeadInclinationParallel: false, LeadInclination: 80 },
    60 * 100 * 20,
    (u, v, d) => {
      return u > 100 && u < 160 && v > 50 - d * cotOf(80) && v < 150 - d * cotOf(80) && d < 20;
    },
  ),
  lap(
    { Orientation: 'end', StartX: 300, Inclination: 100, Slope: -5 },
    100 * ((60 * 20) / sinOf(100) + (60 ** 2 / 2) * cotOf(100)) - 60 * tanOf(5) * (100 ** 2 / 2),
    (u, v, d) => {
      const edge = 300 + d * cotOf(100);
      const floor = 20 + (300 - u + 20 * cotOf(100)) * cotOf(100) - ((v - 50) * tanOf(5)) / sinOf(100);
      return u < edge && u > edge - 60 / sinOf(100) && v > 50 && v < 150 && d < floor;
    },
  ),
  lap({ FaceLimitedEnd: false, FaceLimitedBack: false }, 300 * 150 * 20, (u, v, d) => u > 100 && v > 50 && d < 20),
  pocket({ Angle: 20 }, 60 * 40 * 15, (u, v, d) => {
    const a = (u - 100) * cosOf(20) + (v - 80) * sinOf(20);
    const b = (v - 80) * cosOf(20) - (u - 100) * sinOf(20);
    return a > 0 && a < 60 && b > 0 && b < 40 && d < 15;
  }),
  pocket(tilts(100), leaning(tanOf(10)), (u, v, d) => {
    const out = (15 - d) * tanOf(10);
    return d < 15 && u > 100 - out && u < 160 + out && v > 80 - out && v < 120 + out;
  }),
  pocket(tilts(80), leaning(-tanOf(10))),
  pocket({ InternalAngle: 60 }, ((60 * 40) / sinOf(60)) * 15, (u, v, d) => {
    const [b, edge] = [v - 80, 60 / sinOf(60)];
    return b > 0 && b < 40 && u > 100 + b * cotOf(60) && u < 100 + edge + b * cotOf(60) && d < 15;
  }),
  pocket({ Inclination: 10 }, (2400 * (15 + 30 * sinOf(10))) / cosOf(10), (u, v, d) => {
    const a = (u - 100) * cosOf(10) + (d - 15) * sinOf(10);
    const height = (u - 100) * sinOf(10) - (d - 15) * cosOf(10);
    return a > 0 && a < 60 && v > 80 && v < 120 && height > 0;
  }),
  pocket({ Slope: 10 }, (2400 * (15 - 20 * sinOf(10))) / cosOf(10), (u, v, d) => {
    const b = (v - 80) * cosOf(10) - (d - 15) * sinOf(10);
    const height = -(v - 80) * sinOf(10) - (d - 15) * cosOf(10);
    return u > 100 && u < 160 && b > 0 && b < 40 && height > 0;
  }),
  drill({ Diameter: 40, Angle: 90, Inclination: 60 }, (disc(40) * 100) / sinOf(60)),
  drill({ Diameter: 50, Angle: 200, Inclination: 75, DepthLimited: true, Depth: 40 }, (disc(50) * 40) / sinOf(75)),
  drill({ Diameter: 60, Angle: 0, Inclination: 110 }, (disc(60) * 100) / sinOf(110)),
  drill({ Diameter: 16, DepthLimited: true, Depth: 100 }, disc(16) * 100),
];

describe.each(truths)('%s', (...truth) => {
  test(`${truth[1]} takes what its formula says`, () => {
    expectVolume(kernel, truth);
  });
  test(`${truth[1]} takes the points that its meaning says`, () => {
    expectPoints(kernel, truth, 11);
  });
});

test('every kind stands at least three times', () => {
  const kinds = truths.map(([, kind]) => kind);
  for (const kind of kinds) expect(kinds.filter((other) => other === kind).length, kind).toBeGreaterThanOrEqual(3);
});
