import { z } from 'zod';
import { defineChange } from '../sync/define-change.ts';
import { customerSpace, projectSpace } from '../sync/space.ts';
import { chosenCoating } from './chosen-coating.ts';
import { projectIdArgument, projectRow, refuseWithoutEditing, sawInProject } from './project-change.ts';
import { refuseEdit } from './refuse-edit.ts';
import { ralNumberSchema, surfaceSchema } from './surface.ts';

/** Surface and colour of the project and of everything in it that has none of its own. */
export const setProjectSurface = defineChange({
  name: 'setProjectSurface',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    surface: surfaceSchema,
    ralNumber: ralNumberSchema,
    was: surfaceSchema,
    wasRalNumber: ralNumberSchema.optional(),
  }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  withSeen: (args, rows, actor) => {
    const project = rows.get(customerSpace(actor.customerId), 'project', args.projectId);
    return { wasRalNumber: project?.ralNumber ?? null, ...args };
  },
  saw: ({ projectId, was, wasRalNumber: ralNumber }) =>
    sawInProject(projectId, { surface: { surface: was, ralNumber } }),
  run: (rows, { projectId, surface, ralNumber }, { actor }) => {
    const project = refuseEdit(rows, actor, projectId, ['surface', 'colour']);
    rows.put(customerSpace(actor.customerId), 'project', {
      ...project,
      ...chosenCoating({ surface, ralNumber }, project.ralNumber),
    });
  },
});
