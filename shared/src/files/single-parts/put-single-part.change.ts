import { z } from 'zod';
import { choiceIn, expectedInPart, putPartChoice } from '../../parts/changes/part-change.ts';
import {
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { customerSpace, projectSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { fileHashSchema, partIdOf } from '../../values/ids.ts';
import { formsWith, markOfForms } from './forms-of.ts';
import { singlePartFormSchema } from './single-part-form.schema.ts';

/** Single parts of one project. */
export const mostSingleParts = 500;

const chosen = {
  quantity: z.number().int().nullable(),
  name: z.string().max(256).nullable(),
  grade: z.string().max(40).nullable(),
};

/**
 * Adds a part made from a form to a project of single parts, or fills in its form anew. The file made of all forms comes with it and is
 * read like any other; it takes the place of the one that was current when it was made, and is refused when another came in between
 * or when it was made of other forms than the project has. What was chosen for the part where its form says the same ends with it.
 */
export const putSinglePart = defineChange({
  name: 'putSinglePart',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    index: z.number().int().min(1).max(mostSingleParts),
    form: singlePartFormSchema,
    fileHash: fileHashSchema,
    fileName: z.string().min(1).max(255),
    wasFileHash: fileHashSchema,
    /** markOfForms of all forms that the file was made of. */
    formsMark: z.string().regex(/^[0-9a-f]{8}$/),
    /** What was chosen for the part before; null: nothing was. */
    was: z.strictObject(chosen).optional(),
  }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId, index }, actor) => [
    projectRow(actor, projectId),
    { space: projectSpace(projectId), kind: 'singlePart', all: true },
    { space: projectSpace(projectId), kind: 'partChoice', id: partIdOf(projectId, index) },
    { space: projectSpace(projectId), kind: 'reading', id: 'head' },
    { space: projectSpace(projectId), kind: 'partPack', all: true },
  ],
  refusal: refuseWithoutEditing,
  withSeen: (args, { confirmed }) => {
    const choice = choiceIn(confirmed, { projectId: args.projectId, partIndex: args.index });
    const { quantity = null, name = null, grade = null } = choice ?? {};
    return { was: { quantity, name, grade }, ...args };
  },
  saw: ({ projectId, index, was }) =>
    (['quantity', 'name', 'grade'] as const).flatMap((field) =>
      expectedInPart({ projectId, partIndex: index }, field, { value: was?.[field], told: was?.[field] }),
    ),
  blobs: ({ fileHash }) => [fileHash],
  run: (rows, { projectId, index, form, fileHash, fileName, wasFileHash, formsMark }, { actor, at }) => {
    const project = refuseEdit(rows, actor, projectId, ['material', 'quantity']);
    const space = projectSpace(projectId);
    const parts = rows.all(space, 'singlePart');
    if (!project.hasSingleParts || index > parts.length + 1)
      throw new DomainError('not_found', { record: 'singlePart' });
    if (project.fileHash !== wasFileHash || markOfForms(formsWith(parts, index, form)) !== formsMark)
      throw new DomainError('file_replaced', { project: project.name });
    rows.put(space, 'singlePart', { id: partIdOf(projectId, index), index, form });
    putPartChoice(rows, projectId, index, { quantity: undefined, name: undefined, grade: undefined });
    for (const pack of rows.all(space, 'partPack')) rows.remove(space, 'partPack', pack.id);
    rows.remove(space, 'reading', 'head');
    rows.put(customerSpace(actor.customerId), 'project', {
      ...project,
      fileHash,
      fileName,
      reading: 'waiting',
      readingRefusal: '',
      changedAt: at,
    });
  },
});
