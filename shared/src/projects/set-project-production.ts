import { z } from 'zod';
import { defineChange } from '../sync/define-change.ts';
import { customerSpace, projectSpace } from '../sync/space.ts';
import { chosenCoating } from './chosen-coating.ts';
import { projectIdArgument, projectRow, refuseWithoutEditing, sawInProject } from './project-change.ts';
import { projectSchema } from './project.ts';
import { refuseEdit } from './refuse-edit.ts';

const { productionType, surface, ralNumber } = projectSchema.shape;

/** Whether assemblies are welded, with the surface that follows from it (chooseProduction). */
export const setProjectProduction = defineChange({
  name: 'setProjectProduction',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    productionType,
    surface,
    ralNumber,
    was: productionType,
    wasCoating: z.strictObject({ surface, ralNumber }).optional(),
  }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  withSeen: (args, rows, actor) => {
    const project = rows.get(customerSpace(actor.customerId), 'project', args.projectId);
    return project ? { wasCoating: { surface: project.surface, ralNumber: project.ralNumber }, ...args } : args;
  },
  saw: ({ projectId, was, wasCoating }) => sawInProject(projectId, { productionType: was, surface: wasCoating }),
  run: (rows, args, { actor }) => {
    const before = rows.get(customerSpace(actor.customerId), 'project', args.projectId);
    const isKept = args.wasCoating?.surface === args.surface && args.wasCoating.ralNumber === args.ralNumber;
    const { surface: wanted, ralNumber: wantedRal } = isKept && before ? before : args;
    const isCoatedAnew = before?.surface !== wanted || before.ralNumber !== wantedRal;
    const project = refuseEdit(rows, actor, args.projectId, isCoatedAnew ? ['surface', 'colour'] : []);
    rows.put(customerSpace(actor.customerId), 'project', {
      ...project,
      productionType: args.productionType,
      ...chosenCoating({ surface: wanted, ralNumber: wantedRal }, project.ralNumber),
    });
  },
});
