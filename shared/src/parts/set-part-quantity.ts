import { z } from 'zod';
import { refuseEdit } from '../projects/refuse-edit.ts';
import { putPartChoice } from './put-part-choice.ts';
import { defineChange } from '../sync/define-change.ts';
import { customerSpace, projectSpace } from '../sync/space.ts';
import { idSchema, partIdOf, type ProjectId } from '../values/ids.ts';

/** Pieces of a part within one assembly (a loose part: in the project), 1 to 9,999. */
export const setPartQuantity = defineChange({
  name: 'setPartQuantity',
  version: 1,
  args: z.strictObject({
    projectId: idSchema<ProjectId>(),
    partIndex: z.number().int().positive(),
    quantity: z.number().int().min(1).max(9999),
    was: z.number().int(),
  }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId, partIndex }, actor) => [
    { space: customerSpace(actor.customerId), kind: 'project', id: projectId },
    { space: projectSpace(projectId), kind: 'partChoice', id: partIdOf(projectId, partIndex) },
  ],
  refusal: () => null,
  run: (rows, { projectId, partIndex, quantity }, { actor }) => {
    refuseEdit(rows, actor, projectId);
    putPartChoice(rows, projectId, partIndex, { quantity });
  },
});
