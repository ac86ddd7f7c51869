import { expect, test } from 'vitest';
import {
  workedBeam,
  workedGrades,
  workedHeadPlate,
  workedPart,
  workedPlate,
  workedTariff,
  workedTube,
} from '../../samples/worked-parts.ts';
import type { Part } from '../parts/part.ts';
import { priceProject } from './price-project.ts';

const tariff = workedTariff();
const price = (...parts: Part[]) => priceProject({ parts, tariff, grades: workedGrades });
const powder = { surface: 'POWDER_COATED', ralNumber: '7016' } as const;
const custom = (ralNumber: string) => ({ surface: 'POWDER_COATED_CUSTOM', ralNumber }) as const;

test('the plate project of the worked prices: position and setup', () => {
  expect(price(workedPart(workedPlate()))).toMatchObject({ partsCents: 5257, chargesCents: 2500, netCents: 7757 });
});

test.each([
  { quantity: 3, unitPrice: '586.85', partsCents: 176768, netCents: 179268 },
  { quantity: 4, unitPrice: '546.15', partsCents: 219173, netCents: 221673 },
])('galvanised beams pay by the class of $quantity together', ({ quantity, unitPrice, ...sums }) => {
  const pricing = price(workedPart(workedBeam(), { surface: 'ZINCED', quantity }));
  expect(pricing).toMatchObject(sums);
  expect(pricing.parts.get(1)?.unitPrice).toBe(unitPrice);
});

test('the class follows all galvanised pieces of the project, not one position', () => {
  const beams = [1, 2].map((index) => workedPart(workedBeam(index), { surface: 'ZINCED', quantity: 2 }));
  expect([...price(...beams).parts.values()].map((part) => part.unitPrice)).toEqual(['546.15', '546.15']);
});

test('the powder-coated frame of the worked prices pays the minimum', () => {
  const pricing = price(workedPart(workedTube(1), powder), workedPart(workedHeadPlate(2), powder));
  expect([...pricing.parts.values()].map((part) => [part.unitPrice, part.positionCents])).toEqual([
    ['63.85', 12987],
    ['7.43', 3889],
  ]);
  expect(pricing.charges).toEqual([
    { kind: 'setup', surface: null, ralNumber: null, cents: 2500 },
    { kind: 'powder-minimum', surface: 'POWDER_COATED', ralNumber: null, cents: 6284 },
  ]);
  expect(pricing).toMatchObject({ partsCents: 16876, chargesCents: 8784, netCents: 25660, onRequest: false });
});

test('each colour of a custom powder surface is one colour change', () => {
  const parts = ['3003', '1003', '3003'].map((ral, n) => workedPart(workedHeadPlate(n + 1), custom(ral)));
  const changes = price(...parts).charges.filter((charge) => charge.kind === 'colour-change');
  expect(changes.map((charge) => [charge.ralNumber, charge.cents])).toEqual([
    ['1003', 12000],
    ['3003', 12000],
  ]);
});

test('minimums are computed per surface', () => {
  const parts = [workedPart(workedHeadPlate(1), powder), workedPart(workedHeadPlate(2), custom('1003'))];
  // each 4 x 2.0555 = 8.22
  const minimums = price(...parts).charges.filter((charge) => charge.kind === 'powder-minimum');
  expect(minimums.map((charge) => charge.cents)).toEqual([9178, 9178]);
});

test('a small galvanised plate pays the minimum: white 4.717 kg x 2.4725 x 4 = 46.65', () => {
  // 130,792 mm2 x 85 x 7.2 / 1,000,000 = 80.04 -> 80 g; 4,637 + 80 = 4.717 kg x 2.4725 = 11.6628
  const { charges } = price(workedPart(workedPlate(), { surface: 'ZINCED' }));
  expect(charges.map((charge) => [charge.kind, charge.cents])).toEqual([
    ['setup', 2500],
    ['zinc-minimum', 9375 - 4665],
  ]);
});

test('parts that are not taken cost nothing, and a project without priced parts has no charges', () => {
  expect(price(workedPart(workedPlate(), { isTaken: false }))).toMatchObject({
    netCents: 0,
    charges: [],
    onRequest: false,
  });
});

test('one part on request puts the project on request; the others still have their prices', () => {
  const pricing = price(workedPart(workedPlate(1)), workedPart(workedPlate(2), { grade: null }));
  expect(pricing).toMatchObject({ netCents: 7757, onRequest: true });
});

test('positions are summed by assembly', () => {
  const parts = [1, 2, 3].map((index) => workedPart(workedPlate(index), { assemblyIndex: index === 3 ? null : 7 }));
  expect(price(...parts).assemblies).toEqual(new Map([[7, 2 * 5257]]));
});
