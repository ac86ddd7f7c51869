import { z } from 'zod';
import { serviceClassSchema, woodSchema } from '../../parts/findings/installation.schema.ts';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace, projectSpace } from '../../records/space.ts';
import {
  expectedInProject,
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from './project-change.ts';

const installation = {
  serviceClass: serviceClassSchema.nullable().optional(),
  wood: woodSchema.nullable().optional(),
};

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
    if (!project || args.was) return args;
    const { serviceClass = null, wood = null } = project;
    return {
      ...args,
      was: {
        ...(args.serviceClass === undefined ? {} : { serviceClass }),
        ...(args.wood === undefined ? {} : { wood }),
      },
    };
  },
  saw: ({ projectId, was = {}, ...given }) =>
    (['serviceClass', 'wood'] as const).flatMap((field) =>
      given[field] === undefined ? [] : expectedInProject(projectId, field, { value: was[field] }),
    ),
  run: (rows, { projectId, serviceClass, wood }, { actor }) => {
    const project = refuseEdit(rows, actor, projectId);
    rows.put(customerSpace(actor.customerId), 'project', {
      ...project,
      ...(serviceClass === undefined ? {} : { serviceClass }),
      ...(wood === undefined ? {} : { wood }),
    });
  },
});
