import { z } from 'zod';
import { weldProofIdOf } from '../../parts/assemblies/weld-proof.record.ts';
import { defineChange, type Rows } from '../../records/define-change.ts';
import { refuseWithout } from '../../records/permissions.ts';
import { customerSpace, projectSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { assemblyIdOf, idSchema, type ProjectId, partIdOf } from '../../values/ids.ts';
import { projectIdArgument, projectRow } from './project-change.ts';

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
    ...copiedKinds.map((kind) => ({ space: projectSpace(projectId), kind, all: true }) as const),
  ],
  refusal: refuseWithout('createProject'),
  run: (rows, { projectId, newProjectId, name }, { actor, at }) => {
    const space = customerSpace(actor.customerId);
    const project = rows.get(space, 'project', projectId);
    if (!project) throw new DomainError('not_found', { record: 'project' });
    if (rows.get(space, 'project', newProjectId)) throw new DomainError('already_exists', { record: 'project' });
    const { manualPrice: _price, priceRequestedAt: _request, isOrderCancelled: _cancelled, ...copied } = project;
    rows.put(space, 'project', {
      ...copied,
      id: newProjectId,
      number: null,
      name,
      userId: actor.userId,
      createdAt: at,
      changedAt: at,
      orderedAt: null,
      trashedAt: null,
    });
    copyContents(rows, projectId, newProjectId);
  },
});

const copyContents = (rows: Rows, from: ProjectId, to: ProjectId) => {
  const [source, target] = [projectSpace(from), projectSpace(to)];
  for (const reading of rows.all(source, 'reading')) rows.put(target, 'reading', reading);
  for (const pack of rows.all(source, 'partPack')) rows.put(target, 'partPack', pack);
  for (const choice of rows.all(source, 'partChoice'))
    rows.put(target, 'partChoice', { ...choice, id: partIdOf(to, choice.index) });
  for (const choice of rows.all(source, 'assemblyChoice'))
    rows.put(target, 'assemblyChoice', { ...choice, id: assemblyIdOf(to, choice.index) });
  for (const part of rows.all(source, 'singlePart'))
    rows.put(target, 'singlePart', { ...part, id: partIdOf(to, part.index) });
  for (const proof of rows.all(source, 'weldProof'))
    rows.put(target, 'weldProof', { ...proof, id: weldProofIdOf(to, proof) });
  for (const file of rows.all(source, 'weldCertFile')) rows.put(target, 'weldCertFile', file);
};
