import { z } from 'zod';
import { projectIdArgument, projectRow, refuseWithoutEditing } from '../projects/project-change.ts';
import { refuseEdit } from '../projects/refuse-edit.ts';
import { defineChange } from '../sync/define-change.ts';
import { projectSpace } from '../sync/space.ts';
import { partIdOf } from '../values/ids.ts';
import { choiceIn, sawInPart } from './part-change.ts';
import { putPartChoice } from './put-part-choice.ts';

const indexes = z.array(z.number().int().positive()).max(5000);

/**
 * Takes parts as steel, or leaves them out; up to 5,000 at a time. A build that does not say what it saw is taken to have seen
 * the other of the two.
 */
export const takeParts = defineChange({
  name: 'takeParts',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    partIndexes: indexes.min(1),
    taken: z.boolean(),
    /** Those of them that the server had told to be taken or left out by choice. */
    was: z.strictObject({ taken: indexes, leftOut: indexes }).optional(),
  }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId, partIndexes }, actor) => [
    projectRow(actor, projectId),
    ...partIndexes.map(
      (index) => ({ space: projectSpace(projectId), kind: 'partChoice', id: partIdOf(projectId, index) }) as const,
    ),
  ],
  refusal: refuseWithoutEditing,
  withSeen: ({ projectId, partIndexes, ...args }, { told }) => {
    const chosen = (taken: boolean) =>
      partIndexes.filter((partIndex) => choiceIn(told, { projectId, partIndex })?.taken === taken);
    return { was: { taken: chosen(true), leftOut: chosen(false) }, projectId, partIndexes, ...args };
  },
  saw: ({ projectId, partIndexes, taken, was }) => {
    const seen = new Map<number, boolean>([
      ...(was?.taken ?? []).map((index) => [index, true] as const),
      ...(was?.leftOut ?? []).map((index) => [index, false] as const),
    ]);
    return partIndexes.flatMap((partIndex) => {
      const value = was ? (seen.get(partIndex) ?? null) : !taken;
      return sawInPart({ projectId, partIndex }, 'taken', { value, told: value });
    });
  },
  run: (rows, { projectId, partIndexes, taken }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['quantity']);
    for (const index of partIndexes) putPartChoice(rows, projectId, index, { taken });
  },
});
