import type { Manifold, Mat4 } from 'manifold-3d';
import { describe, expect, test } from 'vitest';
import type { Processing, Vector } from '../../src/geometry/body/body.schema.ts';
import { inScope } from '../../src/geometry/body/in-scope.ts';
import { makeSolid } from '../../src/geometry/solids/make-solid.ts';
import { loadKernel } from '../../src/geometry/solids/unite-deep.ts';
import { bodyOf } from './sample-bodies.ts';
import { jointOn } from './sample-joints.ts';

const kernel = await loadKernel();
type Size = [number, number, number];
/** Where a seat of the joint lies in a part: its origin and three axes. */
type Place = [origin: Vector, x: Vector, y: Vector, z: Vector];

const square: Size = [400, 100, 200];
const moved = ([o, x, y, z]: Place): Mat4 => [...x, 0, ...y, 0, ...z, 0, ...o, 1];
const inverse = ([o, x, y, z]: Place): Mat4 => {
  const back = [x, y, z].map((axis) => -(axis[0] * o[0] + axis[1] * o[1] + axis[2] * o[2]));
  return [x[0], y[0], z[0], 0, x[1], y[1], z[1], 0, x[2], y[2], z[2], 0, back[0] ?? 0, back[1] ?? 0, back[2] ?? 0, 1];
};

type Piece = { size: Size; joint: Processing; place: Place };

/** Puts the first piece's place onto the second's: what both share, and what of the first fills of what the second lost. */
const fit = (first: Piece, second: Piece) =>
  inScope((keep) => {
    const solidOf = ({ size, joint }: Piece): Manifold => {
      const { solid, unmade } = makeSolid(kernel, bodyOf(size, [joint]), null);
      expect(unmade).toEqual([]);
      return keep(solid);
    };
    const there = keep(keep(solidOf(first).transform(inverse(first.place))).transform(moved(second.place)));
    const host = solidOf(second);
    const blank = keep(makeSolid(kernel, bodyOf(second.size), null).solid);
    const shared = keep(there.intersect(host)).volume();
    const filled = keep(there.intersect(blank)).volume() - shared;
    return { shared, filled, lost: blank.volume() - host.volume() };
  });

/** Part axes of the reference side 1: x along, z across, y into the piece. */
const [along, across, deep]: [Vector, Vector, Vector] = [
  [1, 0, 0],
  [0, 0, 1],
  [0, 1, 0],
];
const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z];
const onSide = (x: number, y: number, d: number): Vector => [x, d, y];

/** The tenon stands at the start, its length runs down, it grows towards -x; the mortise lies along x and is deep. */
const tenonSeat: Place = [onSide(100, 100, 10), deep, minus(across), minus(along)];
const mouthSeat: Place = [onSide(100, 100, 0), along, minus(across), deep];
const tenonAt = { StartX: 100, StartY: 100, StartDepth: 10 };
const mouthAt = { StartX: 100, StartY: 100, StartDepth: 0 };

const tenonPairs: [string, string, string, Processing['parameters']][] = [
  ['a tenon', 'Tenon', 'Mortise', {}],
  ['a round tenon', 'Tenon', 'Mortise', { Shape: 'round', Length: 70 }],
  ['a tenon with a radius', 'Tenon', 'Mortise', { Shape: 'radius', ShapeRadius: 12 }],
  ['a dovetail', 'DovetailTenon', 'DovetailMortise', { ConeAngle: 5, Length: 60 }],
  ['a round dovetail', 'DovetailTenon', 'DovetailMortise', { ConeAngle: 8, Shape: 'round', Length: 60 }],
  [
    'a dovetail of its own flank',
    'DovetailTenon',
    'DovetailMortise',
    { ConeAngle: 0, UseFlankAngle: true, FlankAngle: 8, Length: 60 },
  ],
];

test.each(tenonPairs)('%s fills its mortise', (_title, tenon, mortise, given) => {
  const height = Number(given['Height'] ?? (tenon === 'Tenon' ? 40 : 28));
  const first = { size: square, joint: jointOn(1, tenon, { ...tenonAt, ...given }), place: tenonSeat };
  const second = {
    size: square,
    joint: jointOn(1, mortise, { ...mouthAt, ...given, Depth: height }),
    place: mouthSeat,
  };
  const { shared, filled, lost } = fit(first, second);
  expect(shared).toBeLessThan(1);
  expect(Math.abs(filled / lost - 1)).toBeLessThan(1e-3);
});

test.each([
  ['Tenon', 'Mortise'],
  ['DovetailTenon', 'DovetailMortise'],
])('a house with a %s fills its mortise', (tenon, mortise) => {
  const [outer, inner] = [
    { Length: 88, Width: 90 },
    { Length: 50, Width: 30, ConeAngle: 4 },
  ];
  const first = {
    size: square,
    joint: {
      ...jointOn(1, 'House', { ...tenonAt, ...outer, Height: 15 }),
      inner: [jointOn(1, tenon, { ...tenonAt, ...inner, StartX: 85, Height: 28 })],
    },
    place: tenonSeat,
  };
  const second = {
    size: square,
    joint: {
      ...jointOn(1, 'HouseMortise', { ...mouthAt, ...outer, Depth: 15 }),
      inner: [jointOn(1, mortise, { ...mouthAt, ...inner, StartDepth: 15, Depth: 28 })],
    },
    place: mouthSeat,
  };
  const { shared, filled, lost } = fit(first, second);
  expect(shared).toBeLessThan(1);
  expect(Math.abs(filled / lost - 1)).toBeLessThan(1e-3);
});

