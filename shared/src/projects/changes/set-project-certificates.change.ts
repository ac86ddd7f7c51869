import { z } from 'zod';
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

const certificates = {
  materialCertificate: z.boolean().optional(),
  weldingCertificate: z.enum(['STANDARD', 'CUSTOM']).nullable().optional(),
};

type Given = z.infer<z.ZodObject<typeof certificates>>;

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
    return !project || args.was
      ? args
      : { ...args, was: heldOfGiven<Given>(project, args, { materialCertificate: false, weldingCertificate: null }) };
  },
  saw: ({ projectId, was = {}, ...given }) =>
    expectedOfGiven<Given>(projectId, ['materialCertificate', 'weldingCertificate'], { given, was }),
  run: (rows, { projectId, materialCertificate, weldingCertificate }, { actor }) => {
    const project = refuseEdit(rows, actor, projectId);
    const given = withoutUndefined({ materialCertificate, weldingCertificate });
    rows.put(customerSpace(actor.customerId), 'project', { ...project, ...given });
  },
});
