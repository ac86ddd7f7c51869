import { z } from 'zod';
import { defineChange } from '../sync/define-change.ts';
import { customerSpace, projectSpace } from '../sync/space.ts';
import { projectIdArgument, projectRow, refuseWithoutEditing } from './project-change.ts';
import { refuseEdit } from './refuse-edit.ts';

/** Certificates of material and of welds (EN 1090-1: by formula, or by drawings of the customer); only what is given changes. */
export const setProjectCertificates = defineChange({
  name: 'setProjectCertificates',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    materialCertificate: z.boolean().optional(),
    weldingCertificate: z.enum(['STANDARD', 'CUSTOM']).nullable().optional(),
  }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  run: (rows, { projectId, materialCertificate, weldingCertificate }, { actor }) => {
    const project = refuseEdit(rows, actor, projectId);
    rows.put(customerSpace(actor.customerId), 'project', {
      ...project,
      ...(materialCertificate === undefined ? {} : { materialCertificate }),
      ...(weldingCertificate === undefined ? {} : { weldingCertificate }),
    });
  },
});
