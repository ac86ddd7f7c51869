import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace } from '../../records/space.ts';
import { projectSchema } from '../project.record.ts';
import {
  expectedInProject,
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from './project-change.ts';

const texts = projectSchema.pick({ drawingId: true, comment: true, additionalText: true }).partial().shape;
const textFields = ['name', 'drawingId', 'comment', 'additionalText'] as const;
type Given = { readonly [F in (typeof textFields)[number]]?: unknown };
const givenIn = (args: Given) => textFields.filter((field) => args[field] !== undefined);

/** Name, drawing id, comment and additional text of a project; only what is given changes. */
export const setProjectTexts = defineChange({
  name: 'setProjectTexts',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    name: z.string().trim().min(1).max(256).optional(),
    ...texts,
    was: z.strictObject({ name: z.string().max(256).optional(), ...texts }).optional(),
  }),
  spaces: (_, actor) => [customerSpace(actor.customerId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }, actor) => {
    const project = confirmed.get(customerSpace(actor.customerId), 'project', args.projectId);
    if (!project || args.was) return args;
    return { ...args, was: Object.fromEntries(givenIn(args).map((field) => [field, project[field]])) };
  },
  saw: ({ projectId, was = {}, ...given }) =>
    givenIn(given).flatMap((field) => expectedInProject(projectId, field, { value: was[field] })),
  run: (rows, { projectId, was: _was, ...given }, { actor, at }) => {
    const project = refuseEdit(rows, actor, projectId);
    const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    rows.put(customerSpace(actor.customerId), 'project', { ...project, ...changed, changedAt: at });
  },
});
