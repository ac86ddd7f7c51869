import { z } from 'zod';
import { weldProofIdOf } from '../../parts/assemblies/weld-proof.record.ts';
import { defineChange, type ReadKey, type Rows } from '../../records/define-change.ts';
import { refuseWithout } from '../../records/permissions.ts';
import { customerSpace, projectSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { assemblyIdOf, idSchema, type ProjectId, partIdOf } from '../../values/ids.ts';
import type { Project } from '../project.record.ts';
import { projectIdArgument, projectRow } from './project-change.ts';

/** What a project consists of beside its header. */
const copiedKinds = [
  'reading',
  'partPack',
  'partChoice',
  'assemblyChoice',
  'singlePart',
  'weldCertFile',
  'weldProof',
] as const;

/** A new project of the same file with the same choices; order, manual price and price request stay with the old one. */
export const copyProject = defineChange({
  name: 'copyProject',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    newProjectId: idSchema<ProjectId>(),
    name: z.string().trim().min(1).max(256),
  }),
  spaces: ({ newProjectId }, actor) => [customerSpace(actor.customerId), projectSpace(newProjectId)],
  reads: ({ projectId, newProjectId }, actor) => [
    projectRow(actor, projectId),
    projectRow(actor, newProjectId),
    ...contentsOf(projectId),
  ],
  refusal: refuseWithout('createProject'),
  run: (rows, { projectId, newProjectId, name }, { actor, at }) => {
    const space = customerSpace(actor.customerId);
    const project = rows.get(space, 'project', projectId);
    if (!project) throw new DomainError('not_found', { record: 'project' });
    if (rows.get(space, 'project', newProjectId)) throw new DomainError('already_exists', { record: 'project' });
    rows.put(space, 'project', { ...headerOfCopy(project, at), id: newProjectId, name, userId: actor.userId });
    copyContents(rows, rows, { from: projectId, to: newProjectId });
  },
});

/** A header as a copy has it: what was agreed, asked and ordered stays with the one it is of. */
export const headerOfCopy = (project: Project, at: string): Project => {
  const { manualPrice: _price, priceRequestedAt: _request, isOrderCancelled: _cancelled, ...copied } = project;
  const { answerProjectId: _answer, revisionOf: _revision, revisionTakenAt: _taken, ...header } = copied;
  return { ...header, number: null, createdAt: at, changedAt: at, orderedAt: null, trashedAt: null };
};

export const contentsOf = (projectId: ProjectId): ReadKey[] =>
  copiedKinds.map((kind) => ({ space: projectSpace(projectId), kind, all: true }));

/** Lays the contents of one project down as those of another, which may be another customer's. */
export const copyContents = (
  source: Pick<Rows, 'all'>,
  target: Pick<Rows, 'put'>,
  { from, to }: { from: ProjectId; to: ProjectId },
) => {
  const [read, written] = [projectSpace(from), projectSpace(to)];
  for (const reading of source.all(read, 'reading')) target.put(written, 'reading', reading);
  for (const pack of source.all(read, 'partPack')) target.put(written, 'partPack', pack);
  for (const choice of source.all(read, 'partChoice'))
    target.put(written, 'partChoice', { ...choice, id: partIdOf(to, choice.index) });
  for (const choice of source.all(read, 'assemblyChoice'))
    target.put(written, 'assemblyChoice', { ...choice, id: assemblyIdOf(to, choice.index) });
  for (const part of source.all(read, 'singlePart'))
    target.put(written, 'singlePart', { ...part, id: partIdOf(to, part.index) });
  for (const proof of source.all(read, 'weldProof'))
    target.put(written, 'weldProof', { ...proof, id: weldProofIdOf(to, proof) });
  for (const file of source.all(read, 'weldCertFile')) target.put(written, 'weldCertFile', file);
};
