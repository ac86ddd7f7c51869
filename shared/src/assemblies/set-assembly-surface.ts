import { z } from 'zod';
import { chosenCoating } from '../projects/chosen-coating.ts';
import { refuseWithoutEditing } from '../projects/project-change.ts';
import { refuseEdit } from '../projects/refuse-edit.ts';
import { ralNumberSchema, surfaceSchema } from '../projects/surface.ts';
import { defineChange } from '../sync/define-change.ts';
import { projectSpace } from '../sync/space.ts';
import { assemblyIdOf } from '../values/ids.ts';
import {
  assemblyArguments,
  assemblyReads,
  assemblySpaces,
  putAssemblyChoice,
  sawInAssembly,
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
    /** false: the assembly gives up its own surface and follows what it is nested in, which is `surface`. */
    own: z.boolean().optional(),
  }),
  spaces: assemblySpaces,
  reads: assemblyReads,
  refusal: refuseWithoutEditing,
  withSeen: (args, rows) => {
    const id = assemblyIdOf(args.projectId, args.assemblyIndex);
    const choice = rows.get(projectSpace(args.projectId), 'assemblyChoice', id);
    return { wasRalNumber: choice?.ralNumber ?? null, ...args };
  },
  saw: ({ was: surface, wasRalNumber: ralNumber, ...of }) => sawInAssembly(of, 'surface', { surface, ralNumber }),
  run: (rows, { projectId, assemblyIndex, surface, ralNumber, own = true }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['surface', 'colour']);
    const id = assemblyIdOf(projectId, assemblyIndex);
    const before = rows.get(projectSpace(projectId), 'assemblyChoice', id)?.ralNumber;
    const none = { surface: undefined, ralNumber: undefined };
    putAssemblyChoice(rows, projectId, assemblyIndex, own ? chosenCoating({ surface, ralNumber }, before) : none);
  },
});
