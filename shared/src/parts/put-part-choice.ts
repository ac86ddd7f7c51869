import type { Rows } from '../sync/rows.ts';
import { projectSpace } from '../sync/space.ts';
import { partIdOf, type ProjectId } from '../values/ids.ts';
import type { PartChoice } from './part-choice.ts';

/** Merges fields into the choice of one part. */
export const putPartChoice = (rows: Rows, projectId: ProjectId, index: number, fields: Partial<PartChoice>) => {
  const space = projectSpace(projectId);
  const id = partIdOf(projectId, index);
  rows.put(space, 'partChoice', { ...(rows.get(space, 'partChoice', id) ?? { id, index }), ...fields });
};
