import { z } from 'zod';
import { chosenCoating } from '../../parts/chosen-coating.ts';
import { ownCoating } from '../../parts/surface.schema.ts';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace, projectSpace } from '../../records/space.ts';
import { projectSchema } from '../project.record.ts';
import {
  expectedInProject,
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from './project-change.ts';

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
    /** What the server had told. */
    told: z.strictObject({ productionType, surface, ralNumber }).optional(),
  }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  withSeen: (args, { shown, confirmed }, actor) => {
    const [seen, known] = [shown, confirmed].map((rows) =>
      rows.get(customerSpace(actor.customerId), 'project', args.projectId),
    );
    return {
      ...(seen && { wasCoating: { surface: seen.surface, ralNumber: seen.ralNumber } }),
      ...(known && {
        told: { productionType: known.productionType, surface: known.surface, ralNumber: known.ralNumber },
      }),
      ...args,
    };
  },
  saw: ({ projectId, was, wasCoating, told }) => [
    ...expectedInProject(projectId, 'productionType', { value: was, told: told?.productionType }),
    ...expectedInProject(projectId, 'surface', { value: wasCoating, told: told && ownCoating(told) }),
  ],
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
