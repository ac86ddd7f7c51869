import { z } from 'zod';
import { projectIdArgument, projectRow, refuseEdit, refuseWithoutEditing } from '../projects/changes/project-change.ts';
import type { Project } from '../projects/project.record.ts';
import { closedBy } from '../projects/project-state.ts';
import { defineChange, type ReadKey, type Rows } from '../records/define-change.ts';
import { customerSpace, projectSpace } from '../records/space.ts';
import { DomainError } from '../values/errors/domain-error.ts';
import { idSchema, type ProjectId } from '../values/ids.ts';
import {
  type CarriedPairs,
  carriedAssemblyChoice,
  carriedHeader,
  carriedPairSchema,
  carriedPartChoice,
} from './carry-choices.ts';

const kinds = ['partChoice', 'assemblyChoice', 'weldCertFile'] as const;

const contentsOf = (projectId: ProjectId): ReadKey[] =>
  kinds.map((kind) => ({ space: projectSpace(projectId), kind, all: true }));

/**
 * Takes a project in place of an older one of the same customer: what was chosen there goes over to the parts that were found again,
 * and the old project goes into the trash bin unless it was ordered. Taken back, the old one comes out again; nothing is lost.
 */
export const takeRevision = defineChange({
  name: 'takeRevision',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    /** The project that this one is a later file of. */
    revisionOf: idSchema<ProjectId>(),
    taken: z.boolean(),
    parts: z.array(carriedPairSchema).max(10_000),
    assemblies: z.array(carriedPairSchema).max(10_000),
  }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId, revisionOf }, actor) => [
    projectRow(actor, projectId),
    projectRow(actor, revisionOf),
    ...contentsOf(projectId),
    ...contentsOf(revisionOf),
  ],
  refusal: refuseWithoutEditing,
  run: (rows, { projectId, revisionOf, taken, ...pairs }, { actor, at }) => {
    const space = customerSpace(actor.customerId);
    const project = refuseEdit(rows, actor, projectId, ['material', 'quantity', 'surface', 'colour', 'specificity']);
    const old = rows.get(space, 'project', revisionOf);
    if (!old || revisionOf === projectId) throw new DomainError('not_found', { record: 'project' });
    if (!taken) return takeBack(rows, { project, old, at, space });
    rows.put(space, 'project', { ...carriedHeader(old, project), revisionOf, revisionTakenAt: at, changedAt: at });
    carryChoices(rows, { from: revisionOf, to: projectId, ...pairs });
    if (closedBy(old) === null) rows.put(space, 'project', { ...old, trashedAt: at, changedAt: at });
  },
});

type TakingBack = { project: Project; old: Project; at: string; space: ReturnType<typeof customerSpace> };

const takeBack = (rows: Rows, { project, old, at, space }: TakingBack) => {
  const { revisionTakenAt } = project;
  rows.put(space, 'project', { ...project, revisionTakenAt: null, changedAt: at });
  if (old.trashedAt !== null && old.trashedAt === revisionTakenAt)
    rows.put(space, 'project', { ...old, trashedAt: null, changedAt: at });
};

const byIndex = <T extends { index: number }>(choices: readonly T[]) =>
  new Map(choices.map((choice) => [choice.index, choice]));

const carryChoices = (
  rows: Rows,
  { from, to, parts, assemblies }: CarriedPairs & { from: ProjectId; to: ProjectId },
) => {
  const [read, written] = [projectSpace(from), projectSpace(to)];
  const ofParts = { was: byIndex(rows.all(read, 'partChoice')), now: byIndex(rows.all(written, 'partChoice')) };
  for (const pair of parts) {
    const was = ofParts.was.get(pair.from);
    if (was) rows.put(written, 'partChoice', carriedPartChoice(to, pair, was, ofParts.now.get(pair.to)));
  }
  const ofAssemblies = {
    was: byIndex(rows.all(read, 'assemblyChoice')),
    now: byIndex(rows.all(written, 'assemblyChoice')),
  };
  for (const pair of assemblies) {
    const was = ofAssemblies.was.get(pair.from);
    if (was) rows.put(written, 'assemblyChoice', carriedAssemblyChoice(to, pair, was, ofAssemblies.now.get(pair.to)));
  }
  for (const file of rows.all(read, 'weldCertFile')) rows.put(written, 'weldCertFile', file);
};
