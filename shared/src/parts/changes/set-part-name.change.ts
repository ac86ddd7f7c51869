import { z } from 'zod';
import { refuseEdit, refuseWithoutEditing } from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { choiceIn, expectedInPart, partArguments, partReads, partSpaces, putPartChoice } from './part-change.ts';

/** Name of one part. */
export const setPartName = defineChange({
  name: 'setPartName',
  version: 1,
  args: z.strictObject({
    ...partArguments,
    name: z.string().trim().min(1).max(256),
    was: z.string(),
    /** What the server had told of the part's own; null: that of the file. */
    told: z.string().max(256).nullable().optional(),
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }) => ({ told: choiceIn(confirmed, args)?.name ?? null, ...args }),
  saw: ({ was: value, told, ...of }) => expectedInPart(of, 'name', { value, told }),
  run: (rows, { projectId, partIndex, name }, { actor }) => {
    refuseEdit(rows, actor, projectId);
    putPartChoice(rows, projectId, partIndex, { name });
  },
});
