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
import { acceptedSchema } from './accepted.schema.ts';

/** Findings of one part that somebody has seen and takes as drawn, all of them. */
export const acceptFindings = defineChange({
  name: 'acceptFindings',
  version: 1,
  args: z.strictObject({
    ...partArguments,
    accepted: acceptedSchema,
    was: acceptedSchema,
    /** What the server had told; null: none. */
    told: acceptedSchema.nullable().optional(),
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }) => ({ told: choiceIn(confirmed, args)?.accepted ?? null, ...args }),
  saw: ({ was, told, ...of }) => expectedWhole(of, 'accepted', { was, told }),
  run: (rows, { projectId, partIndex, accepted }, { actor }) => {
    refuseEdit(rows, actor, projectId);
    putPartChoice(rows, projectId, partIndex, { accepted: accepted.length > 0 ? accepted : undefined });
  },
});
