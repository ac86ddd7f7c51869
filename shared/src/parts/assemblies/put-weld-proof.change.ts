import { z } from 'zod';
import {
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { projectSpace } from '../../records/space.ts';
import { weldJointSchema, weldProofIdOf, weldProofSchema } from './weld-proof.record.ts';

const { forceKn, direction, runCount } = weldProofSchema.shape;

const stated = z.strictObject({ forceKn, direction, runCount });

/** States the force on a joint, its direction and the runs of its seam; null: nothing is stated any more. */
export const putWeldProof = defineChange({
  name: 'putWeldProof',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    joint: weldJointSchema,
    stated: stated.nullable(),
    was: stated.nullable().optional(),
  }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId, joint }, actor) => [
    projectRow(actor, projectId),
    { space: projectSpace(projectId), kind: 'weldProof', id: weldProofIdOf(projectId, joint) },
  ],
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }) => {
    if (args.was !== undefined) return args;
    const proof = confirmed.get(projectSpace(args.projectId), 'weldProof', weldProofIdOf(args.projectId, args.joint));
    return {
      ...args,
      was: proof ? { forceKn: proof.forceKn, direction: proof.direction, runCount: proof.runCount } : null,
    };
  },
  saw: ({ projectId, joint, was }) => [
    { kind: 'weldProof', id: weldProofIdOf(projectId, joint), index: null, field: '', value: was, told: was },
  ],
  run: (rows, { projectId, joint, stated: wanted }, { actor }) => {
    refuseEdit(rows, actor, projectId);
    const id = weldProofIdOf(projectId, joint);
    if (wanted) rows.put(projectSpace(projectId), 'weldProof', { id, ...joint, ...wanted });
    else rows.remove(projectSpace(projectId), 'weldProof', id);
  },
});
