import { z } from 'zod';
import { refuseEdit, refuseWithoutEditing } from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import {
  choiceIn,
  expectedWhole,
  partArguments,
  partReads,
  partSpaces,
  putPartChoice,
} from '../changes/part-change.ts';
import { mendedAsSchema, mendsSchema } from './mend.schema.ts';

/**
 * Mends of one part, all of them; none: it is what the file says again. `measured` is what the device has made of it
 * (measureMended); the server makes its own and stores that.
 */
export const setPartMends = defineChange({
  name: 'setPartMends',
  version: 1,
  args: z.strictObject({
    ...partArguments,
    mends: mendsSchema,
    was: mendsSchema,
    /** What the server had told; null: none. */
    told: mendsSchema.nullable().optional(),
    measured: mendedAsSchema.nullable(),
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }) => ({ told: choiceIn(confirmed, args)?.mends ?? null, ...args }),
  saw: ({ was, told, ...of }) => expectedWhole(of, 'mends', { was, told }),
  run: (rows, { projectId, partIndex, mends, measured }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['material']);
    const isMended = mends.length > 0 && measured !== null;
    putPartChoice(rows, projectId, partIndex, {
      mends: isMended ? mends : undefined,
      mendedAs: isMended ? measured : undefined,
      ...(isMended && { profileId: undefined, measuredAs: undefined }),
    });
  },
});
