import { z } from 'zod';
import { projectIdArgument, projectRow, refuseWithoutEditing } from '../projects/project-change.ts';
import { refuseEdit } from '../projects/refuse-edit.ts';
import { defineChange } from '../sync/define-change.ts';
import { projectSpace } from '../sync/space.ts';
import { weldJointSchema, weldProofIdOf, weldProofSchema } from './weld-proof.ts';

const { forceKn, direction, runCount } = weldProofSchema.shape;

/** States the force on a joint, its direction and the runs of its seam; null: nothing is stated any more. */
export const putWeldProof = defineChange({
  name: 'putWeldProof',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    joint: weldJointSchema,
    stated: z.strictObject({ forceKn, direction, runCount }).nullable(),
  }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId, joint }, actor) => [
    projectRow(actor, projectId),
    { space: projectSpace(projectId), kind: 'weldProof', id: weldProofIdOf(projectId, joint) },
  ],
  refusal: refuseWithoutEditing,
  run: (rows, { projectId, joint, stated }, { actor }) => {
    refuseEdit(rows, actor, projectId);
    const id = weldProofIdOf(projectId, joint);
    if (stated) rows.put(projectSpace(projectId), 'weldProof', { id, ...joint, ...stated });
    else rows.remove(projectSpace(projectId), 'weldProof', id);
  },
});
