import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  workedBeam,
  workedFacts,
  workedGrades,
  workedPart,
  workedPlate,
  workedTariff,
  workedTube,
} from '../../../samples/worked-parts.ts';
import { seedProductionData } from '../../base-data/costs/pack-base-data.ts';
import type { Mend } from '../../parts/mends/mend.schema.ts';
import type { Part } from '../../parts/part.ts';
import type { PartFacts, PartMeasures } from '../../parts/part-facts.schema.ts';
import { pricePart } from '../piece/price-part.ts';
import { checkPart } from './check-part.ts';

const use = { serviceClass: null, wood: null, carriesLoads: false } as const;
const around = { ...seedProductionData(), use };
const box = (length: number, height: number, width: number): PartFacts['body'] => ({
  blankMm: { length, height, width },
  section: { kind: 'box' },
  processings: [],
});
const check = (facts: PartFacts, choice: Partial<Part> = {}) => {
  const part = workedPart(facts, choice);
  return checkPart(part, { ...around, grade: workedGrades.get(part.grade ?? '') });
};
const codesOf = (facts: PartFacts, choice: Partial<Part> = {}) => check(facts, choice).map(({ code }) => code);
const measured = (facts: PartFacts, measures: Partial<PartMeasures>): PartFacts => ({
  ...facts,
  measures: { ...facts.measures, ...measures },
});
const sized = (facts: PartFacts, x: number, y: number, z: number) => measured(facts, { dimensionsMm: { x, y, z } });
const holed = (facts: PartFacts, diameterMm: number, count: number) =>
  measured(facts, { holes: [{ diameterMm, depthMm: 5, count }] });
const zinced = { surface: 'ZINCED' } as const;

test('nothing is said of an ordinary plate, beam and tube', () => {
  for (const facts of [workedPlate(), sized(workedBeam(), 3000, 190, 200), workedTube()]) {
    expect(check(facts)).toEqual([]);
    expect(check(facts, zinced)).toEqual([]);
  }
});

describe('just inside and just outside of each rule', () => {
  const tube = (cappedEnds: number, length = 1200) => ({ ...workedTube(), cappedEnds, body: box(length, 100, 100) });
  const tiny = (netVolumeMm3: number) =>
    workedFacts(
      { thicknessMm: 5, body: box(20, 10, 5) },
      { netVolumeMm3, contourMm: 60, dimensionsMm: { x: 20, y: 10, z: 5 } },
    );

  test.each<[string, PartFacts, PartFacts, object]>([
    ['warn.hole-smaller-than-thickness', holed(workedPlate(), 10, 1), holed(workedPlate(), 9.99, 1), {}],
    ['warn.longer-than-freight', sized(workedBeam(), 6000, 190, 200), sized(workedBeam(), 6000.01, 190, 200), {}],
    ['request.too-long', sized(workedBeam(), 12000, 190, 200), sized(workedBeam(), 12000.01, 190, 200), {}],
    [
      'request.larger-than-laser-bed',
      sized(workedPlate(), 4000, 2000, 10),
      sized(workedPlate(), 4000, 2000.01, 10),
      {},
    ],
    [
      'request.larger-than-zinc-bath',
      sized(workedBeam(), 3000, 2700, 1500),
      sized(workedBeam(), 3000, 2700, 1500.01),
      zinced,
    ],
    [
      'request.thickness-not-stock',
      { ...workedPlate(), thicknessMm: 12 },
      { ...workedPlate(), thicknessMm: 12.01 },
      {},
    ],
    ['request.too-thin-for-zinc', { ...workedPlate(), thicknessMm: 3 }, { ...workedPlate(), thicknessMm: 2.5 }, zinced],
    ['warn.vent-holes-missing', holed(tube(2), 25, 4), holed(tube(2), 24.9, 4), zinced],
    ['warn.vent-holes-missing', holed(tube(1), 30, 1), holed(tube(1), 29.9, 1), zinced],
    ['warn.vent-holes-missing', holed(tube(2, 2800), 14, 8), holed(tube(2, 2801), 14, 8), zinced],
    ['warn.tiny-part', tiny(1000), tiny(999), {}],
    ['warn.unit-too-small', sized(workedPlate(), 10, 8, 3), sized(workedPlate(), 9.99, 8, 3), {}],
    ['warn.unit-too-large', sized(workedBeam(), 30_000, 190, 200), sized(workedBeam(), 30_000.01, 190, 200), {}],
  ])('%s', (code, inside, outside, choice) => {
    expect(codesOf(inside, choice)).not.toContain(code);
    expect(codesOf(outside, choice)).toContain(code);
  });

  test('an open tube, a raw one and a beam need no vent holes', () => {
    expect(codesOf(workedTube(), zinced)).toEqual([]);
    expect(codesOf(tube(2))).toEqual([]);
    expect(codesOf({ ...workedBeam(), cappedEnds: 2 }, zinced)).toEqual([]);
  });
});