const cosine = (deg: number) => Math.cos((deg * Math.PI) / 180);
const sine = (deg: number) => Math.sin((deg * Math.PI) / 180);

describe.each([45, 60, 120, 135])('a strut at %i degrees', (angle) => {
  test.each(['step', 'heel', 'taperedheel', 'double'])('fills its notch with the step shape %s', (StepShape) => {
    const face: Vector = [cosine(angle), sine(angle), 0];
    const out: Vector = [-sine(angle), cosine(angle), 0];
    const common = { StrutInclination: angle, StepShape, StepDepth: 15, HeelDepth: 20 };
    const tenon = { Tenon: true, TenonWidth: 50, TenonHeight: 35, Mortise: true, MortiseWidth: 50, MortiseHeight: 35 };
    const first = {
      size: [600, 100, 200] as Size,
      joint: jointOn(1, 'StepJoint', { ...common, ...tenon, StartX: 200 }),
      place: [onSide(200, 0, 0), face, across, out] as Place,
    };
    const second = {
      size: [600, 150, 200] as Size,
      joint: jointOn(1, 'StepJointNotch', { ...common, ...tenon, StartX: 250, StrutHeight: 100 }),
      place: [onSide(250, 0, 0), along, across, deep] as Place,
    };
    const { shared, filled, lost } = fit(first, second);
    expect(shared).toBeLessThan(1);
    expect(Math.abs(filled / lost - 1)).toBeLessThan(1e-3);
  });
});

/** Both pieces of a scarf, one turned about the across axis: together they are one piece. */
const scarfs: [string, string, Processing['parameters'], Processing['parameters']][] = [
  ['a simple scarf', 'SimpleScarf', { DepthRefSide: 20, DepthOppSide: 30 }, { DepthRefSide: 30, DepthOppSide: 20 }],
  [
    'a classic scarf',
    'ScarfJoint',
    { Inclination: 8, LapLength: 60, DepthOppSide: 36, ScarfShape: 'classic' },
    {
      Inclination: 8,
      LapLength: 60,
      DepthOppSide: 100 - 36 - 200 * Math.tan((8 * Math.PI) / 180),
      ScarfShape: 'classic',
    },
  ],
  [
    'a scarf with a lap',
    'ScarfJoint',
    { Inclination: 5, DepthOppSide: 40 },
    { Inclination: 5, DepthOppSide: 60 - 200 * Math.tan((5 * Math.PI) / 180), ScarfShape: 'baseside' },
  ],
];

test.each(scarfs)('%s of two pieces closes', (_title, kind, one, other) => {
  const place: Place = [onSide(100, 0, 0), along, across, deep];
  const turned: Place = [onSide(300, 0, 100), minus(along), across, minus(deep)];
  const first = { size: square, joint: jointOn(1, kind, { ...one, StartX: 100 }), place };
  const second = { size: square, joint: jointOn(1, kind, { ...other, StartX: 100 }), place: turned };
  const { shared, filled, lost } = fit(first, second);
  expect(shared).toBeLessThan(1);
  expect(Math.abs(filled / lost - 1)).toBeLessThan(1e-3);
});

test.each([90, 70, 110])('two ridge laps at %i degrees fill each other', (angle) => {
  const length = 200 / sine(angle);
  const diagonal: Vector = [length + 200 * (cosine(angle) / sine(angle)), 0, 200];
  const size = Math.hypot(...diagonal);
  const axis: Vector = [diagonal[0] / size, 0, diagonal[2] / size];
  const other: Vector = [axis[2], 0, -axis[0]];
  const start = onSide(150, 0, 50);
  const joint = jointOn(1, 'FrenchRidgeLap', { StartX: 150, Angle: angle });
  const long: Size = [600, 100, 200];
  const first = { size: long, joint, place: [start, axis, other, minus(deep)] as Place };
  const second = { size: long, joint, place: [start, axis, minus(other), deep] as Place };
  const { shared, filled, lost } = fit(first, second);
  const cutOff = (150 * 200 + (200 ** 2 * (cosine(angle) / sine(angle))) / 2) * 100;
  expect(shared).toBeLessThan(1);
  expect(filled).toBeCloseTo(lost - cutOff, -2);
});

test.each([{ UseLap: true }, { UseLap: false, Offset: 0 }, { ConeAngle: 4, MiddlePlane: 20 }])(
  'a gooseneck fills its socket: %o',
  (given) => {
    const first = {
      size: square,
      joint: jointOn(1, 'JapaneseTenon', { StartX: 120, StartY: 100, ...given }),
      place: [onSide(120, 0, 0), along, across, deep] as Place,
    };
    const second = {
      size: [290, 100, 200] as Size,
      joint: jointOn(1, 'JapaneseMortise', { Orientation: 'end', StartX: 280, StartY: 100, ...given }),
      place: [onSide(280, 0, 0), along, across, deep] as Place,
    };
    const { shared, filled, lost } = fit(first, second);
    expect(shared).toBeLessThan('UseLap' in given && !given.UseLap ? 10 * 100 * 200 + 1 : 1);
    expect(filled - lost).toBeLessThan(1);
    expect(Math.abs(filled / lost - 1)).toBeLessThan(1e-3);
  },
);
