import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyOf, workOn } from '../../test/geometry/sample-bodies.ts';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { readFile } from '../files/read-file.ts';
import type { Body } from '../geometry/body/body.schema.ts';
import { measureBody } from '../geometry/measure-body.ts';
import { plateShape } from '../geometry/plan-rules/find-places.ts';
import { loadKernel } from '../geometry/solids/unite-deep.ts';
import { placePlate, proposedTimber } from './place-plate.ts';
import { timberBody } from './timber-body.ts';
import type { TimberChoice } from './timber-choice.schema.ts';
import type { TimberFeature } from './timber-member.ts';
import { playsOf } from './timber-play.record.ts';
import { writeTimber } from './write-timber.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();

const readAgain = (body: Body): Body => {
  const text = writeTimber('Halle', [{ name: 'Stab', body, count: 1, steel: 'K-1' }]);
  const reading = readFile({ bytes: new TextEncoder().encode(text), fileName: 'holz.btlx', catalogue, kernel });
  const [part] = reading.parts;
  if (!part) throw new Error('the wood was not read');
  return part.body;
};
const volumeOf = (body: Body) =>
  measureBody(kernel, body, null, { category: 'PROFILE', profileFamily: null }).measures.netVolumeMm3;

/** A plate of 300 x 200 x 10 with four dowel holes 13 and two bolt holes 18, as in the worked example of a slotted-in plate. */
const size: [number, number, number] = [300, 10, 200];
const { drill } = workOn(1, size);
const plate = bodyOf(size, [
  ...[190, 260].flatMap((u) => [55, 145].map((v) => drill(u, v, 13))),
  ...[50, 150].map((v) => drill(50, v, 18)),
]);
const shape = plateShape(plate);
if (!shape) throw new Error('no plate');
const choice: TimberChoice = {
  widthMm: 140,
  heightMm: 240,
  lengthMm: 4000,
  seat: 'slot',
  end: 'right',
  reachMm: 200,
  offsetMm: 0,
  fastener: 'dowel',
  slotPlayMm: 2,
  slotBeyondMm: 10,
  boltPlayMm: 1,
};

describe('the worked example: beam 140 x 240, plate 10 in the middle, four dowels 12', () => {
  const { member, remarks } = placePlate(shape, choice);
  const body = timberBody(member, choice.lengthMm);

  test('slot and drillings stand where they are worked out', () => {
    const [slot, ...drillings] = body.processings;
    expect(slot).toMatchObject({
      kind: 'Slot',
      side: 1,
      parameters: { StartX: 0, StartY: 70, Length: 210, Depth: 240, Thickness: 12 },
    });
    expect(
      drillings.map(({ kind, side, parameters: p }) => [kind, side, p['StartX'], p['StartY'], p['Diameter']]),
    ).toEqual(
      expect.arrayContaining([
        ['Drilling', 2, 90, 165, 12],
        ['Drilling', 2, 90, 75, 12],
        ['Drilling', 2, 160, 165, 12],
        ['Drilling', 2, 160, 75, 12],
      ]),
    );
  });

  test('nothing misses the distances of EN 1995; a first row at 80 mm does', () => {
    expect(remarks).toEqual([]);
    expect(placePlate(shape, { ...choice, reachMm: 190 }).remarks).toEqual([
      { rule: 'a3t', measuredMm: 80, leastMm: 84 },
    ]);
  });

  test('read again, the wood lacks the slot and what the dowels take of the rest', () => {
    const taken = 140 * 240 * 4000 - volumeOf(readAgain(body));
    expect(taken / (604_800 + 4 * Math.PI * 36 * 128)).toBeCloseTo(1, 3);
  });

  test('the same is proposed for that plate', () => {
    expect(proposedTimber(shape)).toMatchObject({ reachMm: 195, end: 'right', seat: 'slot', heightMm: 240 });
  });
});

test('of a plate laid on a face there is no slot; bolts get their play', () => {
  const { member, holes } = placePlate(shape, { ...choice, seat: 'face', fastener: 'bolt', end: 'left', reachMm: 120 });
  expect(member.features.map(({ kind }) => kind)).toEqual(['hole', 'hole']);
  expect(holes.map(({ fastenerMm, woodMm }) => [fastenerMm, woodMm])).toEqual([
    [16, 17],
    [16, 17],
  ]);
});

test.each([
  ['slot', 'dowel', ['slotPlayMm', 'slotBeyondMm']],
  ['slot', 'bolt', ['slotPlayMm', 'slotBeyondMm', 'boltPlayMm']],
  ['faces', 'bolt', ['boltPlayMm']],
  ['face', 'dowel', []],
] as const)('a plate in seat %s with %ss has the plays %j', (seat, fastener, plays) =>
  expect(playsOf({ seat, fastener })).toEqual(plays),
);

test('a seat over the whole breadth is a lap, one closed all round a pocket', () => {
  const features: TimberFeature[] = [
    { kind: 'recess', from: [0, 230, 0], to: [100, 240, 140] },
    { kind: 'recess', from: [500, 0, 20], to: [600, 8, 120] },
    { kind: 'recess', from: [0, 19, 19], to: [8, 221, 121] },
  ];
  const body = timberBody({ heightMm: 240, widthMm: 140, features }, 4000);
  expect(body.processings.map(({ kind, side }) => [kind, side])).toEqual([
    ['Lap', 3],
    ['Pocket', 1],
    ['Pocket', 5],
  ]);
  const taken = 140 * 240 * 4000 - volumeOf(readAgain(body));
  expect(taken).toBeCloseTo(140_000 + 80_000 + 164_832, -2);
});

test('steel and wood have their holes on the same axes within 0.1 mm once the file is read again', () => {
  const some = fc.record({
    thicknessMm: fc.constantFrom(6, 8, 10, 12),
    u: fc.integer({ min: 120, max: 220 }),
    v: fc.integer({ min: 40, max: 90 }),
    d: fc.constantFrom(9, 13, 17),
    reachMm: fc.integer({ min: 150, max: 290 }),
    offsetMm: fc.integer({ min: -20, max: 20 }),
    end: fc.constantFrom('left' as const, 'right' as const),
    seat: fc.constantFrom('slot' as const, 'face' as const),
  });
  fc.assert(
    fc.property(some, ({ thicknessMm, u, v, d, ...chosen }) => {
      const own = workOn(1, [300, thicknessMm, 200]);
      const body = bodyOf(
        [300, thicknessMm, 200],
        [own.drill(u, v, d), own.drill(u, 200 - v, d), own.drill(300 - u / 2, 100, d)],
      );
      const plan = plateShape(body);
      if (!plan) throw new Error('no plate');
      const placed = placePlate(plan, { ...choice, ...chosen });
      const again = readAgain(timberBody(placed.member, 4000)).processings.filter(({ kind }) => kind === 'Drilling');
      expect(again).toHaveLength(placed.holes.length);
      for (const { parameters } of again) {
        const [x, y] = [Number(parameters['StartX']), 240 - Number(parameters['StartY'])];
        const away = plan.holes.map(({ centre }) => {
          const [hx, hy] = placed.inWood(centre);
          return Math.hypot(hx - x, hy - y);
        });
        expect(Math.min(...away)).toBeLessThan(0.1);
      }
    }),
    { numRuns: 100 },
  );
});
