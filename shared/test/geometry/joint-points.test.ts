import { expect, test } from 'vitest';
import type { Processing } from '../../src/geometry/body/body.schema.ts';
import { withSolid } from '../../src/geometry/solids/make-solid.ts';
import { loadKernel } from '../../src/geometry/solids/unite-deep.ts';
import { bodyOf } from './sample-bodies.ts';
import { jointBlank, jointOn } from './sample-joints.ts';

const kernel = await loadKernel();
const seed = 20_261_121;
const [length, height, width] = jointBlank;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const numbersFrom = (start: number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Whether a point of side 1, x along, y across and d under it, has been taken away. */
type Taken = (x: number, y: number, d: number) => boolean;

const tan = (deg: number) => Math.tan((deg * Math.PI) / 180);
const [cos, sin] = [(deg: number) => Math.cos((deg * Math.PI) / 180), (deg: number) => Math.sin((deg * Math.PI) / 180)];
const isIn = (value: number, low: number, high: number) => value >= low && value <= high;

/** Distance of (l, w) to a rectangle's inner one, for rounded corners. */
const inRounded = (l: number, w: number, at: { length: number; width: number; radius: number }) => {
  const [over, beside] = [
    Math.max(at.radius - l, l - (at.length - at.radius), 0),
    Math.max(Math.abs(w) - (at.width / 2 - at.radius), 0),
  ];
  return Math.hypot(over, beside) <= at.radius && isIn(l, 0, at.length) && Math.abs(w) <= at.width / 2;
};

const inDovetail = (
  l: number,
  w: number,
  h: number,
  at: { length: number; width: number; height: number; cone: number },
) => {
  const grown = h * tan(15);
  return (
    isIn(h, 0, at.height) &&
    isIn(l, 0, at.length + grown) &&
    Math.abs(w) <= at.width / 2 + (at.length - l) * tan(at.cone) + grown / cos(at.cone)
  );
};

/** Length, width and height over the shoulder of a point, seen from (ahead, across, deep) of a tenon's top; axes by their cross products. */
const onShoulder = (at: number[], angle: number, inclination: number, rotation: number) => {
  const trace = [cos(angle), sin(angle), 0];
  const out = [-sin(angle) * sin(inclination), cos(angle) * sin(inclination), cos(inclination)];
  const across = (a: number[], b: number[]) =>
    [0, 1, 2].map((i) => of(a, i + 1) * of(b, i + 2) - of(a, i + 2) * of(b, i + 1));
  const down = across(out, trace).map((value, _, all) => value * Math.sign(of(all, 2)));
  const dot = (a: number[]) => a.reduce((sum, value, i) => sum + value * of(at, i), 0);
  return {
    l: dot(down) * sin(rotation) - dot(trace) * cos(rotation),
    w: dot(down) * cos(rotation) + dot(trace) * sin(rotation),
    h: dot(out),
  };
};
const of = (vector: number[], index: number) => vector[index % 3] ?? 0;

const cases: [string, Processing['parameters'], Taken][] = [
  [
    'Tenon',
    { StartX: 60, StartY: 90, StartDepth: 10, Shape: 'radius', ShapeRadius: 15 },
    (x, y, d) => x < 60 && !(x > 20 && inRounded(d - 10, y - 90, { length: 80, width: 40, radius: 15 })),
  ],
  [
    'Tenon',
    { StartX: 120, StartY: 100, StartDepth: 10, Angle: 70, Length: 70 },
    (x, y, d) => {
      const out = (120 - x) * sin(70) + (y - 100) * cos(70);
      const beside = (x - 120) * cos(70) + (y - 100) * sin(70);
      return out > 0 && !(out <= 40 && isIn(d, 10, 80) && Math.abs(beside) <= 20);
    },
  ],
  [
    'Tenon',
    { StartX: 150, StartY: 100, StartDepth: 20, Angle: 65, Inclination: 75, Rotation: 120, Length: 60, Height: 35 },
    (x, y, d) => {
      const { l, w, h } = onShoulder([x - 150, y - 100, d - 20], 65, 75, 120);
      return h > 0 && !(h <= 35 && isIn(l, 0, 60) && Math.abs(w) <= 20);
    },
  ],
  [
    'Tenon',
    {
      StartX: 260,
      StartY: 100,
      StartDepth: 50,
      Angle: 110,
      Inclination: 100,
      Rotation: 40,
      Orientation: 'end',
      Length: 60,
      Height: 35,
    },
    (x, y, d) => {
      const { l, w, h } = onShoulder([260 - x, y - 100, d - 50], 110, 100, 40);
      return h > 0 && !(h <= 35 && isIn(l, 0, 60) && Math.abs(w) <= 20);
    },
  ],
  [
    'Mortise',
    { StartX: 150, StartY: 100, Angle: 30, Slope: 80, Inclination: 65 },
    (x, y, d) => {
      const [l, w] = [(x - 150) * cos(30) + (y - 100) * sin(30), (y - 100) * cos(30) - (x - 150) * sin(30)];
      const [along, into] = [l * sin(80) - d * cos(80), l * cos(80) + d * sin(80)];
      const [side, deep] = [w * sin(65) - into * cos(65), w * cos(65) + into * sin(65)];
      return isIn(along, 0, 80) && Math.abs(side) <= 20 && deep <= 40;
    },
  ],
  [
    'DovetailTenon',
    { StartX: 60, StartY: 100, StartDepth: 0, Length: 70, ConeAngle: 7 },
    (x, y, d) => x < 60 && !inDovetail(d, y - 100, 60 - x, { length: 70, width: 40, height: 28, cone: 7 }),
  ],
  [
    'DovetailMortise',
    { StartX: 100, StartY: 100, ConeAngle: 5 },
    (x, y, d) => inDovetail(x - 100, y - 100, d, { length: 80, width: 40, height: 28, cone: 5 }),
  ],
  [
    'Mortise',
    { StartX: 100, StartY: 100, Slope: 75 },
    (x, y, d) => {
      const [l, h] = [(x - 100) * sin(75) - d * cos(75), (x - 100) * cos(75) + d * sin(75)];
      return isIn(l, 0, 80) && h <= 40 && Math.abs(y - 100) <= 20;
    },
  ],
  [
    'JapaneseTenon',
    { StartX: 120, StartY: 100 },
    (x, y, d) => {
      const out = 120 - x;
      const half = out <= 50 ? 20 : 30 - ((out - 50) / 50) * 10;
      if (out <= 0) return out >= -10 && d > 80;
      return !(out <= 100 && d <= 70 && Math.abs(y - 100) <= half);
    },
  ],
  [
    'BirdsMouth',
    { StartX: 200, StartY: 0, Angle: 70, Inclination1: 30, Inclination2: 110, StartDepth: 40 },
    (x, y, d) => {
      const ahead = (x - 200) * sin(70) + y * cos(70);
      const up = 40 - d;
      return cos(30) * up > sin(30) * ahead && sin(110) * ahead > cos(110) * up;
    },
  ],
  [
    'HipValleyRafterNotch',
    { StartX: 150, StartY: 100, Inclination: 0, AngleRefEdge: 40, AngleOppEdge: 60 },
    (x, y, d) => d < 20 && (x - 150) * sin(40) > (100 - y) * cos(40) && (x - 150) * sin(60) > (y - 100) * cos(60),
  ],
  [
    'FrenchRidgeLap',
    { StartX: 40, Angle: 75 },
    (x, y, d) => {
      const along = (x - 40 - y / tan(75)) / (width / sin(75));
      return along < 0 || (along < 1 && d < height / 2 + (height / 6) * (along - y / width));
    },
  ],
  [
    'LogHouseJoint',
    { StartX: 200, DepthOppEdge: 25, LengthRefSide: 60 },
    (x, y, d) => (Math.abs(x - 200) < 30 && d < 10) || (Math.abs(x - 200) < 50 && (d > 90 || y < 10 || y > 175)),
  ],
  ['LogHouseFront', { StartX: 60, DepthOppEdge: 0 }, (x, y, d) => x < 60 || (x < 180 && (y < 20 || d < 20 || d > 80))],
  [
    'StepJoint',
    { StartX: 200, StrutInclination: 135, StepShape: 'step' },
    (x, _y, d) => {
      const face = height * Math.SQRT2;
      const [t, e] = [face - ((x - 200) * cos(135) + d * sin(135)), -(x - 200) * sin(135) + d * cos(135)];
      const tip = 20 * tan(22.5);
      return e > 0 && !(e <= 20 && t >= (e / 20) * tip && t <= face - (e / 20) * (face - tip));
    },
  ],
  [
    'StepJointNotch',
    {
      StartX: 100,
      StrutInclination: 45,
      StepShape: 'heel',
      StrutHeight: 100,
      NotchLimited: true,
      NotchWidth: 80,
      StartY: 30,
    },
    (x, y, d) => {
      const face = 100 * Math.SQRT2;
      const t = x - 100;
      return isIn(y, 30, 110) && d <= 20 && t >= face - 40 + d && t <= face - d;
    },
  ],
  [
    'SimpleScarf',
    { StartX: 100, DepthOppSide: 40 },
    (x, _y, d) => x < 100 || (x < 300 && d > 20 + ((x - 100) / 200) * 40),
  ],
  [
    'ScarfJoint',
    { StartX: 100, Inclination: 8, LapLength: 40, ScarfShape: 'classic' },
    (x, _y, d) => {
      const a = x - 100;
      const depth = a < 40 ? 20 : a > 160 ? 80 : 80 - (200 - a) * tan(8);
      return a < 0 || (a < 200 && d > depth);
    },
  ],
  [
    'ProfileFront',
    { StartX: 100, ArcShape: 'convex', Radius1: 40, Radius2: 60 },
    (x, _y, d) => {
      const out = 100 - x;
      if (d < 40) return out > 0 && Math.hypot(d - 40, out) > 40;
      return out > -20 && Math.hypot(d - 40, out + 20) > 60;
    },
  ],
  [
    'RoundArch',
    { StartX: 50, Length: 300 },
    (x, _y, d) => {
      const radius = (150 ** 2 + 30 ** 2) / 60;
      return Math.hypot(x - 200, d + radius - 30) < radius;
    },
  ],
  [
    'Sphere',
    { StartX: 80, StartY: 100, StartDepth: 50, Length: 70, StartOffset: 5 },
    (x, y, d) => x < 150 && Math.hypot(x - 135, y - 100, d - 50) > 50,
  ],
  [
    'TriangleCut',
    { StartX: 200, StartY: 0, StartDepth: 40, Normal1X: 1, Normal1Z: 1, Normal2X: -2, Normal2Y: 0.2, Normal2Z: 1 },
    (x, y, d) => x - 200 + 40 - d > 0 && -2 * (x - 200) + 0.2 * y + 40 - d > 0,
  ],
  [
    'Dovetail',
    { StartX: 0, StartY: 70, Slope: 6, HeightRefSide: 90, HeightOppSide: 60, LapExit: 'none' },
    (x, y, d) => {
      const shrunk = 0.15 * d + x * tan(6);
      return x < 150 && (y < 70 + shrunk || y > 160 - shrunk);
    },
  ],
  [
    'TyroleanDovetail',
    { StartX: 0, StartY: 70, Slope: 12, Angle: 90, LapExit: 'none' },
    (x, y, d) => {
      const lifted = 70 + Math.abs(d - 50) * tan(12);
      return x < 150 && (y < lifted || y > lifted + 60);
    },
  ],
];

const count = 400;

test.each(cases)('%s %o takes exactly the points that its definition names', (kind, given, taken) => {
  const next = numbersFrom(seed);
  withSolid(kernel, bodyOf(jointBlank, [jointOn(1, kind, given)]), null, ({ solid, unmade }) => {
    expect(unmade).toEqual([]);
    let seen = 0;
    for (let index = 0; index < count; index += 1) {
      const [x, y, d] = [next() * length, next() * width, next() * height];
      const near = [-1, 1].flatMap((step) => [
        taken(x + step / 5, y, d),
        taken(x, y + step / 5, d),
        taken(x, y, d + step / 5),
      ]);
      const expected = taken(x, y, d);
      if (near.some((other) => other !== expected)) continue;
      const isSolid = solid.rayCast([x, d, y], [x + 0.137, d - 500, y + 0.091]).length % 2 === 1;
      seen += 1;
      expect([x, y, d, isSolid]).toEqual([x, y, d, !expected]);
    }
    expect(seen).toBeGreaterThan(count * 0.8);
  });
});
