import { z } from 'zod';
import { refuseEdit, refuseWithoutEditing } from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { choiceIn, expectedInPart, partArguments, partReads, partSpaces, putPartChoice } from './part-change.ts';

/** Steel grade of one part; a grade the tariff does not know puts it on request. */
export const setPartGrade = defineChange({
  name: 'setPartGrade',
  version: 1,
  args: z.strictObject({
    ...partArguments,
    grade: z.string().min(1).max(40),
    was: z.string().nullable(),
    /** What the server had told of the part's own; null: that of the file. */
    told: z.string().max(40).nullable().optional(),
    /** false: the part gives up its chosen grade and has that of the file again. */
    own: z.boolean().optional(),
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }) => ({ told: choiceIn(confirmed, args)?.grade ?? null, ...args }),
  saw: ({ was: value, told, ...of }) => expectedInPart(of, 'grade', { value, told }),
  run: (rows, { projectId, partIndex, grade, own = true }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['material']);
    putPartChoice(rows, projectId, partIndex, { grade: own ? grade : undefined });
  },
});
