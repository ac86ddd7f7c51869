import { array, assert, boolean, constantFrom, integer, nat, oneof, property, record, tuple } from 'fast-check';
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
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { type Tariff, tariffSchema } from '../tariff.record.ts';
import { priceProject } from './price-project.ts';

const tariff = workedTariff();
const stock = [workedPlate, workedBeam, workedTube, workedHeadPlate];
const price = (parts: readonly Part[], by: Tariff = tariff) =>
  priceProject({ parts, tariff: by, grades: workedGrades });

/** The same facts as new objects, of which nothing is kept. */
const afresh = (parts: readonly Part[]) => structuredClone(parts as Part[]);

const choiceArbitrary = record({
  quantity: integer({ min: 1, max: 9999 }),
  surface: constantFrom('RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM'),
  ralNumber: constantFrom('7016', '3003', null),
  grade: constantFrom('S235JR', 'S355J2', 'S355J2H', '1.4301', 'unknown', null),
  isTaken: boolean(),
} as const);

const factsArbitrary = record({
  kind: nat(stock.length - 1),
  volumeMm3: integer({ min: 1, max: 50_000_000 }),
  surfaceMm2: integer({ min: 1, max: 20_000_000 }),
  contourMm: integer({ min: 0, max: 2_000_000 }),
  thicknessMm: constantFrom(1, 3, 8, 25, 30, 60, 11),
}).map(({ kind, volumeMm3, surfaceMm2, contourMm, thicknessMm }): PartFacts => {
  const facts = (stock[kind] ?? workedPlate)();
  const isPlate = facts.profileFamily === null;
  const measures = {
    ...facts.measures,
    netVolumeMm3: volumeMm3,
    surfaceMm2,
    contourMm: isPlate ? contourMm / 100 : 0,
  };
  return { ...facts, thicknessMm: isPlate ? thicknessMm : null, measures };
});

const partsArbitrary = array(tuple(factsArbitrary, choiceArbitrary), { maxLength: 8 }).map((rows) =>
  rows.map(([facts, choice], n) => workedPart({ ...facts, index: n + 1 }, { ...choice, index: n + 1 })),
);

/** One field at a time, so that nothing else can bring a kept price up to date. */
const editArbitrary = tuple(
  nat(7),
  oneof(
    record({ quantity: integer({ min: 1, max: 20 }) }),
    record({ surface: constantFrom('RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM') }),
    record({ ralNumber: constantFrom('7016', '3003', null) }),
    record({ grade: constantFrom('S235JR', 'S355J2', '1.4301', null) }),
    record({ isTaken: boolean() }),
  ),
);

const edit = (parts: readonly Part[], [place, choice]: [number, Partial<Part>]) =>
  parts.map((part, n) => (n === place % Math.max(parts.length, 1) ? { ...part, ...choice } : part));

test('after any edits the kept prices are those of a fresh computation', () => {
  assert(
    property(partsArbitrary, array(editArbitrary, { maxLength: 12 }), (first, edits) => {
      let parts: readonly Part[] = first;
      price(parts);
      for (const each of edits) {
        parts = edit(parts, each);
        expect(price(parts)).toEqual(price(afresh(parts)));
      }
    }),
    { seed: 20261121, numRuns: 150 },
  );
});

test('sums add up, amounts are whole cents and never negative, and material is part of its position', () => {
  assert(
    property(partsArbitrary, (parts) => {
      const pricing = price(parts);
      const prices = [...pricing.parts.values()];
      const cents = [
        ...prices.flatMap((each) => [each.positionCents, each.positionFlatCents, each.materialCents]),
        ...pricing.charges.map((charge) => charge.cents),
        pricing.netCents,
      ];
      expect(cents.every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
      expect(pricing.partsCents).toBe(prices.reduce((sum, each) => sum + each.positionCents, 0));
      expect(pricing.netCents).toBe(pricing.partsCents + pricing.charges.reduce((sum, each) => sum + each.cents, 0));
      expect(prices.every((each) => each.grossWeightG >= each.netWeightG)).toBe(true);
      expect(pricing.onRequest).toBe(prices.some((each) => each.unitPrice === null));
    }),
    { seed: 20261121, numRuns: 300 },
  );
});

test('a tariff that went through JSON gives the same cents, and the order of the parts does not matter', () => {
  const received = tariffSchema.parse(JSON.parse(JSON.stringify(tariff)));
  assert(
    property(partsArbitrary, (parts) => {
      const pricing = price(parts);
      expect(price(afresh(parts), received)).toEqual(pricing);
      expect(price(afresh(parts).toReversed()).netCents).toBe(pricing.netCents);
    }),
    { seed: 20261121, numRuns: 150 },
  );
});

test('another tariff is another price: the kept one is not taken for it', () => {
  const parts = [workedPart(workedPlate())];
  price(parts);
  const dearer = { ...workedTariff(2), projectSetupEur: '30', rates: { ...tariff.rates, laser: '275' } };
  // laser 2 x 2.29167 x 1.177 = 5.3946; 7.3584 + 5.3946 + 0.79 = 13.543 -> 13.54 x 4 + 9.17 + 30
  expect(price(parts, dearer).netCents).toBe(5416 + 917 + 3000);
});
