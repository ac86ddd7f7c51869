import { describe, expect, test } from 'vitest';
import type { PartChoice } from '../parts/part-choice.record.ts';
import { createProject } from '../projects/changes/create-project.change.ts';
import type { Project } from '../projects/project.record.ts';
import type { Actor } from '../records/actor.ts';
import { createRowCache } from '../records/row-cache.ts';
import { customerSpace, projectSpace } from '../records/space.ts';
import type { ArgsOf } from '../sync/changes.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import { type CustomerId, type FileHash, newId, type ProjectId, partIdOf, type UserId } from '../values/ids.ts';
import { takeRevision } from './take-revision.change.ts';

const actor = {
  customerId: newId<CustomerId>(),
  userId: newId<UserId>(),
  permissions: ['UPLOAD_PERMISSION'],
} as unknown as Actor;
const [oldId, newProjectId] = [newId<ProjectId>(), newId<ProjectId>()];
const space = customerSpace(actor.customerId);
const at = '2026-11-29T08:00:00.000Z';

const choiceOf = (projectId: ProjectId, index: number, set: Partial<PartChoice>): PartChoice => ({
  id: partIdOf(projectId, index),
  index,
  ...set,
});

/** A shop with an old project and a new one; `run` makes the change and answers what rows are then. */
const shopWith = (old: Partial<Project>, choices: { old?: PartChoice[]; new?: PartChoice[] } = {}) => {
  const cache = createRowCache();
  const overlay = cache.overlay();
  const args = { projectId: newProjectId, revisionOf: oldId, taken: true, parts: [], assemblies: [] };
  cache.load(takeRevision.reads(args, actor), []);
  for (const projectId of [oldId, newProjectId])
    createProject.run(
      overlay.rows,
      { projectId, name: 'Halle', fileHash: 'a'.repeat(64) as FileHash, fileName: 'a.btlx' },
      { actor, at },
    );
  const before = overlay.rows.get(space, 'project', oldId);
  if (before) overlay.rows.put(space, 'project', { ...before, ...old });
  for (const choice of choices.old ?? []) overlay.rows.put(projectSpace(oldId), 'partChoice', choice);
  for (const choice of choices.new ?? []) overlay.rows.put(projectSpace(newProjectId), 'partChoice', choice);
  return {
    run: (set: Partial<ArgsOf<'takeRevision'>> = {}, when = at) =>
      takeRevision.run(overlay.rows, { ...args, ...set }, { actor, at: when }),
    project: (id: ProjectId) => overlay.rows.get(space, 'project', id),
    choice: (index: number) =>
      overlay.rows.get(projectSpace(newProjectId), 'partChoice', partIdOf(newProjectId, index)),
  };
};

describe('a new file is taken', () => {
  test('with everything that was chosen for a part, at its new place', () => {
    const chosen = choiceOf(oldId, 3, { quantity: 8, surface: 'ZINCED', grade: 'S355J2', name: 'Lasche', taken: true });
    const shop = shopWith({}, { old: [chosen] });
    shop.run({ parts: [{ from: 3, to: 7 }] });
    expect(shop.choice(7)).toEqual({ ...chosen, id: partIdOf(newProjectId, 7), index: 7 });
  });

  test('with what was chosen for the project, and its texts', () => {
    const shop = shopWith({
      surface: 'RAW',
      productionType: 'COMPLETE_PRODUCTION',
      comment: 'Tor 3',
      materialCertificate: true,
      settingComplete: true,
    });
    shop.run();
    expect(shop.project(newProjectId)).toMatchObject({
      surface: 'RAW',
      productionType: 'COMPLETE_PRODUCTION',
      comment: 'Tor 3',
      materialCertificate: true,
      settingComplete: true,
      revisionOf: oldId,
      revisionTakenAt: at,
    });
  });

  test('without what no longer fits', () => {
    const shop = shopWith({}, { old: [choiceOf(oldId, 1, { quantity: 8, grade: 'S355J2' })] });
    shop.run({ parts: [{ from: 1, to: 1, drops: ['quantity'] }] });
    expect(shop.choice(1)).not.toHaveProperty('quantity');
    expect(shop.choice(1)).toMatchObject({ grade: 'S355J2' });
  });

  test('and what was chosen in it already stays', () => {
    const shop = shopWith(
      { surface: 'RAW' },
      {
        old: [choiceOf(oldId, 1, { quantity: 8, grade: 'S355J2' })],
        new: [choiceOf(newProjectId, 1, { quantity: 2 })],
      },
    );
    shop.run({ parts: [{ from: 1, to: 1 }] });
    expect(shop.choice(1)).toMatchObject({ quantity: 2, grade: 'S355J2' });
  });

  test('a chosen profile is not taken over unmeasured', () => {
    const measuredAs = { profileName: 'HEA 200' } as NonNullable<PartChoice['measuredAs']>;
    const shop = shopWith({}, { old: [choiceOf(oldId, 1, { profileId: 'HEA200', measuredAs, taken: true })] });
    shop.run({ parts: [{ from: 1, to: 1 }] });
    expect(shop.choice(1)).toEqual(choiceOf(newProjectId, 1, { taken: true }));
  });
});

describe('the old project', () => {
  test('goes into the trash bin and comes out when the new one is taken back', () => {
    const shop = shopWith({});
    shop.run();
    expect(shop.project(oldId)?.trashedAt).toBe(at);
    shop.run({ taken: false }, '2026-11-29T09:00:00.000Z');
    expect(shop.project(oldId)?.trashedAt).toBeNull();
    expect(shop.project(newProjectId)?.revisionTakenAt).toBeNull();
  });

  test('stays where it is once it was ordered', () => {
    const shop = shopWith({ orderedAt: at });
    shop.run();
    expect(shop.project(oldId)).toMatchObject({ orderedAt: at, trashedAt: null });
  });

  test('that lay in the trash bin before stays there', () => {
    const shop = shopWith({ trashedAt: '2026-11-01T08:00:00.000Z' });
    shop.run();
    shop.run({ taken: false });
    expect(shop.project(oldId)?.trashedAt).toBe('2026-11-01T08:00:00.000Z');
  });

  test('that is not there, or is the new one itself, is refused', () => {
    const shop = shopWith({});
    expect(() => shop.run({ revisionOf: newId<ProjectId>() })).toThrow();
    expect(() => shop.run({ revisionOf: newProjectId })).toThrow(DomainError);
  });
});
