import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { expectedInProject, projectIdArgument, projectRow, refuseWithoutEditing } from './project-change.ts';

/**
 * Puts a project into the trash bin, or takes it out again; one that lies there lies there since the first time. A build that
 * does not say what it saw is taken to have seen the other of the two.
 */
export const trashProject = defineChange({
  name: 'trashProject',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    trashed: z.boolean(),
    /** Whether the server had told that it lies there. */
    was: z.boolean().optional(),
  }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }, actor) => {
    const project = confirmed.get(customerSpace(actor.customerId), 'project', args.projectId);
    return project ? { was: project.trashedAt !== null, ...args } : args;
  },
  saw: ({ projectId, trashed, was = !trashed }) => expectedInProject(projectId, 'trashedAt', { value: was }),
  run: (rows, { projectId, trashed }, { actor, at }) => {
    const space = customerSpace(actor.customerId);
    const project = rows.get(space, 'project', projectId);
    if (!project) throw new DomainError('not_found', { record: 'project' });
    rows.put(space, 'project', { ...project, trashedAt: trashed ? (project.trashedAt ?? at) : null, changedAt: at });
  },
});
