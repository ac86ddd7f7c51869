import { expect, test } from 'vitest';
import {
  workedBeam,
  workedFacts,
  workedGrades,
  workedPart,
  workedPlate,
  workedTariff,
  workedTube,
} from '../../../samples/worked-parts.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { pricePart } from './price-part.ts';

const tariff = workedTariff();
/** What a row has that nothing of it is paid by. */
const nothing = {
  ratePerHour: null,
  eurPerKg: null,
  surchargePercent: null,
  eurPerM2: null,
  euroPerPiece: '0',
  flatPartEur: '0',
  isCustom: false,
  isAssumed: false,
};
const price = (facts: PartFacts, choice = {}) => pricePart(workedPart(facts, choice), tariff, workedGrades);

test('the plate of the worked prices costs what was worked by hand', () => {
  expect(price(workedPlate())).toEqual({
    index: 1,
    onRequest: [],
    quantity: 4,
    netWeightG: 4637,
    grossWeightG: 5110,
    processes: [
      {
        ...nothing,
        eurPerKg: '1.44',
        process: 'MATERIAL',
        minutesPerPiece: 0,
        kgPerPiece: 5.11,
        m2PerPiece: 0,
        pieceEur: '7.3584',
        positionFlatCents: 0,
      },
      {
        ...nothing,
        ratePerHour: '137.5',
        process: 'LASER_CUTTING',
        minutesPerPiece: 1.177,
        kgPerPiece: 0,
        m2PerPiece: 0,
        pieceEur: '2.6973',
        positionFlatCents: 917,
      },
      {
        ...nothing,
        ratePerHour: '75',
        process: 'DEBURRING',
        minutesPerPiece: 0.632,
        kgPerPiece: 0,
        m2PerPiece: 0,
        pieceEur: '0.79',
        positionFlatCents: 0,
      },
    ],
    materialCents: 2943,
    unitPrice: '10.85',
    positionFlatCents: 917,
    positionCents: 5257,
  });
});

test('the galvanised beam of the worked prices costs what was worked by hand', () => {
  expect(price(workedBeam(), { surface: 'ZINCED' })).toEqual({
    index: 1,
    onRequest: [],
    quantity: 3,
    netWeightG: 126610,
    grossWeightG: 139726,
    processes: [
      {
        ...nothing,
        eurPerKg: '1.8',
        process: 'MATERIAL',
        minutesPerPiece: 0,
        kgPerPiece: 139.726,
        m2PerPiece: 0,
        pieceEur: '251.5068',
        positionFlatCents: 0,
      },
      {
        ...nothing,
        ratePerHour: '81.25',
        process: 'SAWING',
        minutesPerPiece: 8.481,
        kgPerPiece: 0,
        m2PerPiece: 0,
        pieceEur: '11.4847',
        positionFlatCents: 217,
      },
      {
        ...nothing,
        ratePerHour: '87.5',
        process: 'DRILLING',
        minutesPerPiece: 3.866,
        kgPerPiece: 0,
        m2PerPiece: 0,
        pieceEur: '5.6379',
        positionFlatCents: 496,
      },
      {
        ...nothing,
        eurPerKg: '2.4725',
        surchargePercent: '15',
        process: 'ZINC_PLATING',
        minutesPerPiece: 0,
        kgPerPiece: 128.703,
        m2PerPiece: 0,
        pieceEur: '318.2182',
        positionFlatCents: 0,
      },
    ],
    materialCents: 75452,
    unitPrice: '586.85',
    positionFlatCents: 713,
    positionCents: 176768,
  });
});

// Worked by hand: 1 piece, its cut lists in minutes; position = unit x quantity + setup.
test.each([
  // 20x20x1: gross 30 x 30 x 1 = 7.07 -> 7 g x 1.44 = 0.0101; 80 / 6000 + 0.2 / 60 + 0.3 = 0.317 x 137.5 / 60 = 0.7265; 0.04 x 75 / 60 = 0.05
  { quantity: 3, unitPrice: '0.7866', positionCents: 236 + 917 },
  { quantity: 1000, unitPrice: '0.7866', positionCents: 78660 + 917 },
])('a unit price under 1 EUR keeps four decimals: $quantity pieces', ({ quantity, unitPrice, positionCents }) => {
  const washer = workedFacts(
    { thicknessMm: 1 },
    { netVolumeMm3: 400, surfaceMm2: 880, dimensionsMm: { x: 20, y: 20, z: 1 }, contourMm: 80, pierces: 1 },
  );
  expect(price(washer, { quantity })).toMatchObject({ unitPrice, positionCents });
});

