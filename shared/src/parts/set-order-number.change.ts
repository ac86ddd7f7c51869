import { z } from 'zod';
import { projectIdArgument, refuseEdit, refuseWithoutEditing } from '../projects/changes/project-change.ts';
import { defineChange, type Rows } from '../records/define-change.ts';
import { projectSpace } from '../records/space.ts';
import type { ProjectId } from '../values/ids.ts';
import {
  assemblyChoiceIn,
  assemblyReads,
  expectedInAssembly,
  putAssemblyChoice,
} from './assemblies/assembly-change.ts';
import { choiceIn, expectedInPart, partReads, putPartChoice } from './changes/part-change.ts';
import { orderNumberSchema } from './order-number.schema.ts';

type Piece = { projectId: ProjectId; piece: 'part' | 'assembly'; index: number };

const ofPart = ({ projectId, index: partIndex }: Piece) => ({ projectId, partIndex });
const ofAssembly = ({ projectId, index: assemblyIndex }: Piece) => ({ projectId, assemblyIndex });

const choiceOf = (rows: Pick<Rows, 'get'>, of: Piece) =>
  of.piece === 'part' ? choiceIn(rows, ofPart(of)) : assemblyChoiceIn(rows, ofAssembly(of));

/** Where a part or an assembly stands in lists, 1 to 99,999; null: where the file has it. Nothing of its making or price. */
export const setOrderNumber = defineChange({
  name: 'setOrderNumber',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    piece: z.enum(['part', 'assembly']),
    index: z.number().int().positive(),
    orderNumber: orderNumberSchema.nullable(),
    was: z.number().int(),
    /** What the server had told of its own; null: that of the file. */
    told: z.number().int().nullable().optional(),
  }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: (args, actor) =>
    args.piece === 'part' ? partReads(ofPart(args), actor) : assemblyReads(ofAssembly(args), actor),
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }) => ({ told: choiceOf(confirmed, args)?.orderNumber ?? null, ...args }),
  saw: ({ was: value, told, ...of }) => {
    const seen = { value, told };
    return of.piece === 'part'
      ? expectedInPart(ofPart(of), 'orderNumber', seen)
      : expectedInAssembly(ofAssembly(of), 'orderNumber', seen);
  },
  run: (rows, { projectId, piece, index, orderNumber }, { actor }) => {
    refuseEdit(rows, actor, projectId);
    const put = piece === 'part' ? putPartChoice : putAssemblyChoice;
    put(rows, projectId, index, { orderNumber: orderNumber ?? undefined });
  },
});
