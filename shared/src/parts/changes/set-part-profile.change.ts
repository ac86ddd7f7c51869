import { z } from 'zod';
import { refuseEdit, refuseWithoutEditing } from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { measuredAsSchema } from '../measured-as.schema.ts';
import { choiceIn, expectedInPart, partArguments, partReads, partSpaces, putPartChoice } from './part-change.ts';

/**
 * Profile of one part. `measured` is what the device has made of it (measureAs); the server makes its own and stores that.
 */
export const setPartProfile = defineChange({
  name: 'setPartProfile',
  version: 1,
  args: z.strictObject({
    ...partArguments,
    profileId: z.string().min(1).max(60),
    was: z.string().nullable(),
    /** What the server had told of the part's own; null: that of the file. */
    told: z.string().max(60).nullable().optional(),
    /** false: the part gives up its chosen profile and is what the file says again. */
    own: z.boolean().optional(),
    measured: measuredAsSchema,
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }) => ({ told: choiceIn(confirmed, args)?.profileId ?? null, ...args }),
  saw: ({ was, told, ...of }) => expectedInPart(of, 'profileId', { value: profileOf(was), told: profileOf(told) }),
  run: (rows, { projectId, partIndex, profileId, own = true, measured }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['material']);
    const chosen = { profileId, measuredAs: measured, mends: undefined, mendedAs: undefined };
    putPartChoice(rows, projectId, partIndex, own ? chosen : { profileId: undefined, measuredAs: undefined });
  },
});

const profileOf = (profileId: string | null | undefined) => (profileId == null ? profileId : { profileId });