test.each([
  // 4.24056 + 1.25 + 7613 / 1800 + 1 = 10.72 min
  { straight: 1, bevelled: 1, minutes: 10.72 },
  // 2 x 6.47944 = 12.959 min; the section is 7613 x cos 45 = 5383
  { straight: 0, bevelled: 2, minutes: 12.959 },
])(
  'a bevelled cut is a larger face and takes one minute more, not more steel: $bevelled',
  ({ straight, bevelled, minutes }) => {
    const cuts = [
      { sectionMm2: 5383, bevelDeg: 0, count: straight },
      { sectionMm2: 7613, bevelDeg: 45, count: bevelled },
    ].filter((cut) => cut.count > 0);
    const beam = workedBeam();
    const cut = price({ ...beam, measures: { ...beam.measures, sawCuts: cuts } });
    expect(cut.processes.find((row) => row.process === 'SAWING')?.minutesPerPiece).toBe(minutes);
    expect(cut.grossWeightG).toBe(139726);
  },
);

test('a hollow section is galvanised inside too', () => {
  // 2 x 2,208,000 / 5 = 883,200 mm2 x 70 um x 7.2 / 1,000,000 = 445.13 -> 445 g; 17,333 + 445
  expect(price(workedTube(), { surface: 'ZINCED' }).processes.at(-1)).toMatchObject({ kgPerPiece: 17.778 });
});

test('a plate above 25 mm is cut by torch and pays the torch setup', () => {
  const plate = workedPlate();
  const thick = (thicknessMm: number) => price({ ...plate, thicknessMm }).processes[1];
  // 1263.89 / 1580 + 7 x 3 / 60 + 0.3 = 1.450 min; (5 + 3) x 80 / 60 = 10.67
  expect(thick(30)).toMatchObject({ process: 'PLASMA_CUTTING', minutesPerPiece: 1.45, positionFlatCents: 1067 });
  // 1263.89 / 490 + 7 x 30 / 60 + 0.3 = 6.379 min
  expect(thick(40)).toMatchObject({ process: 'OXYFUEL_CUTTING', minutesPerPiece: 6.379, positionFlatCents: 1067 });
});

test('primer costs by square metre', () => {
  // 0.130792 x 15 = 1.96188
  expect(price(workedPlate(), { surface: 'COATED', ralNumber: '8012' }).processes.at(-1)).toMatchObject({
    process: 'PRIMING',
    m2PerPiece: 0.130792,
    pieceEur: '1.9619',
  });
});

test('a price on request carries its weights and no amount', () => {
  expect(price(workedPlate(), { grade: null })).toMatchObject({
    onRequest: [{ code: 'request.missing-grade', values: {} }],
    processes: [],
    unitPrice: null,
    positionCents: 0,
    netWeightG: 4637,
  });
});

test('a changed choice changes the kept price', () => {
  const facts = workedPlate();
  expect(price(facts).positionCents).toBe(5257);
  expect(price(facts, { quantity: 1 }).positionCents).toBe(1085 + 917);
  expect(price(facts).positionCents).toBe(5257);
  expect(price(facts, { grade: 'S355J2' }).unitPrice).toBe('11.06');
});

// Coating on 130,792 mm2 of the plate's net 4,637 g: 55 um 52 g, 70 um 66 g, 85 um 80 g.
test.each([
  [3, 4689],
  [4, 4703],
  [6, 4703],
  [8, 4717],
])('%d mm thick steel: white weight %d g', (thicknessMm, whiteG) => {
  const zinc = price({ ...workedPlate(), thicknessMm }, { surface: 'ZINCED' }).processes.at(-1);
  expect(zinc?.kgPerPiece).toBe(whiteG / 1000);
});

test('a sum of exactly 1 EUR has two decimals', () => {
  const bar = workedFacts(
    {
      category: 'PROFILE',
      profileFamily: 'RD',
      profileName: 'RD 20',
      body: { ...workedPlate().body, blankMm: { length: 100, height: 20, width: 20 } },
    },
    // 64,331 mm3 x 1.10 x 0.00785 = 555.498 -> 555 g x 1.80 = 0.9990; primer 0.000067 x 15 = 0.0010
    { netVolumeMm3: 64331, surfaceMm2: 67, dimensionsMm: { x: 100, y: 20, z: 20 } },
  );
  expect(price(bar, { surface: 'COATED', ralNumber: '8012' }).unitPrice).toBe('1.00');
});
