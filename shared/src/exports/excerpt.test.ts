import { expect, test } from 'vitest';
import { readSample } from '../../samples/read-sample.ts';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { readFile } from '../files/read-file.ts';
import { loadKernel } from '../geometry/solids/unite-deep.ts';
import { joinProject } from '../parts/part.ts';
import { newId, type ProjectId } from '../values/ids.ts';
import { asOwnProject, excerptOf } from './excerpt.ts';
import { partsList } from './parts-list.ts';
import { statedExport } from './table-to-csv.ts';

const project = { id: newId<ProjectId>(), surface: 'ZINCED', ralNumber: null } as const;
const kernel = await loadKernel();
const { head, parts: facts } = await readSample('podest.stws');
const taken = facts.filter((part) => part.taken !== 'left-out');
const [first, left] = taken;
const choices = [
  { id: 'a', index: first?.index ?? 0, quantity: 7, name: 'Umbenannt', surface: 'RAW' as const },
  { id: 'b', index: left?.index ?? 0, taken: false },
];
const joined = joinProject(project, head, facts, choices as never, []);
const readAgain = (bytes: Uint8Array) => {
  const reading = readFile({ bytes, fileName: 'x.stws', catalogue: seedCatalogue(), kernel });
  return joinProject(project, reading.head, reading.parts, [], []);
};
const shown = ({
  name,
  quantity,
  surface,
  ralNumber,
  grade,
  facts: { body, measures, profileId },
}: (typeof joined)['parts'][number]) => ({
  name,
  quantity,
  surface,
  ralNumber,
  grade,
  body,
  measures,
  profileId,
});

test('a project that is exported and read again has equal parts, quantities and surfaces, without what was left out', () => {
  const excerpt = excerptOf(joined, { kind: 'project' });
  expect(excerpt.parts.map(({ index }) => index)).not.toContain(left?.index);
  const again = readAgain(statedExport('Podest', excerpt));
  expect(again.parts.map(shown)).toEqual(excerpt.parts.map(shown));
  expect(again.parts[0]).toMatchObject({ name: 'Umbenannt', surface: 'RAW' });
  expect(again.assemblies.map(({ name, totalQuantity, surface }) => [name, totalQuantity, surface])).toEqual(
    excerpt.assemblies.map(({ name, totalQuantity, surface }) => [name, totalQuantity, surface]),
  );
});

test('an assembly stands alone with its quantity in the whole project', () => {
  for (const assembly of joined.assemblies) {
    const excerpt = excerptOf(joined, { kind: 'assembly', index: assembly.index });
    const again = readAgain(statedExport(assembly.name, excerpt));
    expect(again.parts.map(shown)).toEqual(excerpt.parts.map(shown));
    expect(again.assemblies[0]?.totalQuantity).toBe(assembly.totalQuantity);
  }
});

test('a part stands alone with all its pieces', () => {
  const excerpt = excerptOf(joined, { kind: 'part', index: first?.index ?? 0 });
  const { parts, assemblies } = asOwnProject(excerpt);
  expect(assemblies).toEqual([]);
  expect(parts.map(({ quantitySingle, facts: { assembly } }) => [quantitySingle, assembly])).toEqual([
    [excerpt.parts[0]?.quantity, null],
  ]);
});

test('the parts list has each assembly before its parts and every taken part once', () => {
  const excerpt = excerptOf(joined, { kind: 'project' });
  const rows = partsList(excerpt, { grades: new Map(), waste: null, prices: null, remarks: new Map() });
  const listed = rows.filter(({ kind }) => kind === 'part').map(({ index }) => index);
  expect(listed.toSorted((a, b) => a - b)).toEqual(excerpt.parts.map(({ index }) => index));
  expect(rows.filter(({ kind }) => kind === 'assembly')).toHaveLength(excerpt.assemblies.length);
  rows.forEach((row, place) => {
    const before = rows[place - 1];
    if (before && row.level > before.level) expect(before.kind).toBe('assembly');
  });
});
