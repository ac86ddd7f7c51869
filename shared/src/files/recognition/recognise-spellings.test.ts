import { describe, expect, test } from 'vitest';
import { barSpellings } from '../../../test/files/bar-spellings.ts';
import { girderSpellings } from '../../../test/files/girder-spellings.ts';
import { gradelessMaterials, gradeSpellings } from '../../../test/files/grade-spellings.ts';
import { notSteel } from '../../../test/files/not-steel-spellings.ts';
import { plateSpellings } from '../../../test/files/plate-spellings.ts';
import type { SpellingGroup } from '../../../test/files/spelling-group.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import { readFile } from '../read-file.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();

type Given = { name: string; material?: string | undefined; materialClass?: string; box?: [number, number, number] };

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const read = ({ name, material = '', materialClass, box: [length, height, width] = [3000, 120, 60] }: Given) => {
  const inside = materialClass ? `<MaterialClass Group="${materialClass}"/>` : '';
  const xml = `<BTLx Version="2.3.1"><Project><Parts><Part Length="${length}" Height="${height}" Width="${width}" Designation="${quoted(name)}" Material="${quoted(material)}">${inside}</Part></Parts></Project></BTLx>`;
  const [facts] = readFile({ bytes: new TextEncoder().encode(xml), fileName: 'a.btlx', catalogue, kernel }).parts;
  if (!facts) throw new Error('no part');
  return facts;
};

const everyName = (groups: SpellingGroup[]) =>
  groups.flatMap(({ names, ...group }) =>
    names.map((name): [string, string, SpellingGroup] => [name, group.material ?? '', { ...group, names: [name] }]),
  );

const designationOf = (profileId: string | null) =>
  catalogue.profiles.find((profile) => profile.id === profileId)?.designation ?? '';

describe.each([
  ['girders', girderSpellings],
  ['bars', barSpellings],
  ['plates', plateSpellings],
])('%s', (_kind, groups) => {
  test.each(everyName(groups))('%s %s', (name, _material, { box, material, names: _names, ...expected }) => {
    const facts = read({ name, material, box });
    const { taken, category, grade, thicknessMm, profileId } = facts;
    expect({ taken, category, grade, thicknessMm, profile: designationOf(profileId) }).toMatchObject(expected);
  });
});

const plate: [number, number, number] = [300, 10, 200];

test.each(gradeSpellings.flatMap(({ grade, materials }) => materials.map((each) => [each, grade] as const)))(
  '%s is the grade %s',
  (material, grade) => {
    const facts = read({ name: 'Pos. 7', material, box: plate });
    expect(facts).toMatchObject({ taken: 'recognised', grade });
    const asked = facts.findings.some(({ code }) => code === 'request.unknown-grade');
    expect(asked).toBe(grade === null);
  },
);

test.each(gradelessMaterials)('%s is steel of a grade to be asked for', (material) => {
  const facts = read({ name: 'Pos. 7', material, box: plate });
  expect(facts).toMatchObject({ taken: 'recognised', grade: null });
  expect(facts.findings.map(({ code }) => code)).toContain('request.missing-grade');
});

test.each<[name: string, box: [number, number, number]]>([
  ['Gitterrost 30x30', [1000, 30, 1000]],
  ['caillebotis 30', [1000, 30, 1000]],
  ['Trapezblech T35', [2000, 35, 1000]],
  ['lamiera grecata', [2000, 35, 1000]],
  ['Sandwichpaneel 100', [2000, 100, 1000]],
  ['C 120x50x2', [2000, 120, 50]],
  ['Z 200x2', [2000, 200, 60]],
  ['Omega 100x50x3', [2000, 100, 50]],
  ['Gewindestange M16', [1000, 16, 16]],
])('%s is a product of its own, never a solid plate', (name, box) => {
  const { findings, category, measures } = read({ name, material: 'S235JR', box });
  expect([category, measures.netVolumeMm3]).toEqual(['PROFILE', name.startsWith('Gewinde') ? 201_060 : 0]);
  expect(findings.map(({ code }) => code)).toContain('request.special-product');
});

test('a section in a spelling that nobody here knows is asked for, its weight is unknown', () => {
  const { findings, profileId, measures } = read({ name: 'TPS 100x50x4', material: 'S235JR', box: [500, 100, 50] });
  expect(measures).toMatchObject({ netVolumeMm3: 0, surfaceMm2: 0, dimensionsMm: { x: 500, y: 100, z: 50 } });
  expect([profileId, findings.map(({ code }) => code)]).toEqual([
    null,
    ['request.unknown-profile', 'warn.weight-unknown'],
  ]);
});

test.each([
  ['1/2 HEA 200', [1000, 200, 95]],
  ['HEA 200 1/2', [1000, 200, 190]],
  ['1/2HEA200', [1000, 200, 190]],
  ['T aus HEA 200', [1000, 200, 95]],
] as [string, [number, number, number]][])('%s is half a girder whatever its box, never the whole one', (name, box) => {
  const { findings, profileId, profileName, measures } = read({ name, material: 'S235JR', box });
  expect([profileId, profileName]).toEqual([null, name]);
  expect(findings).toEqual([{ code: 'request.half-girder', values: { text: name } }]);
  expect(measures.netVolumeMm3).toBe((5383 / 2) * 1000);
  expect(Math.abs((measures.netVolumeMm3 * 7850) / 1e9 / 21.15 - 1)).toBeLessThan(0.002);
});

test('the figures of a grade are no thickness', () => {
  const { thicknessMm, findings } = read({ name: 'Stahlblech S235 12mm', material: 'S235', box: [1000, 200, 12] });
  expect([thicknessMm, findings]).toEqual([12, []]);
});

test('a plate whose name and box contradict each other has no price', () => {
  const { findings } = read({ name: 'BL 10', material: 'S235JR', box: [1000, 200, 200] });
  expect(findings.map(({ code }) => code)).toContain('request.thickness-against-text');
});

test.each(notSteel)('not steel: $name $material $materialClass', (given) => {
  const facts = read(given);
  expect(facts.taken).toBe('left-out');
  expect(facts.reasons[0]?.code).toMatch(/^left-out\./);
});

test.each([
  ['IPE 300', [600, 15, 30], 'cm'],
  ['IPE 300', [6, 0.15, 0.3], 'm'],
  ['Bl 10', [30, 1, 20], 'cm'],
] as [string, [number, number, number], string][])(
  '%s on a box of %j is a mistake of units, told and on request',
  (name, box, unit) => {
    const { findings } = read({ name, material: 'S235JR', box });
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'request.unit-mistake', values: { text: expect.any(String), unit } }),
    );
  },
);

test('the tables hold at least 300 spellings, 60 of them of other materials', () => {
  const names = [...girderSpellings, ...barSpellings, ...plateSpellings].flatMap((group) => group.names);
  const grades = [...gradeSpellings.flatMap((group) => group.materials), ...gradelessMaterials];
  expect(names.length + grades.length + notSteel.length).toBeGreaterThanOrEqual(300);
  expect(notSteel.length).toBeGreaterThanOrEqual(60);
});
