import { z } from 'zod';
import { typeOfName } from '../../files/document-type.ts';
import {
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { projectSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { weldCertFileSchema, weldCertLimits } from './weld-cert-file.record.ts';

const { fileNameOriginal, fileHash, type, byteCount } = weldCertFileSchema.shape;

/** Adds a drawing or calculation of welds. Its bytes arrive before this change; the server looks at what they are. */
export const addWeldCertFile = defineChange({
  name: 'addWeldCertFile',
  version: 1,
  args: z.strictObject({ ...projectIdArgument, fileId: z.uuid(), fileNameOriginal, fileHash, type, byteCount }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId }, actor) => [
    projectRow(actor, projectId),
    { space: projectSpace(projectId), kind: 'weldCertFile', all: true },
  ],
  refusal: refuseWithoutEditing,
  blobs: (args) => [args.fileHash],
  run: (rows, { projectId, fileId, ...file }, { actor, at }) => {
    refuseEdit(rows, actor, projectId);
    if (typeOfName(file.fileNameOriginal) !== file.type) {
      throw new DomainError('weld_file_type', { name: file.fileNameOriginal });
    }
    if (rows.all(projectSpace(projectId), 'weldCertFile').length >= weldCertLimits.fileCount) {
      throw new DomainError('weld_file_count', { max: weldCertLimits.fileCount });
    }
    rows.put(projectSpace(projectId), 'weldCertFile', { id: fileId, ...file, addedAt: at });
  },
});
