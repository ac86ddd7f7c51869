import { z } from 'zod';
import { defineChange } from '../sync/define-change.ts';
import { customerSpace, projectSpace } from '../sync/space.ts';
import { projectIdArgument, projectRow, refuseWithoutEditing } from './project-change.ts';
import { projectSchema } from './project.ts';
import { refuseEdit } from './refuse-edit.ts';
import { ralNumberAfter } from './surface.ts';

const { productionType, surface, ralNumber } = projectSchema.shape;

/** Whether assemblies are welded, with the surface that follows from it (chooseProduction). */
export const setProjectProduction = defineChange({
  name: 'setProjectProduction',
  version: 1,
  args: z.strictObject({ ...projectIdArgument, productionType, surface, ralNumber, was: productionType }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  run: (rows, args, { actor }) => {
    const before = rows.get(customerSpace(actor.customerId), 'project', args.projectId);
    const isCoatedAnew = before?.surface !== args.surface || before.ralNumber !== args.ralNumber;
    const project = refuseEdit(rows, actor, args.projectId, isCoatedAnew ? ['surface', 'colour'] : []);
    rows.put(customerSpace(actor.customerId), 'project', {
      ...project,
      productionType: args.productionType,
      surface: args.surface,
      ralNumber: ralNumberAfter(args.surface, args.ralNumber),
    });
  },
});
