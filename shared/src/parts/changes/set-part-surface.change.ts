import { z } from 'zod';
import { refuseEdit, refuseWithoutEditing } from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { chosenCoating } from '../chosen-coating.ts';
import { coatingSchema, ownCoating, ralNumberSchema, surfaceSchema } from '../surface.schema.ts';
import { choiceIn, expectedInPart, partArguments, partReads, partSpaces, putPartChoice } from './part-change.ts';

/** Surface and colour of one part, in place of those of its assembly or project. */
export const setPartSurface = defineChange({
  name: 'setPartSurface',
  version: 1,
  args: z.strictObject({
    ...partArguments,
    surface: surfaceSchema,
    ralNumber: ralNumberSchema,
    was: surfaceSchema,
    wasRalNumber: ralNumberSchema.optional(),
    /** What the server had told of the part's own; null: that around it. */
    told: coatingSchema.nullable().optional(),
    /** false: the part gives up its own surface and follows its assembly or project, which is `surface`. */
    own: z.boolean().optional(),
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, { shown, confirmed }) => ({
    wasRalNumber: choiceIn(shown, args)?.ralNumber ?? null,
    told: ownCoating(choiceIn(confirmed, args)),
    ...args,
  }),
  saw: ({ was: surface, wasRalNumber: ralNumber, told, ...of }) =>
    expectedInPart(of, 'surface', { value: { surface, ralNumber }, told }),
  run: (rows, { projectId, partIndex, surface, ralNumber, own = true }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['surface', 'colour']);
    const before = choiceIn(rows, { projectId, partIndex })?.ralNumber;
    const none = { surface: undefined, ralNumber: undefined };
    putPartChoice(rows, projectId, partIndex, own ? chosenCoating({ surface, ralNumber }, before) : none);
  },
});
