import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  workedBeam,
  workedFrame,
  workedGrades,
  workedPart,
  workedPlate,
  workedProjectId,
} from '../../samples/worked-parts.ts';
import { costSeed } from '../base-data/costs/cost-seed.ts';
import { deriveTariff } from '../base-data/costs/derive-tariff.ts';
import { decimal, sumOf, toCents } from '../values/decimal.ts';
import type { ProcessPrice } from './process-price.schema.ts';
import { priceProject } from './project/price-project.ts';

const seed = costSeed();
const ones = { work: '1', material: '1', flat: '1' };
const derive = (factors: typeof ones, number = 1) =>
  deriveTariff({ number, validFrom: '2026-11-21', validDays: 30, costs: seed, factors });
const grades = workedGrades;
const cost = (key: string) => Number(seed.costs.get(key));

const frameArbitrary = record({
  surface: constantFrom('RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM'),
  ralNumber: constantFrom('7016', '3003', null),
  productionType: constantFrom('COMPLETE_PRODUCTION', 'SINGLEPARTS_ONLY'),
  materialCertificate: boolean(),
  weldingCertificate: constantFrom('STANDARD', 'CUSTOM', null),
  aMm: constantFrom(2.5, 3, 3.5, 4),
  lengthMm: integer({ min: 1, max: 2_000_000 }),
  pieces: array(record({ index: integer({ min: 1, max: 2 }), quantitySingle: integer({ min: 1, max: 40 }) })),
  factor: constantFrom('1', '1.25', '0.9', '1.3333'),
} as const);

const unitOf = (rows: readonly ProcessPrice[]) => {
  const sum = sumOf(rows.map((row) => decimal(row.pieceEur)));
  return sum.round(sum.lt(1) ? 4 : 2);
};

test('the rows of every part and assembly add up to its unit price, and a position is unit x quantity + setups', () => {
  assert(
    property(frameArbitrary, ({ aMm, lengthMm, pieces, factor, ...project }) => {
      const { assemblies, parts } = workedFrame(project);
      const quantities = new Map(pieces.map((piece) => [piece.index, piece.quantitySingle]));
      const pricing = priceProject({
        assemblies: assemblies.map((each) => ({
          ...each,
          facts: { ...each.facts, seams: [{ parts: [1, 2], aMm, lengthMm, origin: 'file' as const }] },
        })),
        parts: parts.map((part) => {
          const quantitySingle = quantities.get(part.index) ?? part.quantitySingle;
          return { ...part, quantitySingle, quantity: 2 * quantitySingle };
        }),
        project: { id: workedProjectId, ...project },
        tariff: derive({ work: factor, material: '1.2', flat: factor }),
        grades,
      });
      const priced = [...pricing.parts.values(), ...pricing.assemblyPrices.values()];
      for (const { unitPrice, quantity, processes, positionCents, positionFlatCents } of priced) {
        if (unitPrice === null) {
          expect(positionCents).toBe(0);
          continue;
        }
        expect(unitOf(processes).eq(unitPrice)).toBe(true);
        expect(positionCents).toBe(toCents(decimal(unitPrice).times(quantity)) + positionFlatCents);
        for (const row of processes) expect(row.pieceEur).toBe(explained(row));
      }
      const [partsCents, assembliesCents] = [pricing.parts, pricing.assemblyPrices].map((prices) =>
        [...prices.values()].reduce((sum, price) => sum + price.positionCents, 0),
      );
      const chargesCents = pricing.charges.reduce((sum, charge) => sum + charge.cents, 0);
      expect(pricing).toMatchObject({ partsCents, assembliesCents, chargesCents });
      expect(pricing.netCents).toBe((partsCents ?? 0) + (assembliesCents ?? 0) + chargesCents);
    }),
    { seed: 20261121, numRuns: 400 },
  );
});

/** What a row says of itself, worked out anew. */
const explained = (row: ProcessPrice) =>
  sumOf([
    decimal(row.minutesPerPiece)
      .times(row.ratePerHour ?? '0')
      .div(60),
    decimal(row.kgPerPiece).times(row.eurPerKg ?? '0'),
    decimal(row.m2PerPiece).times(row.eurPerM2 ?? '0'),
    decimal(row.euroPerPiece),
    decimal(row.flatPartEur),
  ])
    .round(4)
    .toFixed();

test('with factors of 1 the price is what it costs: rates, steel and setups as in the base data', () => {
  const tariff = derive(ones);
  assert(
    property(
      integer({ min: 1, max: 5000 }),
      integer({ min: 1, max: 500_000 }),
      nat(60),
      (quantity, contourMm, pierces) => {
        const plate = workedPlate();
        const part = workedPart(
          { ...plate, measures: { ...plate.measures, contourMm: contourMm / 100, pierces } },
          { quantity },
        );
        const price = priceProject({ parts: [part], tariff, grades }).parts.get(1);
        const minutes = (value: number) => Math.round(value * 1000 + 1e-6) / 1000;
        const laserMin = minutes(contourMm / 100 / 1800 + (pierces * 1.5) / 60 + cost('laser.part_handling'));
        const deburrMin = minutes((contourMm / 100 / 1000) * cost('laser.deburr'));
        const expected = [
          5.11 * cost('material.plate_s235'),
          (laserMin * cost('rate.laser')) / 60,
          (deburrMin * cost('rate.manual')) / 60,
        ];
        for (const [place, eur] of expected.entries())
          expect(Math.abs(Number(price?.processes[place]?.pieceEur) - eur)).toBeLessThanOrEqual(0.000_050_1);
        expect(price?.positionFlatCents).toBe(917);
      },
    ),
    { seed: 20261121, numRuns: 300 },
  );
  const beam = priceProject({ parts: [workedPart(workedBeam(), { surface: 'ZINCED' })], tariff, grades }).parts.get(1);
  // 139.726 x 1.50; 8.481 x 65 / 60; 3.866 x 70 / 60; 128.703 x 1.72 x 1.15
  expect(beam?.processes.map((row) => row.pieceEur)).toEqual(['209.589', '9.1878', '4.5103', '254.5745']);
});

test('factors of a project are those of a tariff derived with them, but for setups that are multiplied as cents', () => {
  const factors = { work: '1.5', material: '1.1', flat: '2' };
  const parts = [workedPart(workedPlate()), workedPart(workedBeam(2), { surface: 'ZINCED' })];
  const own = new Map([[workedProjectId as string, { id: workedProjectId, factors }]]);
  const project = { id: workedProjectId };
  const scaled = priceProject({ parts, grades, tariff: derive(ones, 5), project, overrides: own });
  const derived = priceProject({ parts, grades, tariff: derive(factors, 6) });
  for (const [index, price] of scaled.parts) {
    expect(price.unitPrice).toBe(derived.parts.get(index)?.unitPrice);
    expect(Math.abs(price.positionFlatCents - (derived.parts.get(index)?.positionFlatCents ?? 0))).toBeLessThanOrEqual(
      2,
    );
  }
  expect(scaled.charges).toEqual(derived.charges);
});
