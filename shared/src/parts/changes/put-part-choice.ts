import type { Rows } from '../../records/rows.ts';
import { projectSpace } from '../../records/space.ts';
import { type ProjectId, partIdOf } from '../../values/ids.ts';
import { withoutUndefined } from '../../values/without-undefined.ts';
import type { PartChoice } from '../part-choice.record.ts';

/** Merges fields into the choice of one part; an undefined one leaves it. */
export const putPartChoice = (rows: Rows, projectId: ProjectId, index: number, fields: Partial<PartChoice>) => {
  const space = projectSpace(projectId);
  const id = partIdOf(projectId, index);
  const merged = { ...(rows.get(space, 'partChoice', id) ?? { id, index }), ...fields };
  rows.put(space, 'partChoice', withoutUndefined(merged));
};