test('a closed tube is told how many holes of which diameter each end needs', () => {
  expect(check({ ...workedTube(), cappedEnds: 2, body: box(1200, 100, 100) }, zinced)).toEqual([
    { code: 'warn.vent-holes-missing', values: { ends: 2, count: 2, diameterMm: 25 }, effect: 'warn' },
  ]);
});

test('welded into a galvanised assembly the tube gets its vent holes, and that is told', () => {
  const closed = { ...workedTube(), cappedEnds: 2, body: box(1200, 100, 100) };
  expect(check(closed, { ...zinced, isWelded: true })).toEqual([
    { code: 'warn.vent-holes-made', values: { ends: 2, count: 2, diameterMm: 25 }, effect: 'warn' },
  ]);
  expect(check(closed, { ...zinced, isWelded: false }).map(({ code }) => code)).toEqual(['warn.vent-holes-missing']);
});

test.each([
  ['a plate of 30 x 20 x 1 mm, which is made', [30, 20, 1], 30, null],
  ['a plate 3 x 2 x 0.1 that a metre file would make 3 m long', [3, 2, 0.1], 3, { unit: 'cm', meantMm: 30 }],
  ['a plate of 0.3 x 0.2 x 0.01 m', [0.3, 0.2, 0.01], 0.3, { unit: 'm', meantMm: 300 }],
  ['a plate of 8 x 4 x 0.39 inch', [8, 4, 0.3937], 8, { unit: 'inch', meantMm: 203.2 }],
  ['a plate 50 m long that counts in tenths', [50_000, 2000, 100], 50_000, { unit: 'tenth', meantMm: 5000 }],
] as const)('%s', (_, [x, y, z], lengthMm, unit) => {
  const found = check(sized({ ...workedPlate(), thicknessMm: z }, x, y, z)).filter(({ code }) =>
    code.startsWith('warn.unit'),
  );
  expect(found.map(({ values }) => values)).toEqual(unit === null ? [] : [{ lengthMm, ...unit }]);
});

test.each([
  [7850, 7.85, 'cm'],
  [7.85, 7850, 'tenth'],
  [128.6, 0.00785, 'inch'],
  [7.85, 7, null],
])('a stated weight of %d kg beside %d kg computed', (fileKg, computedKg, unit) => {
  const findings = [{ code: 'warn.weight-differs', values: { fileKg, computedKg } }];
  const found = check({ ...workedPlate(), findings }).find(({ code }) => code === 'warn.unit-by-weight');
  expect(found?.values['unit'] ?? null).toBe(unit);
});

test('price, check with prices and check without prices say the same of what is on request', () => {
  const tariff = workedTariff();
  const parts = [
    workedPart({ ...workedPlate(), thicknessMm: 11 }, { grade: null }),
    workedPart(sized(workedBeam(), 12500, 190, 200), zinced),
    workedPart({ ...workedPlate(), thicknessMm: 2.5 }, zinced),
    workedPart(sized(workedPlate(), 4500, 100, 10), { surface: 'POWDER_COATED' }),
  ];
  for (const part of parts) {
    const grade = workedGrades.get(part.grade ?? '');
    const requestsWith = (limits: typeof around.limits) =>
      checkPart(part, { limits, ventHoles: [], use, grade })
        .filter(({ effect }) => effect === 'request')
        .map(({ code, values }) => ({ code, values }));
    const priced = pricePart(part, tariff, workedGrades).onRequest;
    expect(requestsWith(tariff)).toEqual(priced);
    expect(requestsWith(around.limits)).toEqual(priced);
  }
});

