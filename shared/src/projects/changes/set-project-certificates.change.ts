import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace, projectSpace } from '../../records/space.ts';
import {
  expectedInProject,
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from './project-change.ts';

const certificates = {
  materialCertificate: z.boolean().optional(),
  weldingCertificate: z.enum(['STANDARD', 'CUSTOM']).nullable().optional(),
};

/** Certificates of material and of welds (EN 1090-1: by formula, or by drawings of the customer); only what is given changes. */
export const setProjectCertificates = defineChange({
  name: 'setProjectCertificates',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    ...certificates,
    was: z.strictObject(certificates).optional(),
  }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }, actor) => {
    const project = confirmed.get(customerSpace(actor.customerId), 'project', args.projectId);
    if (!project || args.was) return args;
    const { materialCertificate = false, weldingCertificate = null } = project;
    return {
      ...args,
      was: {
        ...(args.materialCertificate === undefined ? {} : { materialCertificate }),
        ...(args.weldingCertificate === undefined ? {} : { weldingCertificate }),
      },
    };
  },
  saw: ({ projectId, was = {}, ...given }) =>
    (['materialCertificate', 'weldingCertificate'] as const).flatMap((field) =>
      given[field] === undefined ? [] : expectedInProject(projectId, field, { value: was[field] }),
    ),
  run: (rows, { projectId, materialCertificate, weldingCertificate }, { actor }) => {
    const project = refuseEdit(rows, actor, projectId);
    rows.put(customerSpace(actor.customerId), 'project', {
      ...project,
      ...(materialCertificate === undefined ? {} : { materialCertificate }),
      ...(weldingCertificate === undefined ? {} : { weldingCertificate }),
    });
  },
});
