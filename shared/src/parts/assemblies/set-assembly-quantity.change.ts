import { z } from 'zod';
import { refuseEdit, refuseWithoutEditing } from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import {
  assemblyArguments,
  assemblyChoiceIn,
  assemblyReads,
  assemblySpaces,
  expectedInAssembly,
  putAssemblyChoice,
} from './assembly-change.ts';

/** Pieces of an assembly within its parent (or in the project), 1 to 9,999. */
export const setAssemblyQuantity = defineChange({
  name: 'setAssemblyQuantity',
  version: 1,
  args: z.strictObject({
    ...assemblyArguments,
    quantity: z.number().int().min(1).max(9999),
    was: z.number().int(),
    /** What the server had told of the assembly's own; null: that of the file. */
    told: z.number().int().nullable().optional(),
  }),
  spaces: assemblySpaces,
  reads: assemblyReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }) => ({ told: assemblyChoiceIn(confirmed, args)?.quantity ?? null, ...args }),
  saw: ({ was: value, told, ...of }) => expectedInAssembly(of, 'quantity', { value, told }),
  run: (rows, { projectId, assemblyIndex, quantity }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['quantity']);
    putAssemblyChoice(rows, projectId, assemblyIndex, { quantity });
  },
});
