import { z } from 'zod';
import { DomainError } from '../errors/domain-error.ts';
import { defineChange } from '../sync/define-change.ts';
import { customerSpace } from '../sync/space.ts';
import { projectIdArgument, projectRow, refuseWithoutEditing } from './project-change.ts';

/** Puts a project into the trash bin, or takes it out again. */
export const trashProject = defineChange({
  name: 'trashProject',
  version: 1,
  args: z.strictObject({ ...projectIdArgument, trashed: z.boolean() }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  run: (rows, { projectId, trashed }, { actor, at }) => {
    const space = customerSpace(actor.customerId);
    const project = rows.get(space, 'project', projectId);
    if (!project) throw new DomainError('not_found', { record: 'project' });
    rows.put(space, 'project', { ...project, trashedAt: trashed ? at : null, changedAt: at });
  },
});
