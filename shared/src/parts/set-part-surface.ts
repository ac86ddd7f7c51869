import { z } from 'zod';
import { refuseWithoutEditing } from '../projects/project-change.ts';
import { refuseEdit } from '../projects/refuse-edit.ts';
import { ralNumberAfter, ralNumberSchema, surfaceSchema } from '../projects/surface.ts';
import { defineChange } from '../sync/define-change.ts';
import { partArguments, partReads, partSpaces } from './part-change.ts';
import { putPartChoice } from './put-part-choice.ts';

/** Surface and colour of one part, in place of those of its assembly or project. */
export const setPartSurface = defineChange({
  name: 'setPartSurface',
  version: 1,
  args: z.strictObject({
    ...partArguments,
    surface: surfaceSchema,
    ralNumber: ralNumberSchema,
    was: surfaceSchema,
    /** false: the part gives up its own surface and follows its assembly or project, which is `surface`. */
    own: z.boolean().optional(),
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  run: (rows, { projectId, partIndex, surface, ralNumber, own = true }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['surface', 'colour']);
    const chosen = { surface, ralNumber: ralNumberAfter(surface, ralNumber) };
    putPartChoice(rows, projectId, partIndex, own ? chosen : { surface: undefined, ralNumber: undefined });
  },
});
