import { z } from 'zod';
import {
  choiceIn,
  expectedWhole,
  partArguments,
  partReads,
  partSpaces,
  putPartChoice,
} from '../parts/changes/part-change.ts';
import { refuseEdit, refuseWithoutEditing } from '../projects/changes/project-change.ts';
import { defineChange } from '../records/define-change.ts';
import { timberChoiceSchema } from './timber-choice.schema.ts';

const chosen = timberChoiceSchema.nullable();

/** The wood that goes with a plate; null: none. It changes nothing of the steel. */
export const setPartTimber = defineChange({
  name: 'setPartTimber',
  version: 1,
  args: z.strictObject({
    ...partArguments,
    timber: chosen,
    was: chosen,
    /** What the server had told; null: none. */
    told: chosen.optional(),
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }) => ({ told: choiceIn(confirmed, args)?.timber ?? null, ...args }),
  saw: ({ was, told, ...of }) => expectedWhole(of, 'timber', { was, told }),
  run: (rows, { projectId, partIndex, timber }, { actor }) => {
    refuseEdit(rows, actor, projectId);
    putPartChoice(rows, projectId, partIndex, { timber: timber ?? undefined });
  },
});
