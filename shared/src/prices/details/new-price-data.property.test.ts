import { array, assert, constantFrom, integer, nat, property, record, tuple } from 'fast-check';
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
import { decimal } from '../../values/decimal.ts';
import type { PriceOverride } from '../price-override.record.ts';
import { priceProject } from '../project/price-project.ts';
import { newPriceDataOf } from './new-price-data.ts';
import { splitCents } from './share-project.ts';

const tariff = workedTariff();
const stock = [workedPlate, workedBeam, workedTube, workedHeadPlate];

const partArbitrary = tuple(
  nat(stock.length - 1),
  record({
    quantity: integer({ min: 1, max: 9999 }),
    surface: constantFrom('RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM'),
    ralNumber: constantFrom('7016', '3003', null),
    grade: constantFrom('S235JR', 'S355J2', 'unknown'),
  } as const),
);
const partsArbitrary = array(partArbitrary, { maxLength: 8 }).map((rows) =>
  rows.map(([kind, choice], n) =>
    workedPart({ ...(stock[kind] ?? workedPlate)(), index: n + 1 }, { ...choice, index: n + 1 }),
  ),
);
const cents = integer({ min: -500, max: 5000 }).map((n) => (n / 100).toFixed(2));
const overrideArbitrary = record({ flatPartEur: cents, flatPosEur: cents });

const dataOf = (parts: readonly Part[], overrides: ReadonlyMap<string, PriceOverride>) => {
  const standard = priceProject({ parts, tariff, grades: workedGrades });
  const actual = priceProject({ parts, tariff, grades: workedGrades, overrides });
  const sides = { actual, standard, rates: tariff.rates };
  const data = newPriceDataOf({ parts, assemblies: [], sales: sides, purchase: sides, currency: 'EUR' });
  return { data, netCents: actual.netCents };
};

const sum = (amounts: Record<string, number>) =>
  Object.values(amounts).reduce((total, amount) => total + Math.round(amount * 100), 0);

test('material, work and flat rates add up to the price of the project, and each sum to what it is made of', () => {
  assert(
    property(partsArbitrary, array(overrideArbitrary, { maxLength: 4 }), (parts, set) => {
      const overrides = new Map(
        set.flatMap((process, n) => {
          const id = parts[n]?.id;
          return id ? [[id, { id, processes: { SAWING: process } }] as const] : [];
        }),
      );
      const { data, netCents } = dataOf(parts, overrides);
      const { materialCosts, workPriceSum, flatrateSum } = data;
      expect(sum({ projectPriceSum: data.projectPriceSum })).toBe(netCents);
      expect(sum({ materialCosts, workPriceSum, flatrateSum })).toBe(netCents);
      expect(sum({ ek: data.projectPriceEk ?? 0 })).toBe(netCents);
      expect(sum(data.materialPriceMap)).toBe(sum({ materialCosts }));
      const positions = Object.values(data.partPriceList).map((part) => part.nettoPricePos ?? 0);
      const charges =
        sum(data.projectSetupCostsPerPart) +
        sum(Object.fromEntries([...data.semiPartPrices.entries()].map(([n, each]) => [n, each.setupCostsPos])));
      expect(sum(Object.fromEntries(positions.entries())) + charges).toBe(netCents);
    }),
    { seed: 20261121, numRuns: 300 },
  );
});

test('without anything set by hand the processings listed, all above 0, are the work', () => {
  assert(
    property(partsArbitrary, (parts) => {
      const { data } = dataOf(parts, new Map());
      expect(sum(data.partProcessingCosts)).toBe(sum({ work: data.workPriceSum }));
      expect(Object.values(data.partProcessingCosts).every((amount) => amount > 0)).toBe(true);
    }),
    { seed: 20261121, numRuns: 300 },
  );
});

test('whole cents are divided so that the shares add up and each is within a cent of its ratio', () => {
  assert(
    property(nat(10_000_000), array(nat(100_000), { minLength: 1, maxLength: 12 }), (total, weights) => {
      const shares = splitCents(total, weights.map(decimal));
      expect(shares.reduce((all, share) => all + share, 0)).toBe(total);
      const all = weights.reduce((a, b) => a + b, 0);
      if (all === 0) return;
      for (const [n, share] of shares.entries()) {
        expect(Math.abs(share - (total * (weights[n] ?? 0)) / all)).toBeLessThan(1 + 1e-6);
      }
    }),
    { seed: 20261121, numRuns: 500 },
  );
});

test('three cents for four equal rows go to the first three', () => {
  expect(splitCents(3, [1, 1, 1, 1].map(decimal))).toEqual([1, 1, 1, 0]);
  expect(splitCents(5, [])).toEqual([]);
});
