import type { SinglePart } from '@knotenblech/shared/files/single-parts/single-part.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { expect, test } from 'vitest';
import { type ListedPart, listSingleParts, readSinglePartsSearch } from './single-part-listing.ts';

const listed = (name: string, index: number, project: Partial<Project>, profileId?: string): ListedPart => ({
  part: {
    index,
    form: { kind: profileId ? 'profile' : 'plate', name, drawingNumber: '', grade: 'S235JR', profileId },
  } as unknown as SinglePart,
  project: project as Project,
});
const [carport, hall] = [
  { name: 'Carport', changedAt: '2026-11-02' },
  { name: 'Halle', changedAt: '2026-11-01' },
];
const all = [listed('Platte 2', 1, hall), listed('Platte 10', 1, carport), listed('Stütze', 2, carport, 'HEA 200')];
const names = (parts: readonly ListedPart[]) => parts.map(({ part }) => part.form.name);

test('the part added last to the project changed last stands first', () =>
  expect(names(listSingleParts(all, '', 'dateDesc'))).toEqual(['Stütze', 'Platte 10', 'Platte 2']));
test('names are sorted with their numbers as numbers', () =>
  expect(names(listSingleParts(all, '', 'nameAsc'))).toEqual(['Platte 2', 'Platte 10', 'Stütze']));
test('by project the parts stand in their order', () =>
  expect(names(listSingleParts(all, '', 'projectAsc'))).toEqual(['Platte 10', 'Stütze', 'Platte 2']));
test('a part is found by its profile and by its project', () => {
  expect(names(listSingleParts(all, 'hea', 'dateDesc'))).toEqual(['Stütze']);
  expect(names(listSingleParts(all, 'halle', 'dateDesc'))).toEqual(['Platte 2']);
});
test('an order that the list does not know is dropped', () =>
  expect(readSinglePartsSearch({ sort: 'idAsc', q: 'hea' })).toEqual({ q: 'hea' }));
