import { z } from 'zod';
import { refuseEdit, refuseWithoutEditing } from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { chosenCoating } from '../chosen-coating.ts';
import { coatingSchema, ownCoating, ralNumberSchema, surfaceSchema } from '../surface.schema.ts';
import {
  assemblyArguments,
  assemblyChoiceIn,
  assemblyReads,
  assemblySpaces,
  expectedInAssembly,
  putAssemblyChoice,
} from './assembly-change.ts';

/** Surface and colour of an assembly and of all parts in it that have none of their own. */
export const setAssemblySurface = defineChange({
  name: 'setAssemblySurface',
  version: 1,
  args: z.strictObject({
    ...assemblyArguments,
    surface: surfaceSchema,
    ralNumber: ralNumberSchema,
    was: surfaceSchema,
    wasRalNumber: ralNumberSchema.optional(),
    /** What the server had told of the assembly's own; null: that around it. */
    told: coatingSchema.nullable().optional(),
    /** false: the assembly gives up its own surface and follows what it is nested in, which is `surface`. */
    own: z.boolean().optional(),
  }),
  spaces: assemblySpaces,
  reads: assemblyReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { shown, confirmed }) => ({
    wasRalNumber: assemblyChoiceIn(shown, args)?.ralNumber ?? null,
    told: ownCoating(assemblyChoiceIn(confirmed, args)),
    ...args,
  }),
  saw: ({ was: surface, wasRalNumber: ralNumber, told, ...of }) =>
    expectedInAssembly(of, 'surface', { value: { surface, ralNumber }, told }),
  run: (rows, { projectId, assemblyIndex, surface, ralNumber, own = true }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['surface', 'colour']);
    const before = assemblyChoiceIn(rows, { projectId, assemblyIndex })?.ralNumber;
    const none = { surface: undefined, ralNumber: undefined };
    putAssemblyChoice(rows, projectId, assemblyIndex, own ? chosenCoating({ surface, ralNumber }, before) : none);
  },
});
