import { expect, it, test } from 'vitest';
import { workedFacts, workedGrades, workedPart, workedTariff } from '../../../samples/worked-parts.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { requestFindings } from '../../prices/check/request-findings.ts';
import type { Part } from '../part.ts';
import { defaultMaterialMap } from './default-materials.ts';
import { missingSpecs, needsMoreSpecification, specificityById, specificityId } from './missing-specs.ts';

const profiles = new Map(seedCatalogue().profiles.map((profile) => [profile.id, profile]));
const around = { profiles, grades: workedGrades };
const plate = (index: number, thicknessMm: number, grade: string | null) =>
  workedPart(workedFacts({ index, thicknessMm, grade, quantity: 2 }), { quantity: 2 });
const tube = (profileId: string, profileFamily: 'CHS' | 'SHS', grade: string | null) =>
  workedPart(workedFacts({ index: 9, profileId, profileName: profileId, profileFamily, category: 'PROFILE', grade }));

it('plates of one thickness without a material are one question, with all their pieces', () =>
  expect(missingSpecs([plate(1, 10, null), plate(2, 10, null), plate(3, 12, 'S235JR')])).toEqual([
    {
      id: 1,
      partSpecName: 'BL 10',
      stock: 'plate',
      partIndexes: [1, 2],
      pieceCount: 4,
      lacksMaterial: true,
      lacksSpecificity: false,
      selectedSpecificity: 0,
    },
  ]));

it('a round tube comes hot finished and cold formed: its making is asked until it is chosen', () => {
  const open = tube('CHS21.3x2.3', 'CHS', 'S355J2H');
  expect(missingSpecs([open])).toMatchObject([{ lacksMaterial: false, lacksSpecificity: true }]);
  expect(needsMoreSpecification([{ ...open, specificity: 'HOT_ROLLED' }])).toBe(false);
});

it('parts that are left out are not asked for', () =>
  expect(needsMoreSpecification([{ ...plate(1, 10, null), isTaken: false }])).toBe(false));

test.each([
  [plate(1, 10, null), 'S235JR', 'HOT_ROLLED'],
  [plate(1, 2, null), 'DC01', 'COLD_ROLLED'],
  [tube('CHS21.3x2.3', 'CHS', null), 'S235JRH', 'COLD_ROLLED'],
  [tube('CHS21.3x2.3', 'CHS', 'S355J2H'), 'S355J2H', 'COLD_ROLLED'],
] as const)('the catalogue proposes for what the file leaves open (%#)', (part, grade, specificity) =>
  expect([...defaultMaterialMap([part], around).values()]).toMatchObject([{ grade, specificity }]),
);

it('where the file says it all nothing is proposed', () =>
  expect(defaultMaterialMap([plate(1, 10, 'S235JR')], around).size).toBe(0));

test.each([
  [7, 'HOT_ROLLED'],
  [5, 'COLD_ROLLED'],
  [4, 'WELDED'],
  [0, null],
] as const)('option %d is %s', (id, specificity) => {
  expect(specificityById(id)).toBe(specificity);
  expect(specificityId(specificity)).toBe(id);
});

it('a round tube has no price before it is chosen how it is made', () => {
  const open = tube('CHS21.3x2.3', 'CHS', 'S355J2H');
  const reasons = (part: Part) => requestFindings(part, workedTariff(), undefined).map(({ code }) => code);
  expect(reasons(open)).toContain('request.missing-specificity');
  expect(reasons({ ...open, specificity: 'COLD_ROLLED' })).not.toContain('request.missing-specificity');
  expect(reasons(tube('SHS40x3', 'SHS', 'S355J2H'))).not.toContain('request.missing-specificity');
});
