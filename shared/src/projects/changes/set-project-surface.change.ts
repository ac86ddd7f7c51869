import { z } from 'zod';
import { chosenCoating } from '../../parts/chosen-coating.ts';
import { coatingSchema, ownCoating, ralNumberSchema, surfaceSchema } from '../../parts/surface.schema.ts';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace, projectSpace } from '../../records/space.ts';
import {
  expectedInProject,
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from './project-change.ts';

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
  withSeen: (args, { shown, confirmed }, actor) => {
    const [seen, known] = [shown, confirmed].map((rows) =>
      rows.get(customerSpace(actor.customerId), 'project', args.projectId),
    );
    return { wasRalNumber: seen?.ralNumber ?? null, ...(known && { told: ownCoating(known) }), ...args };
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
