import { z } from 'zod';
import { chosenCoating } from '../projects/chosen-coating.ts';
import { refuseWithoutEditing } from '../projects/project-change.ts';
import { refuseEdit } from '../projects/refuse-edit.ts';
import { ralNumberSchema, surfaceSchema } from '../projects/surface.ts';
import { defineChange } from '../sync/define-change.ts';
import { projectSpace } from '../sync/space.ts';
import { partIdOf } from '../values/ids.ts';
import { partArguments, partReads, partSpaces, sawInPart } from './part-change.ts';
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
    wasRalNumber: ralNumberSchema.optional(),
    /** false: the part gives up its own surface and follows its assembly or project, which is `surface`. */
    own: z.boolean().optional(),
  }),
  spaces: partSpaces,
  reads: partReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, rows) => {
    const choice = rows.get(projectSpace(args.projectId), 'partChoice', partIdOf(args.projectId, args.partIndex));
    return { wasRalNumber: choice?.ralNumber ?? null, ...args };
  },
  saw: ({ was: surface, wasRalNumber: ralNumber, ...of }) => sawInPart(of, 'surface', { surface, ralNumber }),
  run: (rows, { projectId, partIndex, surface, ralNumber, own = true }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['surface', 'colour']);
    const before = rows.get(projectSpace(projectId), 'partChoice', partIdOf(projectId, partIndex))?.ralNumber;
    const none = { surface: undefined, ralNumber: undefined };
    putPartChoice(rows, projectId, partIndex, own ? chosenCoating({ surface, ralNumber }, before) : none);
  },
});
