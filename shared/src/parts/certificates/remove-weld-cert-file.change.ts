import { z } from 'zod';
import {
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { projectSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';

/** Takes a drawing or calculation of welds out of the project. */
export const removeWeldCertFile = defineChange({
  name: 'removeWeldCertFile',
  version: 1,
  args: z.strictObject({ ...projectIdArgument, fileId: z.uuid() }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId, fileId }, actor) => [
    projectRow(actor, projectId),
    { space: projectSpace(projectId), kind: 'weldCertFile', id: fileId },
  ],
  refusal: refuseWithoutEditing,
  run: (rows, { projectId, fileId }, { actor }) => {
    refuseEdit(rows, actor, projectId);
    const space = projectSpace(projectId);
    if (!rows.get(space, 'weldCertFile', fileId)) throw new DomainError('not_found', { record: 'weldCertFile' });
    rows.remove(space, 'weldCertFile', fileId);
  },
});
