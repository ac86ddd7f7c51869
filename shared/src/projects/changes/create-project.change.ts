import { z } from 'zod';
import { singlePartFormSchema } from '../../files/single-parts/single-part-form.schema.ts';
import { defaultSurface } from '../../parts/finishes.ts';
import { defineChange } from '../../records/define-change.ts';
import { refuseWithout } from '../../records/permissions.ts';
import { customerSpace, projectSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { fileHashSchema, idSchema, type ProjectId, partIdOf } from '../../values/ids.ts';
import { projectIdArgument, projectRow } from './project-change.ts';

/** A project from a file. The file's bytes arrive before this change; what is in them the server reads by itself. */
export const createProject = defineChange({
  name: 'createProject',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    name: z.string().trim().min(1).max(256),
    fileHash: fileHashSchema,
    fileName: z.string().min(1).max(255),
    /** The form of the first part, for a project of parts made without a file of their own. */
    form: singlePartFormSchema.optional(),
    /** The project whose file this one is a later version of. */
    revisionOf: idSchema<ProjectId>().optional(),
  }),
  spaces: ({ projectId }, actor) => [customerSpace(actor.customerId), projectSpace(projectId)],
  reads: ({ projectId }, actor) => [projectRow(actor, projectId)],
  refusal: refuseWithout('createProject'),
  blobs: ({ fileHash }) => [fileHash],
  run: (rows, { projectId, name, fileHash, fileName, form, revisionOf }, { actor, at }) => {
    const space = customerSpace(actor.customerId);
    if (rows.get(space, 'project', projectId)) throw new DomainError('already_exists', { record: 'project' });
    rows.put(space, 'project', {
      id: projectId,
      number: null,
      name,
      drawingId: '',
      comment: '',
      additionalText: '',
      userId: actor.userId,
      fileHash,
      fileName,
      ...(form ? { hasSingleParts: true } : {}),
      ...(revisionOf && { revisionOf }),
      reading: 'waiting',
      readingRefusal: '',
      surface: defaultSurface,
      ralNumber: null,
      productionType: 'SINGLEPARTS_ONLY',
      partCount: 0,
      positionCount: 0,
      assemblyCount: 0,
      netWeightG: 0,
      surfaceMm2: 0,
      onRequest: false,
      createdAt: at,
      changedAt: at,
      orderedAt: null,
      trashedAt: null,
    });
    if (form) rows.put(projectSpace(projectId), 'singlePart', { id: partIdOf(projectId, 1), index: 1, form });
  },
});
