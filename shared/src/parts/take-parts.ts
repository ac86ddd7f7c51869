import { z } from 'zod';
import { projectIdArgument, projectRow, refuseWithoutEditing } from '../projects/project-change.ts';
import { refuseEdit } from '../projects/refuse-edit.ts';
import { defineChange } from '../sync/define-change.ts';
import { projectSpace } from '../sync/space.ts';
import { partIdOf } from '../values/ids.ts';
import { putPartChoice } from './put-part-choice.ts';

/** Takes parts as steel, or leaves them out; up to 5,000 at a time. */
export const takeParts = defineChange({
  name: 'takeParts',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    partIndexes: z.array(z.number().int().positive()).min(1).max(5000),
    taken: z.boolean(),
  }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId, partIndexes }, actor) => [
    projectRow(actor, projectId),
    ...partIndexes.map(
      (index) => ({ space: projectSpace(projectId), kind: 'partChoice', id: partIdOf(projectId, index) }) as const,
    ),
  ],
  refusal: refuseWithoutEditing,
  run: (rows, { projectId, partIndexes, taken }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['quantity']);
    for (const index of partIndexes) putPartChoice(rows, projectId, index, { taken });
  },
});
