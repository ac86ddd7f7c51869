import { z } from 'zod';
import { projectIdArgument, projectRow, refuseEdit, refuseWithoutEditing } from '../projects/changes/project-change.ts';
import { defineChange } from '../records/define-change.ts';
import { projectSpace } from '../records/space.ts';
import { assemblyIdOf, type ProjectId, partIdOf } from '../values/ids.ts';
import { assemblyChoiceIn, expectedInAssembly, putAssemblyChoice } from './assemblies/assembly-change.ts';
import { choiceIn, expectedInPart, putPartChoice } from './changes/part-change.ts';

const pieceSchema = z.strictObject({
  kind: z.enum(['part', 'assembly']),
  index: z.number().int().positive(),
  quantity: z.number().int().min(1).max(9999),
  was: z.number().int(),
  /** What the server had told of its own; null: that of the file. */
  told: z.number().int().nullable().optional(),
});
type Piece = z.infer<typeof pieceSchema>;

const rowOf = (projectId: ProjectId, { kind, index }: Piece) => {
  const space = projectSpace(projectId);
  return kind === 'part'
    ? ({ space, kind: 'partChoice', id: partIdOf(projectId, index) } as const)
    : ({ space, kind: 'assemblyChoice', id: assemblyIdOf(projectId, index) } as const);
};

/** Pieces of several parts and assemblies at once, each within the one it lies in, up to 5,000 at a time. */
export const setQuantities = defineChange({
  name: 'setQuantities',
  version: 1,
  args: z.strictObject({ ...projectIdArgument, pieces: z.array(pieceSchema).min(1).max(5000) }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId, pieces }, actor) => [
    projectRow(actor, projectId),
    ...pieces.map((piece) => rowOf(projectId, piece)),
  ],
  refusal: refuseWithoutEditing,
  withSeen: ({ projectId, pieces }, { confirmed }) => ({
    projectId,
    pieces: pieces.map((piece) => {
      const { kind, index } = piece;
      const choice =
        kind === 'part'
          ? choiceIn(confirmed, { projectId, partIndex: index })
          : assemblyChoiceIn(confirmed, { projectId, assemblyIndex: index });
      return { told: choice?.quantity ?? null, ...piece };
    }),
  }),
  saw: ({ projectId, pieces }) =>
    pieces.flatMap(({ kind, index, was: value, told }) =>
      kind === 'part'
        ? expectedInPart({ projectId, partIndex: index }, 'quantity', { value, told })
        : expectedInAssembly({ projectId, assemblyIndex: index }, 'quantity', { value, told }),
    ),
  run: (rows, { projectId, pieces }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['quantity']);
    for (const { kind, index, quantity } of pieces) {
      if (kind === 'part') putPartChoice(rows, projectId, index, { quantity });
      else putAssemblyChoice(rows, projectId, index, { quantity });
    }
  },
});