test('a making that is said after the part was checked is no longer asked for', () => {
  const tube: PartFacts = { ...workedTube(), profileFamily: 'CHS' };
  expect(codesOf(tube)).toContain('request.missing-specificity');
  expect(codesOf(tube, { specificity: 'HOT_ROLLED' })).not.toContain('request.missing-specificity');
});

test('a device without limits still tells what the reading found', () => {
  const findings = [
    { code: 'request.empty-solid', values: {} },
    { code: 'note.anything', values: {} },
  ];
  const part = workedPart({ ...workedPlate(), findings });
  expect(checkPart(part, { limits: null, ventHoles: [], use, grade: undefined })).toEqual([
    { code: 'request.empty-solid', values: {}, effect: 'request' },
  ]);
});

test('no part makes the check throw', () => {
  const size = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.double({ min: 0, max: 1e5, noNaN: true }),
  );
  const count = fc.nat({ max: 2 ** 31 - 1 });
  const holes = fc.array(fc.record({ diameterMm: size, depthMm: size, count }), { maxLength: 4 });
  const part = fc.record({
    category: fc.constantFrom('FLAT', 'GIRDER', 'PROFILE', 'ASSEMBLY'),
    family: fc.constantFrom(null, 'HEA', 'RHS', 'SHS', 'CHS', 'FL', 'RD'),
    surface: fc.constantFrom('RAW', 'ZINCED', 'COATED', 'POWDER_COATED', 'POWDER_COATED_CUSTOM'),
    grade: fc.constantFrom(null, 'S235JR', '1.4301', 'X'),
    profileName: fc.oneof(fc.string(), fc.constant('SHS 100x100x5')),
    thicknessMm: fc.option(size),
    cappedEnds: fc.constantFrom(1, 2, undefined),
    dimensionsMm: fc.record({ x: size, y: size, z: size }),
    netVolumeMm3: count,
    surfaceMm2: count,
    holes,
    blank: fc.tuple(size, size, size),
  });
  fc.assert(
    fc.property(part, (given) => {
      const { family, surface, grade, dimensionsMm, netVolumeMm3, surfaceMm2, holes: all, blank, ...facts } = given;
      const whole = workedFacts(
        { ...facts, profileFamily: family, body: box(...blank) },
        { dimensionsMm, netVolumeMm3, surfaceMm2, holes: all, contourMm: 1 },
      );
      return check(whole, { surface, grade }).every(({ code, effect }) => code.startsWith(effect));
    }),
    { numRuns: 2000 },
  );
});

test('what the wood of the file says of a part that is mended is of the file as it was', () => {
  const offset = { code: 'warn.timber-hole-offset', values: { offsetMm: 3 } };
  const facts = { ...workedPlate(), findings: [offset, { code: 'warn.hole-deep', values: {} }] };
  const part = workedPart(facts);
  const timberOf = (each: Part) =>
    checkPart(each, { limits: null, ventHoles: [], use, grade: undefined }).filter(({ code }) =>
      code.includes('timber'),
    );
  expect(timberOf(part)).toEqual([{ ...offset, effect: 'warn' }]);
  const mended = (mend: Mend): Part => ({ ...part, facts: { ...facts }, mends: [mend] });
  expect(timberOf(mended({ kind: 'holes', fromMm: 12, toMm: 14 }))).toEqual([
    { code: offset.code, values: { offsetMm: 3, asOf: 'file' }, effect: 'warn' },
  ]);
  expect(timberOf(mended({ kind: 'ventHoles', diameterMm: 12, count: 2 }))).toEqual([{ ...offset, effect: 'warn' }]);
});
