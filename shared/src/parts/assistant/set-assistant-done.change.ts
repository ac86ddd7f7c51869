import { z } from 'zod';
import {
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace } from '../../records/space.ts';
import { assistantStepSchema } from './assistant-step.schema.ts';
import { assistantSteps } from './assistant-step.ts';

/** Where the user stands in the project's assistant: steps that are answered, whether it is finished, what opens after it. */
export const setAssistantDone = defineChange({
  name: 'setAssistantDone',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    doneSteps: z.array(assistantStepSchema).max(assistantSteps.length),
    settingComplete: z.boolean().optional(),
    detailsOnFinish: z.boolean().optional(),
  }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  run: (rows, { projectId, doneSteps, settingComplete, detailsOnFinish }, { actor }) => {
    const project = refuseEdit(rows, actor, projectId);
    const done = new Set([...(project.doneSteps ?? []), ...doneSteps]);
    rows.put(customerSpace(actor.customerId), 'project', {
      ...project,
      doneSteps: assistantSteps.filter((step) => done.has(step)),
      settingComplete: settingComplete ?? project.settingComplete ?? false,
      detailsOnFinish: detailsOnFinish ?? project.detailsOnFinish ?? true,
    });
  },
});
