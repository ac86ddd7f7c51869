import { z } from 'zod';
import { refuseWithoutEditing } from '../projects/project-change.ts';
import { refuseEdit } from '../projects/refuse-edit.ts';
import { defineChange } from '../sync/define-change.ts';
import { choiceIn, partArguments, partReads, partSpaces, sawInPart } from './part-change.ts';
import { putPartChoice } from './put-part-choice.ts';

/** Pieces of a part within one assembly (a loose part: in the project), 1 to 9,999. */
export const setPartQuantity = defineChange({
  name: 'setPartQuantity',
  version: 1,
  args: z.strictObject({
    ...partArguments,
    quantity: z.number().int().min(1).max(9999),
    was: z.number().int(),
    /** What the server had told of the part's own; null: that of the file. */
    told: z.number().int().nullable().optional(),
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { told }) => ({ told: choiceIn(told, args)?.quantity ?? null, ...args }),
  saw: ({ was: value, told, ...of }) => sawInPart(of, 'quantity', { value, told }),
  run: (rows, { projectId, partIndex, quantity }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['quantity']);
    putPartChoice(rows, projectId, partIndex, { quantity });
  },
});
