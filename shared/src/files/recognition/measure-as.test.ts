import { expect, test } from 'vitest';
import { workedTariff } from '../../../samples/worked-parts.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import { factsAs } from '../../parts/facts-as.ts';
import { joinPart } from '../../parts/part.ts';
import { priceProject } from '../../prices/project/price-project.ts';
import { newId, type ProjectId, partIdOf } from '../../values/ids.ts';
import { readFile } from '../read-file.ts';
import { largestProcessingCount, measureAs } from './measure-as.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();
const grades = new Map(catalogue.grades.map((grade) => [grade.grade, grade]));

const factsOf = (attributes: string, [length, height, width]: number[], inside = '') => {
  const xml = `<BTLx Version="2.3.1"><Project><Parts><Part Length="${length}" Height="${height}" Width="${width}" ${attributes}>${inside}</Part></Parts></Project></BTLx>`;
  const [facts] = readFile({ bytes: new TextEncoder().encode(xml), fileName: 'a.btlx', catalogue, kernel }).parts;
  if (!facts) throw new Error('no part');
  return facts;
};
const codes = (remarks: { code: string }[]) => remarks.map(({ code }) => code);

test('a part whose profile is unknown becomes the chosen one: category, section, weight and findings', () => {
  const facts = factsOf('Material="S235JR" Designation="IPE 301"', [3000, 150, 300]);
  expect(codes(facts.findings)).toEqual(['request.unknown-profile', 'warn.weight-unknown']);
  const measured = measureAs(kernel, facts, 'IPE300', catalogue);
  expect(measured).toMatchObject({
    profileName: 'IPE 300',
    profileFamily: 'IPE',
    category: 'GIRDER',
    grade: 'S235JR',
    thicknessMm: null,
    section: { kind: 'profile', profileId: 'IPE300', heightAxis: 'z' },
    findings: [],
  });
  // area of the catalogue, 53.81 cm2
  expect(measured.measures.netVolumeMm3).toBe(5381 * 3000);
  expect(measured.measures.sawCuts).toEqual([{ sectionMm2: 5381, bevelDeg: 0, count: 2 }]);
});

test('a profile that the box does not have stays on request and says why', () => {
  const facts = factsOf('Material="S235JR" Designation="IPE 301"', [3000, 150, 301]);
  const { findings } = measureAs(kernel, facts, 'IPE300', catalogue);
  expect(codes(findings)).toEqual(['request.profile-against-box']);
});

test('a tube has its grade in the form of tubes, an open section has not', () => {
  const tube = factsOf('Material="S235JR"', [2000, 50, 100]);
  expect(measureAs(kernel, tube, 'RHS100x50x4-CF', catalogue).grade).toBe('S235JRH');
  const open = factsOf('Material="S355J2H"', [2000, 100, 100]);
  expect(measureAs(kernel, open, 'HEB100', catalogue).grade).toBe('S355J2');
});

test('what the file lacks besides the profile is still said', () => {
  const facts = factsOf('Designation="RHS 99x49x4"', [2000, 50, 100]);
  expect(codes(facts.findings)).toEqual(['request.missing-grade', 'request.unknown-profile', 'warn.weight-unknown']);
  expect(codes(measureAs(kernel, facts, 'RHS100x50x4-CF', catalogue).findings)).toEqual(['request.missing-grade']);
});

test('a flat bar is the box itself', () => {
  const facts = factsOf('Material="S235JR" Designation="XYZ"', [2000, 10, 100]);
  expect(measureAs(kernel, facts, 'FL100x10', catalogue)).toMatchObject({
    category: 'FLAT',
    thicknessMm: 10,
    section: { kind: 'box' },
    findings: [],
  });
});

test('the file weight is compared with the chosen profile', () => {
  const facts = factsOf('Material="S235JR" Designation="IPE 301" Weight="126.7"', [3000, 150, 300]);
  expect(facts.findings).toContainEqual({ code: 'warn.weight-unknown', values: { fileKg: 126.7 } });
  // 42.24 kg/m over 3 m
  expect(codes(measureAs(kernel, facts, 'IPE300', catalogue).findings)).toEqual([]);
  expect(codes(measureAs(kernel, facts, 'IPE200', catalogue).findings)).toContain('warn.weight-differs');
});

test('a choice goes on top of the facts, and its price and drawing follow', () => {
  const facts = factsOf('Material="S235JR" Designation="IPE 301"', [3000, 150, 300]);
  const projectId = newId<ProjectId>();
  const choice = {
    id: partIdOf(projectId, 1),
    index: 1,
    profileId: 'IPE300',
    measuredAs: measureAs(kernel, facts, 'IPE300', catalogue),
  };
  const coating = { surface: 'RAW', ralNumber: null } as const;
  const before = joinPart(projectId, coating, facts, undefined, undefined);
  const after = joinPart(projectId, coating, facts, choice, undefined);
  const tariff = workedTariff();
  expect(priceProject({ parts: [before], tariff, grades }).onRequest).toBe(true);
  expect(priceProject({ parts: [after], tariff, grades }).netCents).toBeGreaterThan(4000);
  expect(after.facts.body.section).toMatchObject({ profileId: 'IPE300' });
  expect(after.facts.body.blankMm).toEqual(facts.body.blankMm);
});

test('without a chosen profile the facts stay the same object', () => {
  const facts = factsOf('Material="S235JR" Designation="IPE 300"', [3000, 150, 300]);
  expect(factsAs(facts, undefined)).toBe(facts);
  expect(factsAs(facts, { profileId: 'IPE300' })).toBe(facts);
});

test('a profile that the catalogue lacks and a part with too many processings are refused', () => {
  const facts = factsOf('Material="S235JR"', [3000, 150, 300]);
  expect(() => measureAs(kernel, facts, 'IPE301', catalogue)).toThrow('invalid_input');
  const many = {
    ...facts,
    body: { ...facts.body, processings: Array.from({ length: largestProcessingCount + 1 }, () => ({}) as never) },
  };
  expect(() => measureAs(kernel, many, 'IPE300', catalogue)).toThrow('E_LIMIT');
});
