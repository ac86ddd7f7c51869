import { expect, test } from 'vitest';
import { newId, type ProjectId } from '../values/ids.ts';
import { latestVersionOf, olderVersionOf } from './older-version-of.ts';
import type { Project } from './project.record.ts';

const project = (set: Partial<Project>) =>
  ({
    id: newId<ProjectId>(),
    name: 'Halle Nord',
    fileHash: 'a',
    createdAt: '2026-11-28T08:00:00.000Z',
    trashedAt: null,
    ...set,
  }) as Project;

const now = project({ fileHash: 'b' as Project['fileHash'], createdAt: '2026-11-29T08:00:00.000Z' });

test('the latest project of the same name is the older version', () => {
  const [first, second] = [project({}), project({ name: ' halle nord', createdAt: '2026-11-28T09:00:00.000Z' })];
  expect(olderVersionOf(now, [first, now, second])).toBe(second);
});

test.each<[string, Partial<Project>]>([
  ['another name', { name: 'Halle Süd' }],
  ['in the trash bin', { trashedAt: '2026-11-28T10:00:00.000Z' }],
  ['of the same file', { fileHash: now.fileHash }],
  ['made later', { createdAt: '2026-11-30T08:00:00.000Z' }],
  ['of single parts', { hasSingleParts: true }],
])('%s is none', (_, set) => {
  expect(olderVersionOf(now, [now, project(set)])).toBeNull();
});

test('a project that names its predecessor is not asked about', () => {
  expect(olderVersionOf({ ...now, revisionOf: newId<ProjectId>() }, [project({})])).toBeNull();
});

test('the latest version is the one that took the place of another, over several of them', () => {
  const first = project({ trashedAt: '2026-11-29T09:00:00.000Z' });
  const second = project({ revisionOf: first.id, revisionTakenAt: '2026-11-29T09:00:00.000Z' });
  const third = project({ revisionOf: second.id, revisionTakenAt: '2026-11-30T09:00:00.000Z' });
  const undecided = project({ revisionOf: third.id, revisionTakenAt: null });
  const thrownAway = project({ ...third, id: newId<ProjectId>(), trashedAt: '2026-11-30T10:00:00.000Z' });
  const all = [third, thrownAway, undecided, second, first];
  expect(all.map(({ id }) => latestVersionOf(id, all))).toEqual([
    third.id,
    thrownAway.id,
    undecided.id,
    third.id,
    third.id,
  ]);
  const [one, other] = [newId<ProjectId>(), newId<ProjectId>()] as const;
  const circle = [
    project({ id: one, revisionOf: other, revisionTakenAt: 'x' }),
    project({ id: other, revisionOf: one, revisionTakenAt: 'x' }),
  ];
  expect([one, other]).toContain(latestVersionOf(one, circle));
});
