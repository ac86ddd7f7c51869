import { z } from 'zod';
import { defineChange } from '../sync/define-change.ts';
import { customerSpace, projectSpace } from '../sync/space.ts';
import { projectIdArgument, projectRow, refuseWithoutEditing } from './project-change.ts';
import { refuseEdit } from './refuse-edit.ts';
import { ralNumberAfter, ralNumberSchema, surfaceSchema } from './surface.ts';

/** Surface and colour of the project and of everything in it that has none of its own. */
export const setProjectSurface = defineChange({
  name: 'setProjectSurface',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    surface: surfaceSchema,
    ralNumber: ralNumberSchema,
    was: surfaceSchema,
  }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  run: (rows, { projectId, surface, ralNumber }, { actor }) => {
    const project = refuseEdit(rows, actor, projectId, ['surface', 'colour']);
    rows.put(customerSpace(actor.customerId), 'project', {
      ...project,
      surface,
      ralNumber: ralNumberAfter(surface, ralNumber),
    });
  },
});
