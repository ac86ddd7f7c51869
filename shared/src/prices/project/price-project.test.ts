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
import { zincClassOf } from '../piece/price-surface.ts';
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

test.each([
  ['raw pieces do not count for the class', { surface: 'RAW' }],
  ['powder-coated pieces do not count for the class', powder],
  ['pieces on request do not count for the class', { surface: 'ZINCED', grade: '1.4301' }],
] as const)('%s', (_, choice) => {
  const others = workedPart(workedBeam(2), { ...choice, quantity: 9 });
  const { parts } = price(workedPart(workedBeam(1), { surface: 'ZINCED', quantity: 3 }), others);
  expect(parts.get(1)?.unitPrice).toBe('586.85');
});

test.each([
  [500_000, '2.15'],
  [500_001, '1.875'],
])('%d g galvanised weight is charged %s EUR per kg', (whiteG, eurPerKg) => {
  expect(tariff.zinc.classes[zincClassOf(tariff.zinc, whiteG)]?.eurPerKg).toBe(eurPerKg);
});

test('another density of the same grade is another price', () => {
  const parts = [workedPart(workedPlate())];
  const grade = workedGrades.get('S235JR');
  if (!grade) throw new Error('no S235JR');
  const denser = new Map([['S235JR', { ...grade, densityKgPerM3: 8000 }]]);
  expect(priceProject({ parts, tariff, grades: workedGrades }).netCents).toBe(7757);
  // 651,000 x 0.008 = 5.208 kg x 1.44 = 7.4995; 10.9868 -> 10.99 x 4 + 9.17 + 25
  expect(priceProject({ parts, tariff, grades: denser }).netCents).toBe(4396 + 917 + 2500);
});

test('an edit that moves the class moves the kept prices of the other galvanised parts', () => {
  const [first, second] = [workedBeam(1), workedBeam(2)];
  const zinced = (facts: typeof first, quantity: number) => workedPart(facts, { surface: 'ZINCED', quantity });
  const unitPrice = (quantity: number) => price(zinced(first, 2), zinced(second, quantity)).parts.get(1)?.unitPrice;
  expect([1, 2, 1].map(unitPrice)).toEqual(['586.85', '546.15', '586.85']);
});

test('a grade that puts a galvanised part on request takes its weight out of the class', () => {
  const [first, second] = [workedBeam(1), workedBeam(2)];
  const unitPrice = (grade: string, grades = workedGrades) => {
    const parts = [
      workedPart(first, { surface: 'ZINCED', quantity: 2 }),
      workedPart(second, { surface: 'ZINCED', quantity: 2, grade }),
    ];
    return priceProject({ parts, tariff, grades }).parts.get(1)?.unitPrice;
  };
  expect(['S355J2', 'S355J2H', 'S355J2'].map((grade) => unitPrice(grade))).toEqual(['546.15', '586.85', '546.15']);
  const grade = workedGrades.get('S355J2');
  if (!grade) throw new Error('no S355J2');
  expect(unitPrice('S355J2', new Map([...workedGrades, ['S355J2', { ...grade, galvanizable: false }]]))).toBe('586.85');
});
