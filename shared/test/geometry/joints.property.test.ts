import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Processing } from '../../src/geometry/body/body.schema.ts';
import { joints } from '../../src/geometry/solids/joints/joints.ts';
import { withSolid } from '../../src/geometry/solids/make-solid.ts';
import { loadKernel } from '../../src/geometry/solids/unite-deep.ts';
import { bodyOf } from './sample-bodies.ts';
import { jointBlank, jointOn, rangeOf, type Stated, statedParameters } from './sample-joints.ts';

const kernel = await loadKernel();
const seed = 20_261_121;
const [length, height, width] = jointBlank;
const blank = length * height * width;

/** A number of a range: mostly near the blank's sizes, sometimes at the range's ends. */
const numberIn = ([low, high]: [number, number]): fc.Arbitrary<number> => {
  const near = [Math.max(low, -60), Math.min(high, 420)] as const;
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.integer({ min: Math.ceil(near[0] * 10), max: Math.floor(near[1] * 10) }).map((tenth) => tenth / 10),
    },
    { weight: 1, arbitrary: fc.constantFrom(low, high, Math.min(Math.max(0, low), high)) },
    { weight: 1, arbitrary: fc.double({ min: low, max: high, noNaN: true }) },
  );
};

const valueOf = ({ type }: Stated): fc.Arbitrary<number | string | boolean> => {
  if (type === 'B') return fc.boolean();
  if (type.startsWith('int')) return fc.integer({ min: 0, max: 2 });
  return type.includes('|') ? fc.constantFrom(...type.split('|')) : numberIn(rangeOf(type));
};

const nested: Record<string, Stated[]> = {
  ProfileHead: ['Arc1', 'Arc2'].flatMap((arc) => [
    { name: `${arc}.ArcShape`, type: 'convex|concave', fallback: undefined },
    ...['LapLength', 'LapHeight', 'Displacement', 'Length', 'Height', 'Camber'].map((name) => ({
      name: `${arc}.${name}`,
      type: 'LS',
      fallback: undefined,
    })),
  ]),
  TyroleanDovetail: ['Frosch.Width', 'Frosch.Depth', 'Klingschrot.Radius', 'Klingschrot.ArcLength'].map((name) => ({
    name,
    type: 'W',
    fallback: undefined,
  })),
};

const inners: Record<string, string[]> = {
  House: ['Tenon', 'DovetailTenon'],
  HouseMortise: ['Mortise', 'DovetailMortise'],
};

/** Each parameter at its default or at another value. */
const given = (kind: string): fc.Arbitrary<Processing['parameters']> =>
  fc
    .tuple(
      ...statedParameters(kind).map((stated) => fc.option(named(stated), { freq: 3 })),
      ...(nested[kind] ?? []).map(named),
    )
    .map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== null)));

const named = (stated: Stated): fc.Arbitrary<[string, number | string | boolean]> =>
  valueOf(stated).map((value): [string, number | string | boolean] => [stated.name, value]);

const jointOf = (kind: string): fc.Arbitrary<Processing> =>
  fc
    .record({
      side: fc.integer({ min: 1, max: 6 }),
      own: given(kind),
      inner: fc
        .constantFrom(...(inners[kind] ?? [kind]))
        .chain((name) => given(name).map((parameters) => ({ name, parameters }))),
    })
    .map(({ side, own, inner }) => ({
      ...jointOn(side, kind, own),
      ...(inners[kind] ? { inner: [jointOn(side, inner.name, inner.parameters)] } : {}),
    }));

/** Whether the solid is whole, and its volume; made without throwing. */
const check = (joint: Processing) =>
  withSolid(kernel, bodyOf(jointBlank, [joint]), null, ({ solid, unmade }) => ({
    status: solid.status(),
    volume: solid.volume(),
    isMade: unmade.length === 0,
  }));

test.each(Object.keys(joints))('a %s of any numbers leaves a whole solid no larger than the blank', (kind) => {
  let count = 0;
  fc.assert(
    fc.property(jointOf(kind), (joint) => {
      const { status, volume, isMade } = check(joint);
      if (isMade) count += 1;
      expect(status).toBe('NoError');
      expect(volume).toBeGreaterThanOrEqual(-1e-6);
      expect(volume).toBeLessThanOrEqual(blank * (1 + 1e-9));
    }),
    { seed, numRuns: 60 },
  );
  expect(count).toBeGreaterThan(0);
});

test.each(Object.keys(joints))('a %s with hostile numbers is not made or takes nothing wrong', (kind) => {
  const hostile = [Number.NaN, Number.POSITIVE_INFINITY, -1e12, 1e12, -1, 0, 1e-12];
  for (const { name, type } of statedParameters(kind)) {
    if (type === 'B' || (type.includes('|') && !type.startsWith('int'))) continue;
    for (const value of hostile) {
      const { status, volume } = check(jointOn(1, kind, { StartX: 200, StartY: 60, [name]: value }));
      expect([name, value, status, Number.isFinite(volume) && volume <= blank * (1 + 1e-9)]).toEqual([
        name,
        value,
        'NoError',
        true,
      ]);
    }
  }
});

test('a blank of no size and a part without numbers stop nothing', () => {
  for (const kind of Object.keys(joints)) {
    for (const size of [
      [0, 0, 0],
      [400, 0, 200],
      [1e-9, 1, 1],
    ] as const) {
      const joint = { ...jointOn(1, kind, {}), parameters: {} };
      withSolid(
        kernel,
        bodyOf([...size], [joint, jointOn(1, kind, { StrutInclination: 45, Slope: 5, Angle: 80 })]),
        null,
        ({ solid }) => expect(Number.isFinite(solid.volume())).toBe(true),
      );
    }
  }
});
