import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { refuseWithout } from '../../records/permissions.ts';
import { customerSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { languages } from '../../values/language.ts';
import { projectIdArgument, projectRow, refuseEdit } from './project-change.ts';

/**
 * Asks for the price of a project that has none by itself. Asked for already: the project stays as it is, and
 * the server adds the remark to the request. It counts the time to answer from when the first one reaches it.
 */
export const requestPrice = defineChange({
  name: 'requestPrice',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    /** What the customer wants to add, for whoever answers. */
    comment: z.string().max(2000),
    /** Day on which he would have it, YYYY-MM-DD. */
    wishDay: z.iso.date().nullable().optional(),
    language: z.enum(languages),
  }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithout('order', 'no_order_permission'),
  run: (rows, { projectId }, { actor, at }) => {
    const project = refuseEdit(rows, actor, projectId);
    if (project.reading === 'refused') throw new DomainError('project_not_read', { project: project.name });
    if (project.reading === 'read' && !project.onRequest)
      throw new DomainError('price_present', { project: project.name });
    if (project.priceRequestedAt) return;
    rows.put(customerSpace(actor.customerId), 'project', { ...project, priceRequestedAt: at, changedAt: at });
  },
});
