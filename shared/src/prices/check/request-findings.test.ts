import { expect, test } from 'vitest';
import {
  workedBeam,
  workedGrades,
  workedPart,
  workedPlate,
  workedTariff,
  workedTube,
} from '../../../samples/worked-parts.ts';
import type { PartFacts, PartMeasures } from '../../parts/part-facts.schema.ts';
import { requestFindings } from './request-findings.ts';

const tariff = workedTariff();
const zinced = { surface: 'ZINCED' } as const;
const measured = (facts: PartFacts, measures: Partial<PartMeasures>) => ({
  ...facts,
  measures: { ...facts.measures, ...measures },
});
const sized = (facts: PartFacts, x: number, y: number, z: number) => measured(facts, { dimensionsMm: { x, y, z } });

const reasonsOf = (facts: PartFacts, choice = {}) => {
  const part = workedPart(facts, choice);
  return requestFindings(part, tariff, workedGrades.get(part.grade ?? ''));
};

test('an ordinary plate, beam and tube have a price, raw and galvanised', () => {
  for (const facts of [workedPlate(), workedBeam(), workedTube()]) {
    expect(reasonsOf(facts)).toEqual([]);
    expect(reasonsOf(facts, zinced)).toEqual([]);
  }
});

test.each<[string, PartFacts, object, Record<string, string | number>]>([
  ['request.missing-grade', workedPlate(), { grade: null }, {}],
  ['request.unknown-grade', workedPlate(), { grade: 'S999' }, { text: 'S999' }],
  ['request.grade-not-stocked', workedPlate(), { grade: 'S235JRH' }, { grade: 'S235JRH', stock: 'plate' }],
  ['request.unknown-profile', { ...workedBeam(), profileFamily: null, profileName: 'XY 7' }, {}, { text: 'XY 7' }],
  [
    'request.missing-profile',
    { ...workedBeam(), profileFamily: null, profileName: '' },
    {},
    { heightMm: workedBeam().body.blankMm.height, widthMm: workedBeam().body.blankMm.width },
  ],
  ['request.assembly-part', { ...workedPlate(), category: 'ASSEMBLY' }, {}, {}],
  ['request.missing-thickness', { ...workedPlate(), thicknessMm: null }, {}, {}],
  [
    'request.thickness-not-stock',
    { ...workedPlate(), thicknessMm: 11 },
    {},
    { thicknessMm: 11, thinnerMm: 10, thickerMm: 12 },
  ],
  ['request.thickness-too-large', { ...workedPlate(), thicknessMm: 61 }, {}, { thicknessMm: 61, largestMm: 60 }],
  ['request.too-long', sized(workedBeam(), 12000.01, 190, 200), {}, { lengthMm: 12000.01, longestMm: 12000 }],
  [
    'request.larger-than-laser-bed',
    sized(workedPlate(), 10, 2000.5, 2500),
    {},
    { lengthMm: 2500, widthMm: 2000.5, bedLengthMm: 4000, bedWidthMm: 2000 },
  ],
  [
    'request.larger-than-zinc-bath',
    sized(workedBeam(), 3000, 1600, 1501),
    zinced,
    { lengthMm: 3000, widthMm: 1600, heightMm: 1501, bathLengthMm: 15500, bathWidthMm: 1500, bathDepthMm: 2700 },
  ],
  ['request.too-thin-for-zinc', { ...workedPlate(), thicknessMm: 2.5 }, zinced, { thicknessMm: 2.5, smallestMm: 3 }],
  [
    'request.too-thin-for-zinc',
    { ...workedTube(), profileName: 'SHS 40x40x2.5' },
    zinced,
    { thicknessMm: 2.5, smallestMm: 3 },
  ],
  ['request.grade-not-galvanised', workedPlate(), { ...zinced, grade: '1.4301' }, { grade: '1.4301' }],
  [
    'request.colour-missing',
    workedPlate(),
    { surface: 'POWDER_COATED', ralNumber: null },
    { surface: 'POWDER_COATED' },
  ],
  [
    'request.colour-unknown',
    workedPlate(),
    { surface: 'POWDER_COATED_CUSTOM', ralNumber: '9999' },
    { ralNumber: '9999' },
  ],
])('%s', (code, facts, choice, values) => {
  expect(reasonsOf(facts, choice)).toEqual([{ code, values }]);
});

test.each([
  ['3 mm is thick enough for zinc', { ...workedPlate(), thicknessMm: 3 }, zinced],
  ['60 mm is cut', { ...workedPlate(), thicknessMm: 60 }, {}],
  ['a bar of 12 m is in stock', sized(workedBeam(), 12000, 190, 200), {}],
  ['stainless steel may be raw', workedPlate(), { grade: '1.4301' }],
  ['a beam larger than the bath may be raw', sized(workedBeam(), 3000, 1600, 1501), {}],
])('%s', (_, facts, choice) => {
  expect(reasonsOf(facts, choice)).toEqual([]);
});

const finding = (code: string, values: Record<string, string | number> = {}) => ({ code, values });

test('findings of the reading put a part on request, warnings do not', () => {
  const findings = [finding('warn.hole-near-edge'), finding('request.unmade-processing', { kind: 'Pocket', name: '' })];
  expect(reasonsOf({ ...workedPlate(), findings })).toEqual([findings[1]]);
});

test.each([
  [finding('request.missing-grade'), workedPlate(), { grade: null }],
  [finding('request.unknown-grade', { text: 'St 99' }), workedPlate(), { grade: null }],
  [finding('request.unknown-profile', { text: 'XY 7' }), { ...workedBeam(), profileFamily: null }, {}],
  [finding('request.thickness-not-stock', { thicknessMm: 11 }), { ...workedPlate(), thicknessMm: 11 }, {}],
])('what the reading has said is not said again: $code', (said, facts, choice) => {
  expect(reasonsOf({ ...facts, findings: [said] }, choice)).toEqual([said]);
});

test('once a grade is chosen, what the file said of it no longer holds', () => {
  const facts = { ...workedPlate(), grade: null, findings: [finding('request.unknown-grade', { text: 'St 99' })] };
  expect(reasonsOf(facts, { grade: 'S235JR' })).toEqual([]);
});
