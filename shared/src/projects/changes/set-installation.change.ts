import { z } from 'zod';
import { serviceClassSchema, woodSchema } from '../../parts/findings/installation.schema.ts';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace, projectSpace } from '../../records/space.ts';
import { withoutUndefined } from '../../values/without-undefined.ts';
import {
  expectedOfGiven,
  heldOfGiven,
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from './project-change.ts';

const installation = {
  serviceClass: serviceClassSchema.nullable().optional(),
  wood: woodSchema.nullable().optional(),
};

type Given = z.infer<z.ZodObject<typeof installation>>;

/** Where the steel is built in and the wood it touches, which the part check looks at; only what is given changes. */
export const setInstallation = defineChange({
  name: 'setInstallation',
  version: 1,
  args: z.strictObject({ ...projectIdArgument, ...installation, was: z.strictObject(installation).optional() }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }, actor) => {
    const project = confirmed.get(customerSpace(actor.customerId), 'project', args.projectId);
    return !project || args.was
      ? args
      : { ...args, was: heldOfGiven<Given>(project, args, { serviceClass: null, wood: null }) };
  },
  saw: ({ projectId, was = {}, ...given }) =>
    expectedOfGiven<Given>(projectId, ['serviceClass', 'wood'], { given, was }),
  run: (rows, { projectId, serviceClass, wood }, { actor }) => {
    const project = refuseEdit(rows, actor, projectId);
    const given = withoutUndefined({ serviceClass, wood });
    rows.put(customerSpace(actor.customerId), 'project', { ...project, ...given });
  },
});
