import { z } from 'zod';
import {
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { projectSpace } from '../../records/space.ts';
import { partIdOf } from '../../values/ids.ts';
import { choiceIn, expectedInPart, putPartChoice } from './part-change.ts';

/** Steel grades of several parts, up to 5,000 at a time; null: the part gives up its chosen grade and has that of the file again. */
export const setGrades = defineChange({
  name: 'setGrades',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    grades: z
      .array(
        z.strictObject({
          partIndex: z.number().int().positive(),
          grade: z.string().min(1).max(40).nullable(),
          /** What was chosen for it before; null: nothing was. */
          was: z.string().max(40).nullable().optional(),
        }),
      )
      .min(1)
      .max(5000),
  }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId, grades }, actor) => [
    projectRow(actor, projectId),
    ...grades.map(
      ({ partIndex }) =>
        ({ space: projectSpace(projectId), kind: 'partChoice', id: partIdOf(projectId, partIndex) }) as const,
    ),
  ],
  refusal: refuseWithoutEditing,
  withSeen: ({ projectId, grades }, { confirmed }) => ({
    projectId,
    grades: grades.map((each) => {
      return { was: choiceIn(confirmed, { projectId, partIndex: each.partIndex })?.grade ?? null, ...each };
    }),
  }),
  saw: ({ projectId, grades }) =>
    grades.flatMap(({ partIndex, was }) =>
      expectedInPart({ projectId, partIndex }, 'grade', { value: was, told: was }),
    ),
  run: (rows, { projectId, grades }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['material']);
    for (const { partIndex, grade } of grades) putPartChoice(rows, projectId, partIndex, { grade: grade ?? undefined });
  },
});
