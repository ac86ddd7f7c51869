import { z } from 'zod';
import { defineChange } from '../sync/define-change.ts';
import { customerSpace, projectSpace } from '../sync/space.ts';
import { chosenCoating } from './chosen-coating.ts';
import { projectIdArgument, projectRow, refuseWithoutEditing, expectedInProject } from './project-change.ts';
import { refuseEdit } from './refuse-edit.ts';
import { coatingSchema, ownCoating, ralNumberSchema, surfaceSchema } from './surface.ts';

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
    /** What the server had told. */
    told: coatingSchema.nullable().optional(),
  }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  withSeen: (args, { here, told }, actor) => {
    const [shown, known] = [here, told].map((rows) =>
      rows.get(customerSpace(actor.customerId), 'project', args.projectId),
    );
    return { wasRalNumber: shown?.ralNumber ?? null, ...(known && { told: ownCoating(known) }), ...args };
  },
  saw: ({ projectId, was: surface, wasRalNumber: ralNumber, told }) =>
    expectedInProject(projectId, 'surface', { value: { surface, ralNumber }, told }),
  run: (rows, { projectId, surface, ralNumber }, { actor }) => {
    const project = refuseEdit(rows, actor, projectId, ['surface', 'colour']);
    rows.put(customerSpace(actor.customerId), 'project', {
      ...project,
      ...chosenCoating({ surface, ralNumber }, project.ralNumber),
    });
  },
});
