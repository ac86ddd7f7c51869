import { array, assert, constantFrom, integer, nat, oneof, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import {
  workedBeam,
  workedGrades,
  workedHeadPlate,
  workedPart,
  workedPlate,
  workedTariff,
  workedTube,
} from '../../../samples/worked-parts.ts';
import type { Part } from '../../parts/part.ts';
import type { PriceOverride } from '../price-override.record.ts';
import type { Tariff } from '../tariff.record.ts';
import { type PriceCause, priceDifference } from './price-difference.ts';
import { priceProject } from './price-project.ts';
import { priceSnapshotOf } from './price-snapshot.ts';

const tariff = workedTariff();
const dearer = ((): Tariff => {
  const other = workedTariff(2);
  return {
    ...other,
    projectSetupEur: '30',
    rates: { ...other.rates, laser: '151.25', saw: '80' },
    material: other.material.map((row) => ({ ...row, eurPerKg: (Number(row.eurPerKg) * 1.07).toFixed(4) })),
  };
})();

type State = {
  parts: readonly Part[];
  tariff: Tariff;
  manualCents: number | null;
  overrides: ReadonlyMap<string, PriceOverride>;
};

const state = (parts: readonly Part[]): State => ({ parts, tariff, manualCents: null, overrides: new Map() });

const snapshot = ({ parts, manualCents, overrides, ...by }: State) =>
  priceSnapshotOf({
    project: { productionType: 'SINGLEPARTS_ONLY' },
    parts,
    assemblies: [],
    pricing: priceProject({ parts, tariff: by.tariff, grades: workedGrades, overrides }),
    tariffNumber: by.tariff.number,
    manualCents,
  });

const told = (causes: PriceCause[]) => causes.map(({ kind, piece, cents }) => [kind, piece?.index ?? null, cents]);

const plate = workedPart(workedPlate(1));
const beam = workedPart(workedBeam(2), { surface: 'ZINCED' });
const first = state([plate, beam]);
const edited = (choice: Partial<Part>) => state([{ ...plate, ...choice }, beam]);
const differenceTo = (next: State, before = first) => priceDifference(snapshot(before), snapshot(next));

test('nothing changed is no cause', () => expect(differenceTo(first)).toEqual([]));

test('a quantity is the cause with its old and new value', () => {
  const [cause] = differenceTo(edited({ quantity: 6 }));
  // 2 x 10.85
  expect(cause).toMatchObject({ kind: 'quantity', cents: 2170, values: { was: '4', now: '6' } });
});

test('one more beam falls into a cheaper class of galvanising: quantity and class are told apart', () => {
  const causes = differenceTo(state([plate, { ...beam, quantity: 4 }]));
  // 586.85 more at the old unit price; 4 x (546.15 - 586.85) by the class
  expect(told(causes)).toEqual([
    ['quantity', 2, 58685],
    ['zinc-class', 2, -16280],
  ]);
});

test('a surface is the cause of its coating and not of its charge', () => {
  const causes = differenceTo(edited({ surface: 'POWDER_COATED', ralNumber: '7016' }));
  // 0.130792 m2 x 31.25 = 4.0873 -> 10.8457 + 4.0873 = 14.933 -> 14.93 x 4; minimum 100 - 16.35
  expect(told(causes)).toEqual([
    ['charge', null, 8365],
    ['surface', 1, 1632],
  ]);
});

test.each([
  ['a grade', { grade: 'S355J2' }, ['grade']],
  ['a part left out', { isTaken: false }, ['left-out']],
  ['a part on request', { grade: 'unknown' }, ['on-request']],
] as const)('%s is named', (_, choice, kinds) =>
  expect(differenceTo(edited(choice)).map(({ kind }) => kind)).toEqual(kinds),
);

test('another profile is the cause of its material, its work and its setups', () => {
  const tube = workedPart(workedTube(1), { quantity: 4 });
  const other = { ...tube, facts: { ...workedBeam(1), profileName: 'HEA 200' }, grade: 'S355J2' };
  const kinds = priceDifference(snapshot(state([{ ...tube, grade: 'S355J2' }])), snapshot(state([other])));
  expect(kinds.map(({ kind }) => kind)).toEqual(['profile']);
});

test('a new tariff is the cause of every position it makes dearer', () =>
  expect(told(differenceTo({ ...first, tariff: dearer })).map(([kind]) => kind)).toEqual([
    'tariff',
    'charge',
    'tariff',
  ]));

test('a price set by hand is the cause of what it adds to the calculated one', () => {
  const calculated = snapshot(first).netCents;
  expect(told(differenceTo({ ...first, manualCents: calculated + 777 }))).toEqual([['manual-price', null, 777]]);
});

test('a value set by an admin is named apart from a tariff', () => {
  const overrides = new Map([[plate.id, { id: plate.id, material: { eurPerKg: '2.00' } }]]);
  expect(differenceTo({ ...first, overrides }).map(({ kind }) => kind)).toEqual(['by-hand']);
});

const stock = [workedPlate, workedBeam, workedTube, workedHeadPlate];
const surfaces = ['RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM'] as const;

const partsArbitrary = array(
  record({
    kind: nat(3),
    quantity: integer({ min: 1, max: 400 }),
    surface: constantFrom(...surfaces),
    ralNumber: constantFrom('7016', '3003', null),
  }),
  { minLength: 1, maxLength: 6 },
).map((rows) =>
  rows.map(({ kind, ...choice }, n) => workedPart((stock[kind] ?? workedPlate)(n + 1), { ...choice, index: n + 1 })),
);

const editPart =
  (choice: (part: Part) => Partial<Part>) =>
  (place: number) =>
  (now: State): State => ({
    ...now,
    parts: now.parts.map((part, n) => (n === place % now.parts.length ? { ...part, ...choice(part) } : part)),
  });

const editArbitrary = tuple(
  nat(5),
  oneof(
    integer({ min: 1, max: 400 }).map((quantity) => editPart(() => ({ quantity }))),
    constantFrom(...surfaces).map((surface) => editPart(() => ({ surface }))),
    constantFrom('S235JR', 'S355J2', 'S355J2H', 'unknown', null).map((grade) => editPart(() => ({ grade }))),
    nat(3).map((kind) => editPart(({ index }) => ({ facts: (stock[kind] ?? workedPlate)(index) }))),
    constantFrom(true, false).map((isTaken) => editPart(() => ({ isTaken }))),
    constantFrom(tariff, dearer).map((by) => () => (now: State) => ({ ...now, tariff: by })),
    constantFrom(null, 1, 250_000).map((manualCents) => () => (now: State) => ({ ...now, manualCents })),
    constantFrom('1.11', '9').map((eurPerKg) => () => (now: State) => {
      const id = now.parts[0]?.id ?? '';
      return { ...now, overrides: new Map([[id, { id, material: { eurPerKg } }]]) };
    }),
  ),
).map(([place, edit]) => edit(place));

test('after 1,000 random series of edits the causes add up exactly to the difference (seed 20261121)', () => {
  assert(
    property(partsArbitrary, array(editArbitrary, { minLength: 1, maxLength: 5 }), (parts, edits) => {
      const before = state(parts);
      const after = edits.reduce((now, edit) => edit(now), before);
      const [was, now] = [snapshot(before), snapshot(after)];
      const causes = priceDifference(was, now);
      expect(causes.reduce((sum, { cents }) => sum + cents, 0)).toBe(now.netCents - was.netCents);
      expect(causes.every(({ cents }) => Number.isSafeInteger(cents) && cents !== 0)).toBe(true);
      expect(priceDifference(was, structuredClone(was))).toEqual([]);
    }),
    { seed: 20261121, numRuns: 1000 },
  );
});
