import { expect, test } from 'vitest';
import { type ListedProject, listProjects } from './list-projects.ts';
import type { Project } from './project.record.ts';

const listed = (fields: Partial<Project>, netCents: number | null = null): ListedProject => ({
  project: {
    name: '',
    number: null,
    drawingId: '',
    additionalText: '',
    fileName: '',
    createdAt: '',
    changedAt: '',
    trashedAt: null,
    ...fields,
  } as Project,
  price: netCents === null ? null : ({ netCents, onRequest: false } as ListedProject['price']),
});
const halle = listed({ name: 'Halle 10', number: 12, createdAt: '2026-10-01', changedAt: '2026-11-01' }, 5000);
const anbau = listed({ name: 'Anbau', createdAt: '2026-10-03', changedAt: '2026-11-02' });
const halle2 = listed({ name: 'Halle 2', number: 7, createdAt: '2026-10-02', changedAt: '2026-11-03' }, 9000);
const trashed = listed({ name: 'Probe', trashedAt: '2026-11-04', changedAt: '2026-11-04' });
const all = [halle, anbau, halle2, trashed];
const names = (found: readonly ListedProject[]) => found.map(({ project }) => project.name);

test('the list can begin with the last changed project, or with the one that nobody touched for longest', () => {
  const changed = ['Halle 2', 'Anbau', 'Halle 10'];
  expect(names(listProjects(all, { q: '', sort: 'changedDesc', isTrash: false }))).toEqual(changed);
  expect(names(listProjects(all, { q: '', sort: 'changedAsc', isTrash: false }))).toEqual(changed.toReversed());
});
test('the list shows the newest project first and leaves the bin out', () =>
  expect(names(listProjects(all, { q: '', sort: 'dateDesc', isTrash: false }))).toEqual([
    'Anbau',
    'Halle 2',
    'Halle 10',
  ]));
test('the bin shows only what was thrown away', () =>
  expect(names(listProjects(all, { q: '', sort: 'dateDesc', isTrash: true }))).toEqual(['Probe']));
test('names are sorted with their numbers as numbers', () =>
  expect(names(listProjects(all, { q: '', sort: 'nameAsc', isTrash: false }))).toEqual([
    'Anbau',
    'Halle 2',
    'Halle 10',
  ]));
test('a project without price stands behind those with one', () =>
  expect(names(listProjects(all, { q: '', sort: 'priceDesc', isTrash: false }))).toEqual([
    'Halle 2',
    'Halle 10',
    'Anbau',
  ]));
test('a project without number stands behind those with one', () =>
  expect(names(listProjects(all, { q: '', sort: 'idAsc', isTrash: false }))).toEqual(['Halle 2', 'Halle 10', 'Anbau']));
test('a search keeps what fits and finds the number too', () => {
  expect(names(listProjects(all, { q: 'halle', sort: 'dateDesc', isTrash: false }))).toEqual(['Halle 2', 'Halle 10']);
  expect(names(listProjects(all, { q: '12', sort: 'dateDesc', isTrash: false }))).toEqual(['Halle 10']);
});
test('a list of all customers is searched by their names too', () =>
  expect(
    listProjects([halle], { q: 'huber', sort: 'dateDesc', isTrash: false }, () => 'Huber Holzbau').map(
      ({ project }) => project.name,
    ),
  ).toEqual(['Halle 10']));
